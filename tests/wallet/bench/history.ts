import type { Database, Sql } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

export type History = {
  /** Players from this number on. */
  firstPlayerId: number
  players: number
  entriesEach: number
  /** How far back it goes, and to when. */
  months: number
  until: Date
}

const startingCoins = 1_000_000_00
const rowsAtOnce = 100_000
const monthSeconds = 2_600_000

/**
 * Writes a long past at once, as the ledger itself would have written it: a deposit, then bets of
 * one coin that are won back. Month after month over all players, as entries really arrive.
 */
export async function fillHistory(database: Database, history: History): Promise<void> {
  const { firstPlayerId, players, entriesEach, months } = history
  await database.run(sql`select wallet_open_month((now() - make_interval(months => m))::date)
    from generate_series(0, ${months}) as m`)
  const chunk = Math.max(50, Math.round(rowsAtOnce / players))
  for (let from = 1; from <= entriesEach; from += chunk) {
    const to = Math.min(entriesEach, from + chunk - 1)
    await database.run(insertPart(history, from, to))
  }
  const bets = Math.floor(entriesEach / 2)
  await database.run(sql`update wallet_accounts set seq = ${entriesEach}, staked = ${bets} * 100,
      turnover = ${bets} * 100, funded = ${startingCoins},
      balance = ${startingCoins} - case when ${entriesEach} % 2 = 0 then 100 else 0 end
    where account = 'coin' and player_id between ${firstPlayerId}
      and ${firstPlayerId} + ${players}::bigint - 1`)
}

/** When an entry of this number was written: evenly over the time, in seconds of one length. */
export function momentOf({ entriesEach, months, until }: History, number: string): Sql {
  const seq: Sql = { text: `(${number})::float8`, values: [] }
  return sql`(${until}::timestamptz - (1 - ${seq} / ${entriesEach}) * ${months * monthSeconds}
    * interval '1 second')`
}

/** Without it the first measurement would pay for the filling. */
export async function settleDown(database: Database): Promise<void> {
  await database.run(sql`vacuum (analyze) wallet_accounts`)
  await database.run(sql`vacuum (analyze) wallet_entries`)
  await database.run(sql`checkpoint`)
}

function insertPart(history: History, from: number, to: number) {
  const { firstPlayerId, players } = history
  return sql`
    insert into wallet_entries (player_id, account, seq, amount, balance, contribution, at, counter,
      kind, provider, key, source, round_id, bet_key)
    select ${firstPlayerId}::bigint + p, 'coin', s,
      case when s = 1 then ${startingCoins} when s % 2 = 0 then -100 else 100 end,
      case when s % 2 = 0 then ${startingCoins}::bigint - 100 else ${startingCoins}::bigint end,
      case when s % 2 = 0 then 100 else 0 end,
      ${momentOf(history, 's')},
      case when s = 1 then 'payments' else 'games' end,
      case when s = 1 then 'deposit' when s % 2 = 0 then 'bet' else 'win' end,
      case when s = 1 then 'house' else 'arcade' end,
      'past-' || ${firstPlayerId} + p || '-' || s, '1001',
      case when s > 1 then 'round-' || s / 2 end,
      case when s > 1 and s % 2 = 1 then 'past-' || ${firstPlayerId} + p || '-' || s - 1 end
    from generate_series(${from}::bigint, ${to}::bigint) as s,
      generate_series(0, ${players}::bigint - 1) as p`
}
