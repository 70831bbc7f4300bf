import { useEffect, useRef, useState } from 'react'
import { serverNowMs } from '../../browser/clock.ts'
import { onServerEvent } from '../../browser/server-events.ts'
import { type CallOutput, send } from '../../calls/api.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { useSession } from '../../session/store.ts'
import { idleState, isCheckDue, type Sitting } from './sitting.ts'

/** Bets come faster than anybody reads. */
const askGapMs = 3_000
const lookEveryMs = 5_000

/**
 * How long one has played, what it came to and what is to be asked, as the server keeps it. While a
 * round is held back its result is not told here either.
 */
export function useSitting(gameSessionId: string | null, isHeld: boolean) {
  const [sitting, setSitting] = useState<Sitting | null>(null)
  const nowMs = useNow()
  const held = useRef(isHeld)
  useEffect(() => {
    held.current = isHeld
  }, [isHeld])
  useEffect(() => {
    if (gameSessionId === null) return undefined
    return followSitting(setSitting, () => held.current)
  }, [gameSessionId])
  const activeAt = useActiveAt(gameSessionId, isHeld)
  const tell = (asked: () => Promise<Sitting>) => asked().then(setSitting, showFailure)
  const answering = usePress(() => tell(() => send('answerRealityCheck', {})))
  return {
    sitting,
    nowMs,
    isCheckDue: sitting !== null && isCheckDue(sitting, nowMs),
    idle: sitting === null ? 'playing' : idleState(sitting, nowMs - activeAt),
    answer: answering.press,
    isAnswering: answering.isBusy,
    choose: (minutes: Sitting['checkMinutes']) =>
      void tell(async () => {
        await send('setRealityCheck', { minutes })
        return send('getSitting', {})
      }),
  } as const
}

export type SittingState = ReturnType<typeof useSitting>

function followSitting(
  tell: (sitting: CallOutput<'getSitting'>) => void,
  isHeld: () => boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false
  const ask = async () => {
    timer = undefined
    if (isHeld()) {
      later()
      return
    }
    // Unanswered, the next bet asks again.
    const sitting = await send('getSitting', {}).catch(() => null)
    if (sitting && !isLeft && !isHeld()) tell(sitting)
  }
  const later = () => {
    timer ??= setTimeout(() => void ask(), askGapMs)
  }
  const stop = onServerEvent('balance', later)
  void ask()
  return () => {
    isLeft = true
    stop()
    clearTimeout(timer)
  }
}

/** When something was last played: a stake moves the balance, and a game holds results back. */
function useActiveAt(gameSessionId: string | null, isHeld: boolean): number {
  const coin = useSession(({ user }) => user?.coin)
  const seen = `${gameSessionId}/${coin}/${isHeld}`
  const [active, setActive] = useState(() => ({ seen, at: serverNowMs() }))
  if (active.seen !== seen) setActive({ seen, at: serverNowMs() })
  return active.at
}

function useNow(): number {
  const [nowMs, setNowMs] = useState(() => serverNowMs())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(serverNowMs()), lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
