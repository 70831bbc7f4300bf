import { sql } from '@parlour/server/frame/db.ts'
import { deliverAll, deliverFor } from '@parlour/server/frame/deliveries.ts'
import type { Consumer } from '@parlour/server/frame/events.ts'
import { publish, publishAll } from '@parlour/server/frame/events.ts'
import { listWaiting } from '@parlour/server/frame/waiting-players.ts'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { startStack } from '../stack/stack.ts'

const types: Consumer['types'] = ['player.registered']

test('what fails while its player looks is not overtaken by a follower that waited', async () => {
  const quiet = await startStack({ clusterUrl: inject('clusterUrl') })
  onTestFinished(() => quiet.stop())
  const { database } = quiet.app
  await database.run(sql`insert into event_consumers values ('diary', 'player.registered')`)
  for (let fact = 0; fact < 2; fact++)
    await database.transaction((tx) => publish(tx, 'player.registered', 7, { superiorId: null }))
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const failing: Consumer = {
    name: 'diary',
    types,
    async hear() {
      begun.resolve()
      await end.promise
      throw new Error('not today')
    },
  }
  const look = database.transaction((tx) => deliverFor(tx, failing, 7))
  await begun.promise
  const heard: number[] = []
  const hear: Consumer['hear'] = async (_tx, { eventId }) => void heard.push(eventId)
  const follower = deliverAll(database, { name: 'diary', types, hear }, () => false)
  await vi.waitFor(async () => {
    expect(await database.rows(sql`select from pg_locks where not granted`)).not.toEqual([])
  }, 30_000)
  end.resolve()
  expect(await look).toMatchObject({ failures: [{ event: { playerId: 7 } }] })
  await follower
  expect(heard).toEqual([])
})

test('a follower whose line is never empty leaves the others their turn', async () => {
  let turns = 0
  let isHeard = false
  const endless: Consumer = {
    name: 'endless',
    types,
    async hear(tx, { playerId }) {
      turns++
      if (!isHeard) await publish(tx, 'player.registered', playerId, { superiorId: null })
    },
  }
  const hear: Consumer['hear'] = async () => void (isHeard = true)
  const other: Consumer = { name: 'other', types: ['points.spent'], hear }
  const busy = await startStack({
    clusterUrl: inject('clusterUrl'),
    extra: { consumers: () => [endless, other] },
  })
  onTestFinished(() => busy.stop())
  const { database } = busy.app
  await database.transaction((tx) => publish(tx, 'player.registered', 7, { superiorId: null }))
  await vi.waitFor(() => expect(turns).toBeGreaterThan(2), 30_000)
  await database.transaction((tx) => publish(tx, 'points.spent', 7, { points: 1 }))
  await vi.waitFor(() => expect(isHeard).toBe(true), 15_000)
})

test('where players are spread, who waits behind what was put back takes no place', async () => {
  const quiet = await startStack({ clusterUrl: inject('clusterUrl') })
  onTestFinished(() => quiet.stop())
  const { database } = quiet.app
  await database.run(sql`insert into event_consumers values ('diary', 'player.registered')`)
  const held = Array.from({ length: 200 }, (_, nth) => nth + 1)
  const tellAll = (playerIds: number[]) =>
    database.transaction((tx) =>
      publishAll(
        tx,
        'player.registered',
        playerIds.map((playerId) => ({ playerId, payload: { superiorId: null } })),
      ),
    )
  await tellAll(held)
  await database.run(sql`update event_deliveries
    set attempts = 1, retry_at = now() + interval '1 hour' where consumer = 'diary'`)
  await tellAll([...held, 777])
  const lane = { consumer: 'diary', types, lanes: 1, lane: 0 }
  expect(await listWaiting(database, lane)).toEqual([{ playerId: 777 }])
  await database.run(sql`update event_deliveries set retry_at = now() where consumer = 'diary'`)
  expect(await listWaiting(database, lane)).toHaveLength(200)
})

test('what is held back is told for as long as it is, and no longer', async () => {
  const quiet = await startStack({ clusterUrl: inject('clusterUrl') })
  onTestFinished(() => quiet.stop())
  const { database } = quiet.app
  await database.run(sql`insert into event_consumers values ('diary', 'player.registered')`)
  await database.transaction((tx) => publish(tx, 'player.registered', 7, { superiorId: null }))
  await database.run(sql`update event_deliveries
    set attempts = 1, retry_at = now() + interval '1 hour' where consumer = 'diary'`)
  const readMetrics = async () => (await fetch(`${quiet.url}/metrics`)).text()
  expect(await readMetrics()).toContain('parlour_held_events{consumer="diary"} 1')
  await database.run(sql`delete from event_deliveries where consumer = 'diary'`)
  expect(await readMetrics()).not.toContain('parlour_held_events{consumer="diary"} 1')
})
