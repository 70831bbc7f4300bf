import { addDays } from '@parlour/server/activities/engine/moment.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { siteDay } from '../../stack/seasons.ts'
import { untilHeard } from '../../stack/heard.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'
import { editState } from '../../stack/edit-state.ts'

const dayMs = 86_400_000
let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  await stack.configure('Bind', {}, false)
})
afterAll(() => stack.stop())
const now = Date.now()
const around = (from: number, to: number) => ({
  season: { startsAt: now + from * dayMs, endsAt: now + to * dayMs },
})
beforeEach(() => stack.configure('Festival', around(-5, 5)))

const look = 'appFestivalUser'
const receive = 'appFestivalUserReceive'
const day = async (player: SignedIn) => (await stack.ok(look, {}, player)).today.day

/** As if everything so far had happened a day earlier. */
async function aDayPasses({ playerId }: SignedIn) {
  await untilHeard(stack.app.database, playerId)
  await editState<{ days: object }>(stack.app.database, playerId, 'Festival', ({ days }) => ({
    state: {
      days: Object.fromEntries(Object.entries(days).map(([on, value]) => [addDays(on, -1), value])),
    },
  }))
}

test('the best tier of a day is claimed, once', async () => {
  const player = await stack.newcomer()
  const before = await stack.ok(look, {}, player)
  expect(before).toMatchObject({
    today: { deposited: 0, reachedFrom: null, status: 0 },
    yesterday: null,
    betRate: 3,
    isOpen: true,
  })
  expect(before.tierList.map(({ from, rewards }) => [from, rewards[0]?.count])).toEqual([
    [500_00, 5_00],
    [750_00, 10_00],
    [2_000_00, 25_00],
    [3_000_00, 50_00],
    [4_000_00, 75_00],
    [5_000_00, 100_00],
  ])
  const today = before.today.day
  expect(await stack.refused(receive, { day: today }, player)).toBe('notReached')
  await stack.pay(player, 500_00)
  await stack.pay(player, 300_00)
  const granted = {
    today: { deposited: 800_00, reachedFrom: 750_00, status: 2 },
    propList: [{ id: 2001, count: 10_00, betRate: 3 }],
  }
  expect(await stack.ok(receive, { day: today }, player)).toMatchObject(granted)
  expect(await stack.ok(receive, { day: today }, player, newKey())).toMatchObject(granted)
  await stack.pay(player, 5_000_00)
  expect(await stack.ok(look, {}, player)).toMatchObject({
    today: { deposited: 5_800_00, reachedFrom: 750_00, status: 2 },
  })
  expect(await stack.coin(player)).toBe(5_810_00)
  await stack.expectCleanLedger()
})

test('yesterday’s tier can be claimed today, and no longer tomorrow', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 500_00)
  const day0 = await day(player)
  await aDayPasses(player)
  const shown = await stack.ok(look, {}, player)
  expect(shown).toMatchObject({ today: { deposited: 0 }, yesterday: { reachedFrom: 500_00 } })
  await stack.ok(receive, { day: shown.yesterday!.day }, player)
  expect((await stack.ok(look, {}, player)).yesterday).toBe(null)
  const late = await stack.newcomer()
  await stack.pay(late, 500_00)
  await stack.ok(look, {}, late)
  await aDayPasses(late)
  await aDayPasses(late)
  expect((await stack.ok(look, {}, late)).yesterday).toBe(null)
  const twoDaysAgo = new Date(Date.parse(day0) - 2 * dayMs).toISOString().slice(0, 10)
  expect(await stack.refused(receive, { day: twoDaysAgo }, late)).toBe('unknownReward')
})

test('a last day’s tier can be claimed the day after, also once the next one is set', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 500_00)
  await stack.ok(look, {}, player)
  // Whoever has begun it now has begun one that ended a moment ago.
  const version = await stack.configure('Festival', around(-5, -0.001))
  await aDayPasses(player)
  await editState(stack.app.database, player.playerId, 'Festival', () => ({ version }))
  await stack.configure('Festival', around(5, 9))
  const { yesterday } = await stack.ok(look, {}, player)
  expect(yesterday).toMatchObject({ reachedFrom: 500_00, status: 1 })
  await stack.ok(receive, { day: yesterday!.day }, player)
  expect(await stack.refused(look, {}, player)).toBe('notStarted')
})

test('before and after it nothing counts, and at last it is over', async () => {
  const player = await stack.newcomer()
  await stack.configure('Festival', around(1, 5))
  await stack.pay(player, 500_00)
  expect(await stack.refused(look, {}, player)).toBe('notStarted')
  expect(await stack.refused(receive, { day: siteDay(0) }, player)).toBe('notStarted')
  await stack.configure('Festival', around(-5, 5))
  await stack.pay(player, 600_00)
  expect(await stack.ok(look, {}, player)).toMatchObject({ today: { deposited: 600_00 } })
  const other = await stack.newcomer()
  await stack.configure('Festival', around(-5, -0.001))
  await stack.pay(other, 600_00)
  expect(await stack.ok(look, {}, other)).toMatchObject({ isOpen: false, today: { deposited: 0 } })
  await stack.configure('Festival', around(-9, -4))
  expect(await stack.refused(look, {}, other)).toBe('ended')
  expect(await stack.refused(receive, { day: siteDay(0) }, other)).toBe('ended')
  await stack.configure('Festival', {})
  expect(await stack.refused(look, {}, other)).toBe('ended')
})

test('the deposit page is told what a deposit would bring', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 600_00)
  await stack.ok(look, {}, player)
  const { promotionList } = await stack.ok('tradeInfo', {}, player)
  expect(promotionList).toContainEqual(expect.objectContaining({ actType: 35, fromAmount: 150_00 }))
})
