import type { Database } from '../db.ts'
import { tell } from '../stream.ts'
import type { Settled } from './batch.ts'

type Coin = { balance: number; seq: number }

/**
 * Tells the tabs of what the lanes changed. Not in the batch itself: notifying transactions commit
 * one after the other, and a hundred bets a second of one player are one piece of news.
 */
export function createBalanceNews(
  database: Database,
  { gapMs = 250, onLost }: { gapMs?: number; onLost?: (error: unknown) => void } = {},
) {
  const waiting = new Map<number, Coin>()
  let timer: NodeJS.Timeout | null = null
  let work: Promise<void> = Promise.resolve()

  async function tellAll(): Promise<void> {
    timer = null
    const news = [...waiting]
    waiting.clear()
    await database.transaction(async (tx) => {
      for (const [playerId, { balance, seq }] of news) {
        const payload = { coin: balance, seqs: { coin: seq } }
        await tell(tx, playerId, { topic: 'balance', payload })
      }
    })
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    // Lost news is not lost money: a page asks for its balance when it opens.
    work = work.then(tellAll).catch((error: unknown) => onLost?.(error))
    return work
  }

  return {
    /** For the lanes' onCommitted. */
    note({ changes }: Settled): void {
      for (const { playerId, balance, seq } of changes) waiting.set(playerId, { balance, seq })
      if (waiting.size > 0) timer ??= setTimeout(() => void flush(), gapMs)
    },
    stop: flush,
  }
}
