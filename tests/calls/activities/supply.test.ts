import { activityTypes } from '@parlour/contract/activity-types.ts'
import { post, readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const look = (player: SignedIn) => stack.call('appSupplyUser', {}, player)
const take = (player: SignedIn) => stack.call('bankruptBonus', {}, player)
const list = (player: SignedIn) => stack.ok('getActivityIds', {}, player)

let moves = 0
/** Takes coins until so many are left. */
async function leave({ playerId }: SignedIn, coins: number): Promise<void> {
  await stack.app.database.transaction(async (tx) => {
    const { coin } = await readBalances(tx, playerId)
    const key = `test:${++moves}`
    await post(tx, { code: 'adjustment_out', playerId, key, amount: coin - coins })
  })
}

/** Deposited, lost so much in games, and has nearly nothing left. */
async function bankrupt(lost = 500_00): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.pay(player, 500_00)
  await stack.wager(player, lost)
  await leave(player, 9_99)
  return player
}

test('who has money is not bankrupt, and sees no card', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00)
  await stack.wager(player, 100_00)
  expect((await look(player)).body).toMatchObject({ isBankrupt: false, depositLeft: 0 })
  const { isBankrupt, activityIds } = await list(player)
  expect(isBankrupt).toBe(false)
  expect(activityIds).not.toContain(activityTypes.Supply)
  expect(errorOf(await take(player))).toBe('notReached')
})

test('who deposited nothing today is told how much is missing', async () => {
  const player = await stack.newcomer()
  await stack.wager(player, 500_00)
  expect((await look(player)).body).toMatchObject({ isBankrupt: false, depositLeft: 100_00 })
})

test('a bankrupt player is offered a share of today’s loss and takes it once a day', async () => {
  const player = await bankrupt()
  const { isBankrupt, activityIds } = await list(player)
  expect(isBankrupt).toBe(true)
  expect(activityIds).toContain(activityTypes.Supply)
  expect((await look(player)).body).toMatchObject({
    isBankrupt: true,
    netLoss: 500_00,
    bonus: 15_00,
    leftToday: 1,
    leftThisWeek: 3,
  })
  const answers = await atOnce(() => take(player))
  for (const { body } of answers)
    expect(body).toMatchObject({
      isBankrupt: false,
      leftToday: 0,
      leftThisWeek: 2,
      propList: [{ id: 2001, count: 15_00, betRate: 1 }],
    })
  expect(await stack.coin(player)).toBe(24_99)
  expect((await list(player))['isBankrupt']).toBe(false)
  await stack.wager(player, 900_00)
  await leave(player, 0)
  await take(player)
  expect(await stack.coin(player)).toBe(0)
  await stack.expectCleanLedger()
})

test('coins in the safe box are coins', async () => {
  const player = await stack.newcomer()
  const paid = { orderId: 'DP1', actType: 0, awardId: null, isFirst: true, coversPrice: true }
  await stack.happen(player, 'deposit.settled', { amount: 500_00, ...paid })
  await stack.wager(player, 500_00)
  expect((await list(player))['isBankrupt']).toBe(true)
  await stack.app.database.transaction(async (tx) => {
    const given = { playerId: player.playerId, amount: 50_00 }
    await post(tx, { ...given, code: 'adjustment_in', key: `test:${++moves}` })
    await post(tx, { ...given, code: 'safebox_in', key: `test:${++moves}` })
  })
  expect((await list(player))['isBankrupt']).toBe(false)
  expect(errorOf(await take(player))).toBe('notReached')
})

test('a small loss is worth nothing', async () => {
  const player = await bankrupt(99_99)
  expect((await look(player)).body).toMatchObject({ isBankrupt: true, bonus: 0 })
  expect(errorOf(await take(player))).toBe('notReached')
})

test('yesterday does not count', async () => {
  const player = await stack.newcomer({ hoursAgo: 48 })
  const yesterday = new Date(Date.now() - 86_400_000)
  const paid = { orderId: 'DP1', actType: 0, awardId: null, isFirst: true, coversPrice: true }
  await stack.happen(player, 'deposit.settled', { amount: 500_00, ...paid }, yesterday)
  const round = { gameId: 101, typeId: 1, stake: 500_00, win: 0, clearsBonus: false }
  await stack.happen(player, 'round.settled', round, yesterday)
  expect((await look(player)).body).toMatchObject({ isBankrupt: false, netLoss: 0 })
})

test('switched off, it has ended', async () => {
  const player = await bankrupt()
  await stack.configure('Supply', {}, false)
  expect(errorOf(await look(player))).toBe('ended')
  expect(errorOf(await take(player))).toBe('ended')
  expect((await list(player))['isBankrupt']).toBe(false)
  await stack.configure('Supply', {})
})
