import type { Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { deliverAll, deliverFor } from '@parlour/server/frame/deliveries.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const follower = () => stack.app.consumers.find(({ name }) => name === 'activities')!
const deliver = (tx: Tx, { playerId }: SignedIn) => deliverFor(tx, follower(), playerId)
const look = (player: SignedIn) => stack.call('getActivityIds', {}, player)

/** Everything that promotions know of a player, and what the player has of them. */
async function standing(player: SignedIn) {
  const { playerId } = player
  const { states } = await stack.app.database.row<{ states: object }>(sql`
    select states from activity_players where player_id = ${playerId}`)
  const { paid } = await stack.app.database.row<{ paid: number }>(sql`
    select count(*) as paid from activity_claims where player_id = ${playerId}`)
  return { states, paid, coin: await stack.coin(player), points: await stack.points(player) }
}

async function sums({ playerId }: SignedIn) {
  return stack.app.database.row<{ wagered: number; deposited: number }>(sql`
    select (states #>> '{VIP,state,wagered}')::bigint as wagered,
      (states #>> '{AccumulatedRecharge,state,weeks,0,deposited}')::bigint as deposited
    from activity_players where player_id = ${playerId}`)
}

/** Someone of whom every kind of event was heard. */
async function busy(): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.ok('getAfterLoginInfo', {}, player)
  await stack.bind(player)
  await stack.pay(player, 600_00)
  await stack.wager(player, 1_300_00)
  await stack.happen(player, 'invite.validated', { inviteeId: 1, validAt: Date.now() })
  await look(player)
  await stack.ok('getLotterConfig', {}, player)
  return player
}

test('every event delivered a second time: no promotion counts any of them again', async () => {
  const player = await busy()
  const before = await standing(player)
  expect(Object.keys(before.states).length).toBeGreaterThan(9)
  expect(await sums(player)).toEqual({ wagered: 1_300_00, deposited: 600_00 })
  const again = await stack.app.database.run(sql`
    insert into event_deliveries
      (consumer, event_id, type, player_id, payload, at)
    select consumer, event_id, type, player_id, payload, at
    from events join event_consumers using (type)
    where consumer = 'activities' and player_id = ${player.playerId}`)
  expect(again).toBeGreaterThan(4)
  await look(player)
  expect(await standing(player)).toEqual(before)
})

test('taken by many at once, each event counts once', async () => {
  const player = await stack.newcomer()
  await Promise.all(Array.from({ length: 30 }, () => stack.wager(player, 7_00)))
  const { database } = stack.app
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0
        ? deliverAll(database, follower())
        : database.transaction((tx) => deliver(tx, player)),
    ),
  )
  await look(player)
  expect(await sums(player)).toMatchObject({ wagered: 210_00 })
})

test('the connection is cut after applying and before the commit: heard again, once', async () => {
  const player = await busy()
  const before = await standing(player)
  const { database } = stack.app
  await database.transaction(async (tx) => {
    // Nobody else takes them until this one is through.
    await tx.run(sql`select pg_advisory_xact_lock(hashtext('consumer:activities'), lane)
      from generate_series(0, ${follower().lanes! - 1}) as lane`)
    await stack.wager(player, 50_00)
    await stack.happen(player, 'deposit.settled', {
      orderId: 'DP9',
      amount: 40_00,
      actType: 0,
      awardId: null,
      isFirst: false,
      coversPrice: true,
    })
    const cut = database.transaction(async (doomed) => {
      expect(await deliver(doomed, player)).toEqual({ taken: 2, failures: [] })
      await doomed.run(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(cut).rejects.toThrow()
    expect(await standing(player)).toEqual(before)
  })
  await look(player)
  expect(await sums(player)).toEqual({ wagered: 1_350_00, deposited: 640_00 })
})

test('an event whose transaction ends after that of a later one is not passed over', async () => {
  const player = await stack.newcomer()
  const round = { gameId: 101, typeId: 1, stake: 30_00, win: 0, clearsBonus: false }
  await stack.app.database.transaction(async (tx) => {
    await publish(tx, 'round.settled', player.playerId, round)
    await stack.wager(player, 12_00)
    await look(player)
    expect(await sums(player)).toMatchObject({ wagered: 12_00 })
  })
  await look(player)
  expect(await sums(player)).toMatchObject({ wagered: 42_00 })
})

test('no index looks at states: they change with every round', async () => {
  const indexes = await stack.app.database.rows<{ name: string }>(sql`
    select indexname as name from pg_indexes
    where tablename = 'activity_players' and indexdef ~ '\\mstates\\M'`)
  expect(indexes).toEqual([])
})
