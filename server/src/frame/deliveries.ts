import type { Database, Queries, Sql, Tx } from './db.ts'
import { sql } from './db.ts'
import { giveUpDelivery } from './dead-letters.ts'
import { isDeadMachine } from './dead-machine.ts'
import type { Consumer, Heard } from './events.ts'
import { tryToHold } from './near-writes.ts'
import type { Row } from './waiting-players.ts'
import { listWaiting, takeOfMany } from './waiting-players.ts'

/** Everything that waits, all lanes beside each other. */
export async function deliverAll(
  database: Pick<Database, 'transaction' | 'transactionFor' | 'rows' | 'shards'>,
  consumer: Consumer,
  goesOn: (delivered: Delivered) => boolean = () => true,
): Promise<void> {
  const drain = async (lane: number) => {
    for (;;) {
      const delivered =
        database.shards > 0
          ? await deliverApart(database, consumer, lane)
          : await database.transaction((tx) => deliverBatch(tx, consumer, lane))
      if (!goesOn(delivered) || delivered.taken === 0) return
    }
  }
  await Promise.all(Array.from({ length: consumer.lanes ?? 1 }, (_, lane) => drain(lane)))
}

/** More than a player plays between two looks; a machine's backlog is left to the followers. */
const mostAtOnce = 2_000

/** Lets a consumer hear at once what waits for one player, so that an answer is not behind. */
export async function deliverFor(tx: Tx, consumer: Consumer, playerId: number): Promise<Delivered> {
  const rows = await tx.rows<Row>(sql`
    select event_id, type, player_id, payload, at from event_deliveries d
    where d.consumer = ${consumer.name} and d.player_id = ${playerId} and ${isDue(consumer)}
    order by d.event_id limit ${mostAtOnce} for update`)
  return deliverRows(tx, consumer, rows)
}

export type Delivered = { taken: number; failures: { event: Heard; error: unknown }[] }

/**
 * One turn of one lane of a consumer: takes its next events in order, lets it hear each, and
 * forgets the deliveries, all in one transaction. An event that fails is put back alone, and later
 * ones of the same player wait behind it, until it is given up. Answers how many were taken.
 */
async function deliverBatch(tx: Tx, consumer: Consumer, lane: number): Promise<Delivered> {
  const { name, lanes = 1 } = consumer
  if (!(await takeLane(tx, name, lane))) return { taken: 0, failures: [] }
  const rows = await tx.rows<Row>(sql`
    select event_id, type, player_id, payload, at from event_deliveries d
    where d.consumer = ${name} and d.player_id % ${lanes} = ${lane} and ${isDue(consumer)}
    order by d.event_id limit ${consumer.hearAll ? 2_000 : 100} for update`)
  return deliverRows(tx, consumer, rows)
}

/** It may be tried, and so may all before it of the same player. */
function isDue({ types }: Consumer): Sql {
  return sql`d.type = any(${types}::text[]) and d.retry_at <= now() and not exists (
    select 1 from event_deliveries held where held.consumer = d.consumer
    and held.player_id = d.player_id and held.event_id < d.event_id
    and held.attempts > 0 and held.retry_at > now())`
}

async function deliverRows(tx: Tx, consumer: Consumer, found: Row[]): Promise<Delivered> {
  const rows = await leaveOvertaking(tx, consumer, found)
  if (await tryToHearAll(tx, consumer, rows)) return { taken: found.length, failures: [] }
  const failures: Delivered['failures'] = []
  const heldPlayers = new Set<number>()
  for (const row of rows) {
    if (heldPlayers.has(row.player_id)) continue
    const event = toHeard(row)
    const error = await tryToHear(tx, consumer, event)
    if (error === undefined) continue
    heldPlayers.add(row.player_id)
    failures.push({ event, error })
    await holdBack(tx, consumer, event, error)
  }
  return { taken: found.length, failures }
}

/** Without those before which another was put back while this turn waited for its row. */
async function leaveOvertaking(tx: Tx, { name }: Consumer, rows: Row[]): Promise<Row[]> {
  if (rows.length === 0) return rows
  const held = await tx.rows<{ playerId: number; eventId: number }>(sql`
    select player_id as "playerId", min(event_id) as "eventId" from event_deliveries
    where consumer = ${name} and attempts > 0 and retry_at > now()
      and player_id = any(${[...new Set(rows.map((row) => row.player_id))]}::bigint[])
    group by 1`)
  const since = new Map(held.map(({ playerId, eventId }) => [playerId, eventId]))
  return rows.filter((row) => row.event_id < (since.get(row.player_id) ?? Infinity))
}

async function tryToHearAll(tx: Tx, consumer: Consumer, rows: Row[]): Promise<boolean> {
  if (!consumer.hearAll || rows.length === 0) return false
  await tx.run(sql`savepoint hearing_all`)
  try {
    await consumer.hearAll(tx, rows.map(toHeard))
    await tx.run(sql`delete from event_deliveries where consumer = ${consumer.name}
      and event_id = any(${rows.map((row) => row.event_id)}::bigint[])
      and player_id = any(${[...new Set(rows.map((row) => row.player_id))]}::bigint[])`)
    await tx.run(sql`release savepoint hearing_all`)
    return true
  } catch (error) {
    await undo(tx, sql`rollback to savepoint hearing_all`, error)
    return false
  }
}

/** The savepoint undoes what the consumer did of an event it could not finish. */
async function tryToHear(tx: Tx, consumer: Consumer, event: Heard): Promise<unknown> {
  await tx.run(sql`savepoint hearing`)
  try {
    await consumer.hear(tx, event)
    await tx.run(sql`delete from event_deliveries
      where consumer = ${consumer.name} and event_id = ${event.eventId}
        and player_id = ${event.playerId}`)
    await tx.run(sql`release savepoint hearing`)
    return undefined
  } catch (error) {
    await undo(tx, sql`rollback to savepoint hearing`, error)
    return error ?? new Error('failed')
  }
}

/** Where even that fails, as beside a machine that has died, what led to it is told. */
async function undo(tx: Queries, back: Sql, cause: unknown): Promise<void> {
  await tx.run(back).catch(() => {
    throw cause
  })
}

const maxDelaySeconds = 3600

async function holdBack(tx: Queries, consumer: Consumer, event: Heard, error: unknown) {
  await tx.run(sql`update event_deliveries set attempts = attempts + 1, error = ${String(error)},
    retry_at = now() + least(power(2, least(attempts, 20)), ${maxDelaySeconds})
      * interval '1 second'
    where consumer = ${consumer.name} and event_id = ${event.eventId}
      and player_id = ${event.playerId}`)
  await giveUpDelivery(tx, consumer.name, event.eventId)
}

function toHeard({ event_id, player_id, ...rest }: Row): Heard {
  return { eventId: event_id, playerId: player_id, ...rest }
}

/**
 * Of all copies one at a time takes a turn of a lane. Hardly anything ever waits, so a backlog is
 * taken for a few rows: unless it must go by the index in its order, every turn would read and sort
 * all of it.
 */
async function takeLane(tx: Tx, consumer: string, lane: number): Promise<boolean> {
  const { taken } = await tx.row<{ taken: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext(${`consumer:${consumer}`}), ${lane}) as taken,
      set_config('enable_bitmapscan', 'off', true)`)
  return taken
}

/**
 * One turn where players are spread: rows of several machines cannot be held at once, so whoever
 * has something waiting is found without a lock, and heard in a transaction of their own.
 */
async function deliverApart(
  database: Pick<Database, 'transaction' | 'transactionFor' | 'rows'>,
  consumer: Consumer,
  lane: number,
): Promise<Delivered> {
  const { name, types, lanes = 1 } = consumer
  const waiting = await listWaiting(database, { consumer: name, types, lanes, lane })
  if (consumer.addsUp && waiting.length > 0) {
    // What fails is found by hearing each alone, and what failed before is tried so.
    const taken = await deliverTogether(database, consumer, { lane, waiting }).catch(() => 0)
    if (taken !== 0) return { ...nothing, taken: taken ?? 0 }
  }
  const all: Delivered = { taken: 0, failures: [] }
  for (const { playerId } of waiting) {
    const hear = async (tx: Tx) =>
      // Whom another copy is hearing is left to it.
      (await tryToHold(tx, `${name} ${playerId}`)) ? deliverFor(tx, consumer, playerId) : nothing
    const doing = { playerId, what: `followed by ${name}` }
    const delivered = await database.transactionFor(doing, hear).catch(waitForMachine)
    all.taken += delivered.taken
    all.failures.push(...delivered.failures)
  }
  return all
}

type Turn = { lane: number; waiting: { playerId: number }[] }

/** How many were heard; null while another copy has the lane. */
function deliverTogether(
  database: Pick<Database, 'transaction'>,
  consumer: Consumer,
  { lane, waiting }: Turn,
): Promise<number | null> {
  return database.transaction(async (tx) => {
    if (!(await takeLane(tx, consumer.name, lane))) return null
    const rows = await takeOfMany(tx, consumer, waiting)
    await consumer.hearAll?.(tx, rows.map(toHeard))
    return rows.length
  })
}

/** Who lies on a machine that is dead is heard when it is back; the others do not wait for it. */
function waitForMachine(error: unknown): Delivered {
  if (!isDeadMachine(error)) throw error
  return nothing
}

const nothing: Delivered = { taken: 0, failures: [] }
