import type { Queries, Sql, Tx } from './db.ts'
import { sql } from './db.ts'
import type { EventName } from './event-types.ts'
import { readLiving } from './living.ts'

type Lane = { consumer: string; types: readonly string[]; lanes: number; lane: number }
type Waiting = { playerId: number }

/**
 * Whose events wait for a lane of a follower, where players are spread. Who waits behind an event
 * that was put back is none of them: many such would leave no place to anybody else.
 */
export function listWaiting(
  reads: Pick<Queries, 'rows'>,
  { consumer, types, lanes, lane }: Lane,
): Promise<Waiting[]> {
  return readLiving<Waiting>(reads, {
    table: 'event_deliveries',
    ask: (rows) => sql`select player_id as "playerId" from ${rows}
      where consumer = ${consumer} and player_id % ${lanes} = ${lane}
      group by 1
      having min(event_id) filter (where type = any(${types}::text[]) and retry_at <= now())
        < coalesce(min(event_id) filter (where attempts > 0 and retry_at > now()), ${afterAll})
      order by min(event_id) limit ${mostAtOnce}`,
  })
}

const mostAtOnce = 200
const afterAll = Number.MAX_SAFE_INTEGER
const mostEvents = 2_000

/** A delivery as it is kept. */
export type Row = {
  event_id: number
  type: EventName
  player_id: number
  payload: never
  at: Date
}

/**
 * Takes what waits of many players, in no order that binds: rows of several machines cannot be held
 * at once, but whoever deletes them has them. What was tried before is left to be tried alone.
 */
export async function takeOfMany(
  tx: Tx,
  { name, types }: { name: string; types: readonly string[] },
  players: readonly Waiting[],
): Promise<Row[]> {
  const playerIds = players.map(({ playerId }) => playerId)
  const due = await tx.rows<{ eventId: number }>(sql`
    select event_id as "eventId" from event_deliveries
    where consumer = ${name} and player_id = any(${playerIds}::bigint[])
      and type = any(${types}::text[]) and attempts = 0
    order by event_id limit ${mostEvents}`)
  const taken = await tx.rows<Row>(sql`
    delete from event_deliveries
    where consumer = ${name} and player_id = any(${playerIds}::bigint[])
      and event_id = any(${due.map(({ eventId }) => eventId)}::bigint[])
    returning event_id, type, player_id, payload, at`)
  return taken.toSorted((one, other) => one.event_id - other.event_id)
}

/** How many deliveries are being tried again, by consumer. */
export async function countHeld(queries: Queries) {
  const ask = (rows: Sql) =>
    sql`select consumer, count(*) as held from ${rows} where attempts > 0 group by 1`
  const table = 'event_deliveries'
  const counted = await readLiving<{ consumer: string; held: number }>(queries, { table, ask })
  const all = Map.groupBy(counted, ({ consumer }) => consumer)
  return [...all].map(([consumer, parts]) => ({
    consumer,
    held: parts.reduce((sum, { held }) => sum + held, 0),
  }))
}

/** Whether something waits for one player. */
export async function hasPending(queries: Queries, consumer: string, playerId: number) {
  const found = await queries.find(sql`select 1 from event_deliveries
    where consumer = ${consumer} and player_id = ${playerId} limit 1`)
  return found !== null
}
