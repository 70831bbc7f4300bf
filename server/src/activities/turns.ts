import type { PromotionName } from './engine/promotion.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

type InTurn = { playerId: number; version: number }
type Looked = { playerId: number; version: number | null }
export type Turns = { lookedAt: number; isWhole: boolean; inTurn: InTurn[] }

const mostAccounts = 10_000
const samples = 10

/**
 * Who is in a turn of a promotion, and by which version. States have no index of their own (every
 * round writes them): where there are more accounts than can be read at once, it is those behind
 * some places that lie apart.
 */
export async function readTurns(
  queries: Queries,
  activity: PromotionName,
  most = mostAccounts,
): Promise<Turns> {
  const first = await readFrom(queries, activity, { from: 0, limit: most + 1 })
  if (first.length <= most) return tell(first, true)
  const { last } = await queries.row<{ last: number }>(
    sql`select max(player_id) as last from activity_players`,
  )
  const start = first[0]?.playerId ?? 0
  const found = new Map<number, Looked>()
  for (let at = 0; at < samples; at++) {
    const from = start + Math.floor(((last - start) * at) / samples)
    const rows = await readFrom(queries, activity, { from, limit: Math.ceil(most / samples) })
    for (const row of rows) found.set(row.playerId, row)
  }
  return tell([...found.values()], false)
}

function readFrom(
  queries: Queries,
  activity: PromotionName,
  { from, limit }: { from: number; limit: number },
): Promise<Looked[]> {
  return queries.rows<Looked>(sql`
    select player_id as "playerId", (states -> ${activity} ->> 'version')::bigint as version
    from activity_players where player_id >= ${from} order by player_id limit ${limit}`)
}

function tell(looked: readonly Looked[], isWhole: boolean): Turns {
  const inTurn = looked.flatMap(({ playerId, version }) =>
    version === null ? [] : [{ playerId, version }],
  )
  return { lookedAt: looked.length, isWhole, inTurn }
}
