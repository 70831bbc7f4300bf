import type { Queries } from './db.ts'
import { sql } from './db.ts'

type Lane = { consumer: string; types: readonly string[]; lanes: number; lane: number }
type Waiting = { playerId: number }
type Reads = Pick<Queries, 'rows'>

/**
 * Whose events wait for a lane of a follower, where players are spread. One question to all
 * machines; while one of them is dead each is asked for itself, and only its own players wait.
 */
export async function listWaiting(queries: Reads, asked: Lane): Promise<Waiting[]> {
  const { consumer, types, lanes, lane } = asked
  try {
    return await queries.rows<Waiting>(sql`
      select player_id as "playerId" from event_deliveries
      where consumer = ${consumer} and type = any(${types}::text[]) and retry_at <= now()
        and player_id % ${lanes} = ${lane}
      group by 1 order by min(event_id) limit ${mostAtOnce}`)
  } catch (error) {
    if (!isDeadMachine(error)) throw error
    return listReached(queries, asked)
  }
}

/** A machine behind the one that is asked did not answer it. */
export function isDeadMachine(error: unknown): boolean {
  return (error as { code?: string }).code?.startsWith('08') ?? false
}

const mostAtOnce = 200

/** Connections of its own for every part: only for as long as the common way is closed. */
async function listReached(queries: Reads, { consumer, types, lanes, lane }: Lane) {
  const parts = await queries.rows<{ found: string }>(sql`
    select result as found from run_command_on_shards('event_deliveries', format(${ofOnePart},
      ${consumer}::text, ${types}::text[], ${lanes}::int, ${lane}::int, ${mostAtOnce}::int))
    where success`)
  return parts.flatMap(({ found }) => JSON.parse(found) as Waiting[])
}

/** The part's own name is put in by who sends it. */
const ofOnePart = `select coalesce(json_agg(waiting), '[]') from (
  select player_id as "playerId" from %%s
  where consumer = %L and type = any(%L::text[]) and retry_at <= now()
    and mod(player_id, %s) = %s
  group by 1 order by min(event_id) limit %s) as waiting`
