import { sql } from '@parlour/server/db.ts'
import type { Consumer } from '@parlour/server/events.ts'
import { deliverBatch, deliverFor, publish } from '@parlour/server/events.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { Stack } from '../stack.ts'
import { startStack } from '../stack.ts'

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
  first = await startStack({ clusterUrl: inject('clusterUrl'), extra: { consumers: [diary] } })
  second = await first.another({ consumers: [diary] })
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

test('with two copies of the server each event is heard exactly once, in order', async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, i) => tellRegistered(i % 2 ? first : second, 1 + (i % 5))),
  )
  await vi.waitFor(async () => {
    const waiting = await first.app.database.rows(sql`select from event_deliveries`)
    expect(waiting).toHaveLength(0)
  }, 10_000)
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
  await vi.waitFor(async () => expect(await heardBy(78)).toHaveLength(1))
  expect(await heardBy(77)).toEqual([])
})

test('a consumer that fails leaves no trace, holds back one player, catches up', async () => {
  failsFor.add(90)
  await tellRegistered(first, 90)
  await tellRegistered(first, 90)
  await tellRegistered(first, 91)
  await vi.waitFor(async () => expect(await heardBy(91)).toHaveLength(1))
  expect(await heardBy(90)).toEqual([])
  failsFor.delete(90)
  await vi.waitFor(async () => expect(await heardBy(90)).toHaveLength(2), 10_000)
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
  const left = await database.transaction((tx) => deliverBatch(tx, diary))
  expect(left.taken).toBe(0)
  await quiet.stop()
})
