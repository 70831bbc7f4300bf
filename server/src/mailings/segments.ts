import type { Condition } from '@parlour/contract/segment-fields.ts'
import { leftOutReasons, mostCounted } from '@parlour/contract/segment-fields.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { countPlayersBy, listPlayersFrom } from '../players/index.ts'
import { toSql } from './conditions.ts'
import { leftOutReason } from './left-out.ts'

const samples = 10

/** Who fits, who is left out and why, and some of those it would go to. */
export async function countSegment(queries: Queries, conditions: readonly Condition[]) {
  const { twoOperatorsFrom, mostPerWeek } = (await readSettings(queries)).settings.mailRules
  const where = await toSql(queries, conditions)
  const reason = leftOutReason(mostPerWeek)
  const counts = await countPlayersBy(queries, { by: reason, where, most: mostCounted + 1 })
  const fits = [...counts.values()].reduce((sum, n) => sum + n, 0)
  const goesTo = counts.get(null) ?? 0
  const isMore = fits > mostCounted
  const page = { where: sql`${where} and ${reason} is null`, after: 0, limit: samples }
  return {
    fits,
    isMore,
    goesTo,
    leftOutList: leftOutReasons.map((one) => ({ reason: one, count: counts.get(one) ?? 0 })),
    samples: await listPlayersFrom(queries, { ...page, fact: sql`null` }),
    wantsTwo: isMore || goesTo > twoOperatorsFrom,
  }
}

/** Why this player would be left out; null when they would not. */
export async function findLeftOut(queries: Queries, playerId: number): Promise<string | null> {
  const { mostPerWeek } = (await readSettings(queries)).settings.mailRules
  const fact = leftOutReason(mostPerWeek)
  const where = sql`players.player_id = ${playerId}`
  const page = { fact, where, after: 0, limit: 1 }
  const [found] = await listPlayersFrom(queries, page)
  return found ? found.fact : null
}

export type Segment = {
  segmentId: number
  name: string
  conditions: Condition[]
  operatorId: number
}

const mostSegments = 500

export function listSegments(queries: Queries): Promise<Segment[]> {
  return queries.rows<Segment>(sql`select segment_id as "segmentId", name, conditions,
    operator_id as "operatorId" from mailing_segments order by name limit ${mostSegments}`)
}

/** What it was before; null when it is new. */
export function findSegment(tx: Tx, name: string): Promise<Pick<Segment, 'conditions'> | null> {
  return tx.find(sql`select conditions from mailing_segments where name = ${name} for update`)
}

export async function saveSegment(
  tx: Tx,
  { name, conditions, operatorId }: Omit<Segment, 'segmentId'>,
): Promise<number | 'tooManySegments'> {
  const { segments } = await tx.row<{ segments: number }>(sql`
    select count(*) as segments from mailing_segments where name <> ${name}`)
  if (segments >= mostSegments) return 'tooManySegments'
  const { segmentId } = await tx.row<{ segmentId: number }>(sql`
    insert into mailing_segments (name, conditions, operator_id)
    values (${name}, ${JSON.stringify(conditions)}, ${operatorId})
    on conflict (name) do update set conditions = excluded.conditions,
      operator_id = excluded.operator_id, updated_at = now()
    returning segment_id as "segmentId"`)
  return segmentId
}
