import type { Queries, Tx } from './db.ts'
import { sql } from './db.ts'
import { notify } from './notifications.ts'

/** The pauses between so many tries come to more than an hour. */
export const mostAttempts = 12

export type DeadLetter = {
  consumer: string
  eventId: number
  type: string
  playerId: number
  error: string | null
  at: Date
  givenUpAt: Date
}

/** Takes a delivery that has failed too often out of the line: the player's later ones go on. */
export async function giveUpDelivery(tx: Queries, consumer: string, eventId: number) {
  await tx.run(sql`
    with given_up as (
      delete from event_deliveries where consumer = ${consumer} and event_id = ${eventId}
        and attempts >= ${mostAttempts} returning *)
    insert into event_dead_letters
      (consumer, event_id, type, player_id, payload, at, attempts, error)
    select consumer, event_id, type, player_id, payload, at, attempts, error from given_up`)
}

/** The oldest first. */
export function listDeadLetters(queries: Queries, limit: number): Promise<DeadLetter[]> {
  return queries.rows<DeadLetter>(sql`
    select consumer, event_id as "eventId", type, player_id as "playerId", error, at,
      given_up_at as "givenUpAt"
    from event_dead_letters order by given_up_at, event_id limit ${limit}`)
}

export async function countDeadLetters(queries: Queries): Promise<number> {
  const { count } = await queries.row<{ count: number }>(sql`
    select count(*) from event_dead_letters`)
  return count
}

/** Puts it back into the line. False when there is none. */
export async function retryDeadLetter(tx: Tx, consumer: string, eventId: number) {
  const moved = await tx.run(sql`
    with wanted as (
      delete from event_dead_letters where consumer = ${consumer} and event_id = ${eventId}
      returning *)
    insert into event_deliveries (consumer, event_id, type, player_id, payload, at)
    select consumer, event_id, type, player_id, payload, at from wanted`)
  await notify(tx, 'parlour_events', '')
  return moved > 0
}
