import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { PlayCounters } from '../wallet/index.ts'
import { listPlayHours, moveRules, readPlayCounters } from '../wallet/index.ts'
import { unknownCeilings } from './ceilings.ts'
import type { Clock, Use } from './rules.ts'

/** As far back as any period looks: a month, and the hour in which it begins. */
const keptDays = 33

/**
 * Has the next bet judged by what is limited now. The account is held until the transaction ends
 * and is another one afterwards: no batch goes on with ceilings it found before. Of who limited no
 * play before, the hours are marked that the ledger knows.
 */
export async function judgeAnew(
  tx: Tx,
  playerId: number,
  { now }: Clock,
  { isCounted, isLimited }: { isCounted: boolean; isLimited: boolean },
): Promise<void> {
  await moveRules(tx, playerId)
  const ceilings = isLimited ? unknownCeilings : null
  await tx.run(sql`insert into limits_players (player_id, ceilings)
    values (${playerId}, ${ceilings})
    on conflict (player_id) do update set ceilings = excluded.ceilings`)
  if (isCounted) return
  await tx.run(sql`delete from limits_marks where player_id = ${playerId}`)
  const hours = await listPlayHours(tx, playerId, new Date(now - keptDays * 86_400_000))
  const mark = { ...(await readPlayCounters(tx, playerId)) }
  for (const { hour, staked, lost, playedMs } of hours.toReversed()) {
    mark.staked -= staked
    mark.lost -= lost
    mark.playedMs -= playedMs
    await tx.run(sql`insert into limits_marks (player_id, hour, staked, lost, played_ms)
      values (${playerId}, ${hour}, ${mark.staked}, ${mark.lost}, ${mark.playedMs})`)
  }
}

type Mark = PlayCounters & { until: number }

/** An hour counts until its end: what is left is never told too high. */
export async function readPlayUses(queries: Queries, playerId: number) {
  const marks = await queries.rows<Mark>(sql`
    select (extract(epoch from hour) * 1000)::bigint + 3600000 as until, staked, lost,
      played_ms as "playedMs"
    from limits_marks where player_id = ${playerId} order by hour`)
  const counters = await readPlayCounters(queries, playerId)
  const uses = (counter: keyof PlayCounters): Use[] =>
    marks.map((mark, at) => {
      const after = marks[at + 1] ?? counters
      return { until: mark.until, amount: after[counter] - mark[counter] }
    })
  const time = uses('playedMs').map(({ until, amount }) => ({ until, amount: amount / 60_000 }))
  return { stake: uses('staked'), loss: uses('lost'), time }
}
