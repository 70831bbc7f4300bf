import type { Queries } from './db.ts'
import { sql } from './db.ts'
import { readLiving } from './living.ts'

type Lane = { consumer: string; types: readonly string[]; lanes: number; lane: number }
type Waiting = { playerId: number }

/** Whose events wait for a lane of a follower, where players are spread. */
export function listWaiting(
  reads: Pick<Queries, 'rows'>,
  { consumer, types, lanes, lane }: Lane,
): Promise<Waiting[]> {
  return readLiving<Waiting>(reads, {
    table: 'event_deliveries',
    ask: (rows) => sql`select player_id as "playerId" from ${rows}
      where consumer = ${consumer} and type = any(${types}::text[]) and retry_at <= now()
        and player_id % ${lanes} = ${lane}
      group by 1 order by min(event_id) limit ${mostAtOnce}`,
  })
}

const mostAtOnce = 200
