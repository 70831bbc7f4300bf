import { tellApart } from './apart-events.ts'
import { keepDays } from './days.ts'
import type { Queries, Tx } from './db.ts'
import { sql } from './db.ts'
import type { EventName, Events } from './event-types.ts'
import { notify } from './notifications.ts'
import type { Job } from './schedule.ts'

/** A fact as a consumer hears it. */
export type Heard<Name extends EventName = EventName> = {
  [Type in Name]: { eventId: number; type: Type; playerId: number; payload: Events[Type]; at: Date }
}[Name]

/** Something that follows events. Its work commits together with the note that it was done. */
export type Consumer = {
  name: string
  types: readonly EventName[]
  hear(tx: Tx, event: Heard): Promise<void>
  /** All at once, where that is cheaper. If it fails, they are heard one by one. */
  hearAll?(tx: Tx, events: Heard[]): Promise<void>
  /**
   * It adds up what all do, whose it is and in whatever order: where players are spread many are
   * heard at once all the same.
   */
  addsUp?: true
  /** So many take turns beside each other, each for players of its own. */
  lanes?: number
}

/** Each delivery carries the whole fact: whoever hears it reads nothing else. */
const deliverTold = sql`
  insert into event_deliveries (consumer, event_id, type, player_id, payload, at)
  select consumer, event_id, type, player_id, payload, at
  from told join event_consumers using (type)`

/** Writes a fact in the transaction that made it true; its consumers hear it after the commit. */
export async function publish<Name extends EventName>(
  tx: Tx,
  type: Name,
  playerId: number,
  payload: Events[Name],
  at: Date | null = null,
): Promise<void> {
  if (tx.asked) await tellApart(tx, tx.asked, { type, playerId, payload, at })
  else
    await tx.run(sql`
      with told as (
        insert into events (type, player_id, payload, at)
        values (${type}, ${playerId}, ${JSON.stringify(payload)}, coalesce(${at}, now()))
        returning *)
      ${deliverTold}`)
  await notify(tx, 'parlour_events', '')
}

/** Many facts of one type at once, each of another player. */
export async function publishAll<Name extends EventName>(
  tx: Tx,
  type: Name,
  facts: readonly { playerId: number; payload: Events[Name] }[],
): Promise<void> {
  if (facts.length === 0) return
  await tx.run(sql`
    with told as (
      insert into events (type, player_id, payload)
      select ${type}, * from unnest(${facts.map(({ playerId }) => playerId)}::bigint[],
        ${facts.map(({ payload }) => JSON.stringify(payload))}::jsonb[])
      returning *)
    ${deliverTold}`)
  await notify(tx, 'parlour_events', '')
}

/**
 * A statement that publishes many facts of one type at once, for writers that speak plain SQL. The
 * rows are a select of player_id and payload. Nobody is notified: followers look by themselves.
 */
export function publishRows(type: EventName, rows: string): string {
  return `with told as (
      insert into events (type, player_id, payload)
      select '${type}', player_id, payload from (${rows}) as facts
      returning *)
    ${deliverTold.text}`
}

/**
 * Writes down who hears what. A consumer hears what is published from then on. Nothing is taken
 * away: a copy of an earlier release that starts again would take from the newer ones what only
 * they know. A type that nobody hears any more is struck out by a migration.
 */
export async function enrolConsumers(tx: Tx, consumers: Consumer[]): Promise<void> {
  for (const { name, types } of consumers)
    await tx.run(sql`insert into event_consumers (consumer, type)
      select ${name}, unnest(${types}::text[]) on conflict do nothing`)
}

/** What happened in a time, in its order. */
export function listEvents(
  queries: Queries,
  { types, from, to }: { types: readonly EventName[]; from: Date; to: Date },
): Promise<Heard[]> {
  return queries.rows<Heard>(sql`
    select event_id as "eventId", type, player_id as "playerId", payload, at from events
    where type = any(${types}::text[]) and at >= ${from} and at < ${to} order by event_id`)
}

/** Events are kept for as long as a forecast looks back. */
export const forgetOldEvents: Job = {
  name: 'events.forget',
  everyMs: 3_600_000,
  run: (tx) => keepDays(tx, 'events'),
}
