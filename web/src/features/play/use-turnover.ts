import { useEffect, useState } from 'react'
import { send } from '../../calls/api.ts'
import { onServerEvent } from '../../browser/server-events.ts'

/** Bets come faster than anybody reads. */
const askGapMs = 8_000

export type Turnover = { left: number; most: number }

/** What is left to wager, kept fresh while one plays; a bet tells itself by the balance. */
export function useTurnover(startLeft: number): Turnover {
  const [told, setTold] = useState<{ start: number; left: number } | null>(null)
  useEffect(() => followTurnover((left) => setTold({ start: startLeft, left })), [startLeft])
  const left = told?.start === startLeft ? told.left : startLeft
  return { left, most: Math.max(startLeft, left) }
}

function followTurnover(tell: (left: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    timer = undefined
    // Unanswered, the next bet asks again.
    const answer = await send('refreshData', {}).catch(() => null)
    if (answer?.wallet) tell(answer.wallet.turnoverLeft)
  }
  const stop = onServerEvent('balance', () => {
    timer ??= setTimeout(() => void ask(), askGapMs)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
