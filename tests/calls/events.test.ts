import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import {
  listDeadLetters,
  mostAttempts,
  retryDeadLetter,
} from '@parlour/server/frame/dead-letters.ts'
import type { Delivered } from '@parlour/server/frame/deliveries.ts'
import type { Consumer } from '@parlour/server/frame/events.ts'
import { deliverAll, deliverFor } from '@parlour/server/frame/deliveries.ts'
import {
  enrolConsumers,
  forgetOldEvents,
  publish,
  publishAll,
} from '@parlour/server/frame/events.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { openTestLedger } from '../stack/ledger.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

/** Writes what it hears; the row commits with the delivery or not at all. */
let failsFor = new Set<number>()
const diary: Consumer = {
  name: 'diary',
  types: ['player.registered'],
  async hear(tx, { eventId, playerId }) {
    await tx.run(sql`insert into client_events (player_id, event)
      values (${playerId}, ${JSON.stringify({ eventId })})`)
    if (failsFor.has(playerId)) throw new Error('not today')
  },
}

let first: Stack
let second: Stack
beforeAll(async () => {
  first = await startStack({
    clusterUrl: inject('clusterUrl'),
    extra: { consumers: () => [diary] },
  })
  second = await first.another({ consumers: () => [diary] })
})
afterAll(async () => {
  await first.stop()
  await second.stop()
})
beforeEach(() => {
  failsFor = new Set()
})

const tellRegistered = (stack: Stack, playerId: number) =>
  stack.app.database.transaction((tx) =>
    publish(tx, 'player.registered', playerId, { superiorId: null }),
  )
const heardBy = async (playerId: number) =>
  (
    await first.app.database.rows<{ event: { eventId: number } }>(
      sql`select event from client_events where player_id = ${playerId} order by client_event_id`,
    )
  ).map((row) => row.event.eventId)

/** One turn of a consumer: what is put back is not tried again within it. */
async function deliver(database: Database, consumer: Consumer): Promise<Delivered> {
  let told: Delivered = { taken: 0, failures: [] }
  await deliverAll(database, consumer, (delivered) => {
    told = delivered
    return false
  })
  return told
}

test('with two copies of the server each event is heard exactly once, in order', async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, i) => tellRegistered(i % 2 ? first : second, 1 + (i % 5))),
  )
  await vi.waitFor(async () => {
    const waiting = await first.app.database.rows(sql`select from event_deliveries`)
    expect(waiting).toHaveLength(0)
  }, 120_000)
  for (const playerId of [1, 2, 3, 4, 5]) {
    const heard = await heardBy(playerId)
    expect(heard).toHaveLength(40)
    expect(new Set(heard).size).toBe(40)
  }
})

test('an event of a transaction that was undone is never heard', async () => {
  const undone = first.app.database.transaction(async (tx) => {
    await publish(tx, 'player.registered', 77, { superiorId: null })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await tellRegistered(first, 78)
  await vi.waitFor(async () => expect(await heardBy(78)).toHaveLength(1), 30_000)
  expect(await heardBy(77)).toEqual([])
})

test('a consumer that fails leaves no trace, holds back one player, catches up', async () => {
  failsFor.add(90)
  await tellRegistered(first, 90)
  await tellRegistered(first, 90)
  await tellRegistered(first, 91)
  await vi.waitFor(async () => expect(await heardBy(91)).toHaveLength(1), 30_000)
  expect(await heardBy(90)).toEqual([])
  failsFor.delete(90)
  await vi.waitFor(async () => expect(await heardBy(90)).toHaveLength(2), 30_000)
  const [a, b] = await heardBy(90)
  expect(a).toBeLessThan(b ?? 0)
})

test('what waits for a player can be delivered at once, and not a second time', async () => {
  const quiet = await startStack({ clusterUrl: inject('clusterUrl') })
  const { database } = quiet.app
  await database.run(sql`insert into event_consumers values ('diary', 'player.registered')`)
  await tellRegistered(quiet, 5)
  const took = await database.transaction((tx) => deliverFor(tx, diary, 5))
  expect(took.taken).toBe(1)
  const left = await deliver(database, diary)
  expect(left.taken).toBe(0)
  await quiet.stop()
})

test('who looks hears so much at once, and what failed is not tried with each look', async () => {
  const quiet = await startStack({ clusterUrl: inject('clusterUrl') })
  const { database } = quiet.app
  await database.run(sql`insert into event_consumers values ('diary', 'player.registered')`)
  const fact = { playerId: 6, payload: { superiorId: null } }
  const many = Array.from({ length: 2_003 }, () => fact)
  await database.transaction((tx) => publishAll(tx, 'player.registered', many))
  const quick: Consumer = { ...diary, hearAll: async () => undefined }
  const look = (consumer: Consumer) => database.transaction((tx) => deliverFor(tx, consumer, 6))
  expect(await look(quick)).toEqual({ taken: 2_000, failures: [] })
  failsFor.add(6)
  expect(await look(diary)).toMatchObject({ taken: 3, failures: [{ event: { playerId: 6 } }] })
  expect((await look(diary)).taken).toBe(0)
  await quiet.stop()
})

test('many are heard at once; if that fails, one by one, and only the guilty waits', async () => {
  const turns: number[] = []
  const crowd: Consumer = {
    ...diary,
    name: 'crowd',
    async hearAll(tx, events) {
      turns.push(events.length)
      for (const event of events) await diary.hear(tx, event)
    },
  }
  const { database } = first.app
  await database.transaction((tx) => enrolConsumers(tx, [crowd]))
  const players = await Promise.all(Array.from({ length: 3 }, () => first.signIn()))
  for (const { playerId } of players) await tellRegistered(first, playerId)
  failsFor.add(players[1]?.playerId ?? 0)
  expect(await deliver(database, crowd)).toMatchObject({ taken: 3, failures: [{}] })
  // Where players are spread each is heard alone, and again over the machine that is asked, which
  // has the diary.
  if (database.shards > 0) expect(new Set(turns)).toEqual(new Set([1]))
  else expect(turns).toEqual([3])
  const waiting = await database.rows<{ player_id: number }>(sql`
    select player_id from event_deliveries where consumer = 'crowd'`)
  expect(waiting).toEqual([{ player_id: players[1]?.playerId }])
  await database.run(sql`delete from event_consumers where consumer = 'crowd'`)
})

test('what cannot even be undone is told by what led to it', async () => {
  const quiet = await startStack({ clusterUrl: inject('clusterUrl') })
  const { database } = quiet.app
  await database.run(sql`insert into event_consumers values ('diary', 'player.registered')`)
  await tellRegistered(quiet, 5)
  const broken: Consumer = {
    ...diary,
    async hearAll(tx) {
      await tx.run(sql`release savepoint hearing_all`)
      throw new Error('the machine has died')
    },
  }
  const looking = database.transaction((tx) => deliverFor(tx, broken, 5))
  await expect(looking).rejects.toThrow('the machine has died')
  await quiet.stop()
})

test('a consumer with lanes hears every player in one of them, all of them in order', async () => {
  const { database } = await openTestLedger(inject('clusterUrl'))
  const heard: { playerId: number; eventId: number }[] = []
  let open = 0
  const busy: Consumer = {
    name: 'busy',
    types: ['player.registered'],
    lanes: 2,
    hear: async () => undefined,
    async hearAll(_tx, events) {
      open++
      // Goes on once the other lane is at work too: they wait for nobody.
      await vi.waitFor(() => expect(open).toBeGreaterThan(1), 30_000)
      heard.push(...events)
    },
  }
  await database.transaction((tx) => enrolConsumers(tx, [busy]))
  for (const playerId of [5, 6, 5, 8, 7, 6])
    await database.transaction((tx) =>
      publish(tx, 'player.registered', playerId, { superiorId: 1 }),
    )
  await deliverAll(database, busy)
  expect(heard.map(({ playerId }) => playerId).toSorted()).toEqual([5, 5, 6, 6, 7, 8])
  for (const player of [5, 6, 7, 8]) {
    const ids = heard.filter((one) => one.playerId === player).map(({ eventId }) => eventId)
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  }
  await database.end()
})

test('an event that fails for an hour is given up, and the player’s others go on', async () => {
  const { database } = await openTestLedger(inject('clusterUrl'))
  await database.run(sql`insert into event_consumers values ('diary', 'player.registered')`)
  const tell = () =>
    database.transaction((tx) => publish(tx, 'player.registered', 5, { superiorId: null }))
  await tell()
  failsFor.add(5)
  for (let time = 1; time <= mostAttempts; time++) {
    expect(await listDeadLetters(database, 10)).toEqual([])
    expect(await deliver(database, diary)).toMatchObject({ taken: 1, failures: [{}] })
    // Who looks at a promotion meanwhile does not use up its tries.
    expect(await database.transaction((tx) => deliverFor(tx, diary, 5))).toEqual(untouched)
    await database.run(sql`update event_deliveries set retry_at = '-infinity'`)
  }
  const [dead, ...others] = await listDeadLetters(database, 10)
  expect(others).toEqual([])
  expect(dead).toMatchObject({ consumer: 'diary', playerId: 5, error: 'Error: not today' })
  failsFor.delete(5)
  await tell()
  expect(await deliver(database, diary)).toMatchObject({ taken: 1, failures: [] })
  const retry = () => database.transaction((tx) => retryDeadLetter(tx, 'diary', dead?.eventId ?? 0))
  expect(await retry()).toBe(true)
  expect(await retry()).toBe(false)
  expect(await deliver(database, diary)).toMatchObject({ taken: 1, failures: [] })
  expect(await listDeadLetters(database, 10)).toEqual([])
  await database.end()
})
const untouched = { taken: 0, failures: [] }

test('a copy of an earlier release takes nothing from the newer ones', async () => {
  const { database } = await openTestLedger(inject('clusterUrl'))
  const newer: Consumer = { ...diary, types: ['player.registered', 'points.spent'] }
  await database.transaction((tx) => enrolConsumers(tx, [newer]))
  await database.transaction((tx) => enrolConsumers(tx, [diary]))
  await database.transaction((tx) => publish(tx, 'points.spent', 5, { points: 1 }))
  // It does not know the type: the delivery waits for who does.
  expect(await deliver(database, diary)).toMatchObject({ taken: 0 })
  expect(await database.transaction((tx) => deliverFor(tx, diary, 5))).toMatchObject({ taken: 0 })
  expect(await deliver(database, newer)).toMatchObject({ taken: 1 })
  await database.end()
})

test('days of events are dropped whole after 60; who still has to hear one does', async () => {
  const { database } = await openTestLedger(inject('clusterUrl'))
  await database.run(sql`insert into event_consumers values ('diary', 'player.registered')`)
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const nameOf = (at: Date) => `events_${at.toISOString().slice(0, 10).replaceAll('-', '_')}`
  const [dropped, unopened, kept] = [daysAgo(62), daysAgo(63), daysAgo(58)]
  for (const at of [dropped, kept])
    await database.run(sql`select frame_open_day('events', ${at.toISOString().slice(0, 10)})`)
  for (const at of [dropped, unopened, kept])
    await database.transaction((tx) =>
      publish(tx, 'player.registered', 5, { superiorId: null }, at),
    )
  await database.transaction((tx) => forgetOldEvents.run(tx))
  const left = await database.rows<{ at: Date }>(sql`select at from events where player_id = 5`)
  expect(left).toEqual([{ at: kept }])
  const isThere = async (day: Date) =>
    (await database.row<{ name: string | null }>(sql`select to_regclass(${nameOf(day)}) as name`))
      .name !== null
  expect([await isThere(dropped), await isThere(kept)]).toEqual([false, true])
  const delivered = await deliver(database, diary)
  expect(delivered).toMatchObject({ taken: 3, failures: [] })
  await database.end()
})

test('a fortnight of days is open, and dropping waits for no reader', async () => {
  const { database } = await openTestLedger(inject('clusterUrl'))
  const { ahead } = await database.row<{ ahead: number }>(sql`
    select count(*) as ahead from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass and relname <> 'events_rest'
    and relname > to_char(now() at time zone 'UTC', '"events_"YYYY_MM_DD')`)
  expect(ahead).toBeGreaterThanOrEqual(13)
  await database.run(sql`select frame_open_day('events', (now() - interval '70 days')::date)`)
  await database.transaction(async (reader) => {
    await reader.rows(sql`select from events`)
    const dropping = database.transaction((tx) => forgetOldEvents.run(tx))
    await expect(dropping).rejects.toMatchObject({ code: '55P03' })
  })
  await database.transaction((tx) => forgetOldEvents.run(tx))
  await database.end()
})
