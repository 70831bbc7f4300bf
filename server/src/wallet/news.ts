import type { Database, Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { News } from '../frame/event-line.ts'
import { tell, tellMany } from '../frame/stream.ts'
import type { Settled } from './batch.ts'
import type { PlayerAccount } from './chart.ts'

type Coin = { balance: number; seq: number }
type Standing = Coin & { account: PlayerAccount }

/** Every open tab hears the new balances. */
export function tellBalances(tx: Tx, playerId: number, standings: Standing[]): Promise<void> {
  return tell(tx, playerId, balanceNews(standings))
}

/** How all accounts of a player stand now, as the news that a change of them is. */
export async function readBalanceNews(queries: Queries, playerId: number): Promise<News> {
  return balanceNews(
    await queries.rows<Standing>(sql`
      select account, balance, seq from wallet_accounts where player_id = ${playerId}`),
  )
}

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
    await tellMany(
      database,
      news.map(([playerId, coin]) => ({
        playerId,
        ...balanceNews([{ account: 'coin', ...coin }]),
      })),
    )
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

/** By the numbers beside the balances a tab tells old news from new. */
function balanceNews(standings: Standing[]): News {
  const balances = Object.fromEntries(standings.map((one) => [one.account, one.balance]))
  const seqs = Object.fromEntries(standings.map((one) => [one.account, one.seq]))
  return { topic: 'balance', payload: { ...balances, seqs } }
}
