import type { Condition } from '@parlour/contract/segment-fields.ts'
import {
  countedAtMost,
  leftOutReasons,
  mostCounted,
  mostLikely,
} from '@parlour/contract/segment-fields.ts'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import {
  countPlayersBy,
  estimatePlayers,
  listPlayersFrom,
  samplePlayersBy,
} from '../players/index.ts'
import { toSql } from './conditions.ts'
import { leftOutReason } from './left-out.ts'

const samples = 10

type Counts = Map<string | null, number>
type Found = { playerId: number; name: string }[]

/**
 * Who fits, who is left out and why, and some of those it would go to. Few players are counted one
 * by one; of many a part is, and the rest is estimated from it: somebody waits for the answer.
 */
export async function countSegment(queries: Queries, conditions: readonly Condition[]) {
  const { twoOperatorsFrom, mostPerWeek } = (await readSettings(queries)).settings.mailRules
  const where = await toSql(queries, conditions)
  const by = leftOutReason(mostPerWeek)
  const isEstimate = (await estimatePlayers(queries)) > countedAtMost
  const { share, counts, found } = isEstimate
    ? await samplePlayersBy(queries, { by, where, rows: countedAtMost, samples })
    : await countAll(queries, { by, where })
  const told = (seen: number) => Math.round(seen / share)
  const seen = counts.get(null) ?? 0
  const fits = [...counts.values()].reduce((sum, n) => sum + n, 0)
  return {
    fits: told(fits),
    isEstimate,
    goesTo: told(seen),
    leftOutList: leftOutReasons.map((one) => ({ reason: one, count: told(counts.get(one) ?? 0) })),
    samples: found,
    wantsTwo: told(isEstimate ? mostLikely(seen) : seen) > twoOperatorsFrom,
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

type Counting = { by: Sql; where: Sql }
type Counted = { share: number; counts: Counts; found: Found }

async function countAll(queries: Queries, { by, where }: Counting): Promise<Counted> {
  const counts = await countPlayersBy(queries, { by, where, most: mostCounted })
  const page = { where: sql`${where} and ${by} is null`, after: 0, limit: samples }
  const found = await listPlayersFrom(queries, { ...page, fact: sql`null` })
  return { share: 1, counts, found }
}
