import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { listResting } from '../../gate/index.ts'
import type { Bite, Run } from './commission-run.ts'
import { listLinked } from './links.ts'

/**
 * Takes the stakes of the next members and writes a line for each of those above them. What is
 * heard of later than its day is taken with a later one: taking is deleting, so nothing counts
 * twice and nothing is lost.
 */
export async function gatherLines(tx: Tx, run: Run, limit: number): Promise<Bite> {
  const taken = await takeStakes(tx, run, limit)
  const reached = taken.at(-1)?.playerId
  if (reached === undefined) return { reached: null, count: 0 }
  const lines = await dropUncounted(tx, listLines(taken))
  await writeLines(tx, run, lines)
  return { reached, count: new Set(taken.map(({ playerId }) => playerId)).size }
}

type Taken = { playerId: number; above: (number | string)[]; stake: number }

/** Whole players only: the border is the last player's, not the last row's. */
async function takeStakes(tx: Tx, { day, reached }: Run, limit: number): Promise<Taken[]> {
  const { last } = await tx.row<{ last: number | null }>(sql`
    select max(player_id) as last from (
      select player_id from activity_day_stakes
      where player_id > ${reached} and day <= ${day} order by player_id limit ${limit}) as bite`)
  if (last === null) return []
  const taken = await tx.rows<Taken>(sql`
    delete from activity_day_stakes
    where player_id > ${reached} and player_id <= ${last} and day <= ${day}
    returning player_id as "playerId", above, stake`)
  return taken.toSorted((one, other) => one.playerId - other.playerId)
}

type Line = { earnerId: number; memberId: number; level: number; stake: number }

/** One line for each pair, whatever came between: nobody changes levels, they only gain some. */
function listLines(taken: readonly Taken[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { playerId, above, stake } of taken)
    for (const [index, superior] of above.entries()) {
      const earnerId = Number(superior)
      const key = `${earnerId}/${playerId}`
      const before = lines.get(key)?.stake ?? 0
      lines.set(key, { earnerId, memberId: playerId, level: index + 1, stake: before + stake })
    }
  return [...lines.values()]
}

/** Who rests or is closed neither earns nor counts, and nobody earns from themselves. */
async function dropUncounted(tx: Tx, lines: readonly Line[]): Promise<Line[]> {
  const players = new Set(lines.flatMap(({ earnerId, memberId }) => [earnerId, memberId]))
  const resting = await listResting(tx, [...players])
  const awake = lines.filter(
    ({ earnerId, memberId }) => !resting.has(earnerId) && !resting.has(memberId),
  )
  const pairs = awake.map((line) => ({ one: line.earnerId, other: line.memberId, line }))
  const linked = new Set((await listLinked(tx, pairs)).map(({ line }) => line))
  return awake.filter((line) => !linked.has(line))
}

async function writeLines(tx: Tx, { day, programme }: Run, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  const { name } = programme
  const earnerIds = lines.map(({ earnerId }) => earnerId)
  const stakes = lines.map(({ stake }) => stake)
  await tx.run(sql`
    insert into activity_commissions (earner_id, activity, day, member_id, level, stake)
    select earner_id, ${name}, ${day}::date, member_id, level, stake
    from unnest(${earnerIds}::bigint[], ${lines.map(({ memberId }) => memberId)}::bigint[],
      ${lines.map(({ level }) => level)}::smallint[], ${stakes}::bigint[])
      as l (earner_id, member_id, level, stake)`)
  await tx.run(sql`
    insert into activity_commission_days as d (earner_id, activity, day, stake, members)
    select earner_id, ${name}, ${day}::date, sum(stake)::bigint, count(*)::int
    from unnest(${earnerIds}::bigint[], ${stakes}::bigint[])
      as l (earner_id, stake) group by earner_id
    on conflict (earner_id, activity, day) do update
    set stake = d.stake + excluded.stake, members = d.members + excluded.members`)
}
