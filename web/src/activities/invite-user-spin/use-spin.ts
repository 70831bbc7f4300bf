import { spinRange } from '@parlour/contract/spin-range.ts'
import { useRef, useState } from 'react'
import { taskTypes } from '@parlour/contract/activity-types.ts'
import { readJsonText } from '@parlour/contract/json-text.ts'
import { type CallOutput, send } from '../../calls/api.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { useClientSeed } from '../kit/fair-draw.ts'
import { useClaim } from '../kit/use-claim.ts'
import { prefersLessMotion } from '../../browser/viewport.ts'
import { nextAngle, type Range, restAngle } from './wheel-face.ts'

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

/** Sharing from the wheel is a task of the day. Where there is no such task, nothing happens. */
export async function noteSpinShare(): Promise<void> {
  try {
    const { taskData } = await send('getTaskUser', {})
    const task = readJsonText(taskData).find(({ type }) => type === taskTypes.todayShareSpin)
    if (!task) return
    await send('appProxyUser4TaskUserShare', { taskId: task.id })
    await refreshCall('getTaskUser')
  } catch {
    // The invitation itself goes on: it does not wait for a task.
  }
}

/** What the next spin can give: the first is for the target, the others are for friends. */
function nextRange({ target, terms }: WheelState, chosen: number): Range {
  return target === null
    ? spinRange(chosen, { min: terms.firstSpinMin, max: terms.firstSpinMax })
    : spinRange(target, { min: terms.inviteSpinMin, max: terms.inviteSpinMax })
}

const spinMs = 4800
const fadeMs = 200

/** Turns a disc to where it is to rest; where motion is unwelcome it fades in there. */
function useTurn() {
  const disc = useRef<SVGGElement>(null)
  const angle = useRef(0)
  const turnTo = async (rest: number): Promise<void> => {
    const now = angle.current
    const next = nextAngle(now, rest)
    angle.current = next
    if (!disc.current) return
    const turning = prefersLessMotion() ? fade(disc.current, next) : turn(disc.current, now, next)
    await turning.finished.catch(() => undefined)
  }
  return { disc, turnTo }
}

function turn(disc: SVGGElement, now: number, next: number): Animation {
  const frames = [now, next].map((degrees) => ({ transform: `rotate(${degrees}deg)` }))
  const easing = 'cubic-bezier(0.12, 0.72, 0.08, 1)'
  return disc.animate(frames, { duration: spinMs, easing, fill: 'forwards' })
}

function fade(disc: SVGGElement, next: number): Animation {
  const transform = `rotate(${next}deg)`
  const frames = [
    { transform, opacity: 0.2 },
    { transform, opacity: 1 },
  ]
  return disc.animate(frames, { duration: fadeMs, fill: 'forwards' })
}
