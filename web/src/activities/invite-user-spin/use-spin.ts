import { spinRange } from '@parlour/contract/spin-range.ts'
import { useRef, useState } from 'react'
import type { CallOutput } from '../../calls/api.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { useClientSeed } from '../kit/fair-draw.ts'
import { useClaim } from '../kit/use-claim.ts'
import { useTurn } from './use-turn.ts'
import { type Range, restAngle } from './wheel-face.ts'

export type WheelState = CallOutput<'actInviteUser'>
export type Spun = CallOutput<'actInviteUserSpin'>

/**
 * Spinning: the server draws, the wheel turns to it, the player reads what came out. Until then
 * the page stays as it was.
 */
export function useSpin(latest: WheelState) {
  const [chosen, choose] = useState(latest.targetList[0] ?? 0)
  const [before, setBefore] = useState(latest)
  const [result, setResult] = useState<Spun | null>(null)
  const goOn = useRef<() => void>(null)
  const { disc, turnTo } = useTurn()
  const { clientSeed, renewSeed } = useClientSeed()
  const { claim, isClaiming } = useClaim('actInviteUserSpin', {
    reading: 'actInviteUser',
    onClaimed: async (spun) => {
      renewSeed()
      await turnTo(restAngle(spun.amount, spun))
      setResult(spun)
      await new Promise<void>((resolve) => {
        goOn.current = resolve
      })
      void refreshCall('actInviteUserRecord')
    },
  })
  const wheel = isClaiming ? before : latest
  return {
    wheel,
    chosen,
    choose,
    range: nextRange(wheel, chosen),
    disc,
    isSpinning: isClaiming,
    result,
    spin: () => {
      setBefore(latest)
      claim(latest.target === null ? { target: chosen, clientSeed } : { clientSeed })
    },
    readOn: () => {
      setResult(null)
      goOn.current?.()
    },
  }
}

/** What the next spin can give: the first is for the target, the others are for friends. */
function nextRange({ target, terms }: WheelState, chosen: number): Range {
  return target === null
    ? spinRange(chosen, { min: terms.firstSpinMin, max: terms.firstSpinMax })
    : spinRange(target, { min: terms.inviteSpinMin, max: terms.inviteSpinMax })
}
