import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { Compare } from '@parlour/server/wallet/index.ts'
import { closeNextDay } from '@parlour/server/wallet/closed-days.ts'

export const timeZone = 'Asia/Bangkok'

export type PastEntry = {
  daysAgo: number
  kind: string
  counter: string
  amount: number
  key: string
  account?: string
  provider?: string
  roundId?: string
  betKey?: string
  source?: string
}

/** Entries of a player's past, as they would have been written, in months of their own. */
export async function writePast(
  database: Database,
  playerId: number,
  past: readonly PastEntry[],
): Promise<void> {
  for (const entry of past) {
    const { daysAgo, kind, counter, amount, key } = entry
    const { account = 'coin', provider = 'house', roundId = null, betKey = null } = entry
    const { source = provider === 'house' ? '' : '1' } = entry
    await database.run(sql`
      select wallet_open_month((now() - ${daysAgo} * interval '1 day')::date)`)
    const isStake = kind === 'bet' || kind === 'bet_rollback'
    await database.run(sql`
      with moved as (update wallet_accounts set seq = seq + 1, balance = balance + ${amount},
          staked = staked - ${isStake ? amount : 0},
          funded = funded + ${counter === 'games' ? 0 : amount}
        where player_id = ${playerId} and account = ${account} returning *)
      insert into wallet_entries (player_id, account, seq, amount, balance, at, counter, kind,
        provider, key, source, round_id, bet_key)
      select player_id, account, seq, ${amount}, balance,
        now() - ${daysAgo} * interval '1 day' + seq * interval '1 millisecond', ${counter}, ${kind},
        ${provider}, ${key}, ${source}, ${roundId}, ${betKey} from moved`)
  }
}

/** Answers how many days were closed, and what did not add up. */
export function closeAll(database: Database, compare: readonly Compare[] = []) {
  return database.transaction(async (tx) => {
    const differences: string[] = []
    for (let count = 0; ; count++) {
      const closed = await closeNextDay(tx, timeZone, compare)
      if (!closed) return { count, differences }
      if (closed.difference !== null) differences.push(closed.difference)
    }
  })
}

export type LedgerSum = { day: string; account: string; code: string; amount: number }

/** What every day came to before a moment, added up from the entries themselves. */
export function sumLedger(database: Database, before: Date): Promise<LedgerSum[]> {
  return database.rows<LedgerSum>(sql`
    select (at at time zone ${timeZone})::date::text as day, account, kind as code,
      sum(amount)::bigint as amount
    from wallet_entries where at < ${before} group by 1, 2, 3 order by 1, 2, 3`)
}

/** A closed day, long ago, that does not add up. */
export async function writeDifference(database: Database, day: string, difference: string) {
  await database.run(sql`insert into wallet_closings (closes, day, entries, difference)
    values (date_trunc('day', now()) - interval '40 days', ${day}, 1, ${difference})`)
}

export async function readAnswer(database: Database, day: string): Promise<string | null> {
  const { answer } = await database.row<{ answer: string | null }>(sql`
    select answer from wallet_closings where day = ${day}`)
  return answer
}
