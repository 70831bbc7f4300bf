import { activityTypes } from '@parlour/contract/activity-types.ts'
import { calls } from '@parlour/contract/index.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { bindMobile } from '@parlour/server/players/index.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { seedDemo } from '@parlour/server/seed/index.ts'
import { noteBigWin } from '@parlour/server/site/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CallInput, SignedIn, Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

let stack: Stack
let mali: SignedIn
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
  await seedDemo(stack.app.database, stack.app.config)
  mali = await stack.signIn()
})
afterAll(() => stack.stop())

const lobbyTips = async () => calls.lobbyTips.output.parse(await stack.ok('lobbyTips', {}))
const bonuses = async (input: CallInput<'getBonusTickers'> = {}) =>
  calls.getBonusTickers.output.parse(await stack.ok('getBonusTickers', input, mali))

/** All that others are told of a winner: an end of an id that many share. */
const hidden = () => `ID •••${String(mali.playerId).slice(-2)}`

test('without wins there is nothing to tell, and nothing is invented', async () => {
  expect(await lobbyTips()).toEqual({ jackpotList: [], newYearList: [], winList: [] })
  expect(await bonuses()).toEqual({ bonusList: [] })
})

test('wins are told newest first, with nothing of a number, at most fifty', async () => {
  const { database } = stack.app
  const { playerId } = mali
  await database.transaction((tx) => bindMobile(tx, playerId, '66981234521'))
  for (let round = 1; round <= 51; round++)
    await database.transaction((tx) =>
      noteBigWin(tx, { kind: 'jackpot', playerId, gameId: 101, amount: round * 100 }),
    )
  await database.transaction((tx) => noteBigWin(tx, { kind: 'newYear', playerId, amount: 8800 }))
  const { jackpotList, newYearList } = await lobbyTips()
  expect(jackpotList).toHaveLength(50)
  expect(jackpotList[0]).toMatchObject({ gameId: 101, phone: hidden(), amount: 5100 })
  expect(newYearList).toEqual([{ phone: hidden(), amount: 8800, timestamp: expect.any(Number) }])
  for (const { phone } of [...jackpotList, ...newYearList]) expect(phone).toBe(hidden())
})

test('bonuses are the coins of activities and of the rebate, of one or of all', async () => {
  const { playerId } = mali
  const coins = (count: number) => [{ id: rewardIds.coin, count, betRate: 1 }]
  const points = [{ id: rewardIds.points, count: 500, betRate: 0 }]
  await stack.app.database.transaction(async (tx) => {
    await grant(tx, { playerId, items: coins(200), key: 'a', source: 'Tasks' })
    await grant(tx, { playerId, items: coins(300), key: 'b', source: 'VIP' })
    await grant(tx, { playerId, items: points, key: 'c', source: 'VIP' })
    await grant(tx, { playerId, items: coins(400), key: 'd', source: 'mail' })
    await grant(tx, { playerId, items: coins(500), key: 'e', source: 'VipRebate' })
  })
  const all = await bonuses()
  expect(all.bonusList.map(({ actType, amount }) => [actType, amount]).toSorted()).toEqual([
    [42, 200],
    [8, 300],
    [8, 500],
  ])
  const tasks = await bonuses({ actType: 42 })
  expect(tasks.bonusList).toMatchObject([{ actType: 42, phone: hidden(), amount: 200 }])
})

test('who hides, or has paused play, receives no bonus before others’ eyes', async () => {
  const [shown, hiding, paused] = [await stack.signIn(), await stack.signIn(), await stack.signIn()]
  const items = [{ id: rewardIds.coin, count: 700, betRate: 1 }]
  for (const { playerId } of [shown, hiding, paused])
    await stack.app.database.transaction((tx) =>
      grant(tx, { playerId, items, key: 'f', source: 'Fund' }),
    )
  const told = async () => {
    const lists = [await bonuses(), await bonuses({ actType: activityTypes.Fund })]
    return lists.map(({ bonusList }) => bonusList.filter(({ amount }) => amount === 700).length)
  }
  expect(await told()).toEqual([3, 3])
  await stack.ok('updateProfile', { hidesWins: true }, hiding)
  await stack.ok('takeBreak', { kind: 'timeOut', days: 1 }, paused)
  expect(await told()).toEqual([1, 1])
})
