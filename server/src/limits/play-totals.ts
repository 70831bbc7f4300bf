import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { lockPlayHours } from '../wallet/index.ts'
import type { Clock, Use } from './rules.ts'

/** Between two stakes so far apart nobody was playing. */
export const gapSeconds = 300

/** As far back as any period looks: a month, and the hour in which it begins. */
const keptDays = 33

/**
 * Begins to count a player's play by hours: from the ledger, under the account's lock, so that the
 * batch of the next bet goes on where this ends. Counted anew, it comes to the same.
 */
export async function countPlay(tx: Tx, playerId: number, { now }: Clock): Promise<void> {
  const since = new Date(now - keptDays * 86_400_000)
  const hours = await lockPlayHours(tx, playerId, { since, gapSeconds })
  await tx.run(sql`delete from limits_hours where player_id = ${playerId}`)
  for (const { hour, staked, lost, playedMs, lastAt } of hours)
    await tx.run(sql`insert into limits_hours (player_id, hour, staked, lost, played_ms, last_at)
      values (${playerId}, ${hour}, ${staked}, ${lost}, ${playedMs}, ${lastAt})`)
}

type Hour = { until: number; staked: number; lost: number; playedMs: number }

/** An hour counts until its end: what is left is never told too high. */
export async function readPlayUses(queries: Queries, playerId: number) {
  const hours = await queries.rows<Hour>(sql`
    select (extract(epoch from hour) * 1000)::bigint + 3600000 as until, staked, lost,
      played_ms as "playedMs"
    from limits_hours where player_id = ${playerId}`)
  const uses = (amountOf: (hour: Hour) => number): Use[] =>
    hours.map((hour) => ({ until: hour.until, amount: amountOf(hour) }))
  return {
    stake: uses(({ staked }) => staked),
    loss: uses(({ lost }) => lost),
    time: uses(({ playedMs }) => playedMs / 60_000),
  }
}
