import type { InputOf } from '@parlour/contract/call.ts'
import type { operatorCalls } from '@parlour/contract/operator/index.ts'
import { momentOf } from '@parlour/server/activities/engine/moment.ts'
import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { readTurns, runningNames } from '@parlour/server/activities/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

async function look(name: PromotionName) {
  const { activityList } = await stack.operator('ann').ok('listActivities', {})
  const found = activityList.find(({ activity }) => activity === name)
  if (!found) throw new Error(`${name} is not listed`)
  return found
}
type Change = InputOf<typeof operatorCalls.setActivity>
/** One says it, and where it takes two, so does the other. */
async function set(input: Change) {
  const first = await stack.operator('ann').call('setActivity', input)
  const isWaiting = first.body['status'] === 'waiting'
  return isWaiting ? stack.operator('ben').call('setActivity', input) : first
}

test('an operator changes a config, and players who enter from then on play by it', async () => {
  const { version, config } = await look('Bind')
  const change = { activity: 'Bind', basedOn: version, isOn: true } as const
  expect(errorOf(await set({ ...change, config: { ...config, bonus: 25_00 } }))).toBe('ok')
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  await stack.ok('getActivityIds', {}, player)
  expect(await stack.coin(player)).toBe(125_00)
})

test('a promotion tells what was taken of it and by which version turns go on', async () => {
  const ann = stack.operator('ann')
  const activity = 'Bind' as const
  const players = [await stack.newcomer(), await stack.newcomer()]
  for (const player of players) {
    await stack.bind(player)
    await stack.pay(player, 100_00)
    await stack.ok('getActivityIds', {}, player)
  }
  const [first, second] = players.map(({ playerId }) => playerId)
  const newest = await ann.ok('listActivityClaims', { activity, limit: 1 })
  expect(newest.claimList).toMatchObject([{ playerId: second, itemList: [{ count: 25_00 }] }])
  const page = { activity, limit: 1, cursor: newest.nextCursor ?? '' }
  const next = await ann.ok('listActivityClaims', page)
  expect(next.claimList.map(({ playerId }) => playerId)).toEqual([first])
  expect(errorOf(await ann.call('listActivityClaims', { activity, cursor: '1.2' }))).toBe(
    'badInput',
  )

  const { version } = await look(activity)
  const told = await ann.ok('listActivityTurns', { activity })
  expect(told).toMatchObject({ newest: version, isWhole: true })
  const inTurn = told.turnList.find((turn) => turn.version === version)?.players ?? 0
  expect(inTurn).toBeGreaterThanOrEqual(2)
  expect(told.playerList).toContainEqual({ playerId: first, version })
  const sample = await readTurns(stack.app.database, activity, 2)
  expect(sample).toMatchObject({ isWhole: false })
  expect(sample.lookedAt).toBeLessThan(told.lookedAt)
})

test('the list tells what waits for a second person and what is limited', async () => {
  const rain = await look('RedPacket')
  expect(rain.budget).toEqual({ spent: 0, limit: rain.config['pool'] })
  const { version, budget } = await look('SignUpBonus')
  expect(budget).toBeNull()
  const change = { activity: 'SignUpBonus', basedOn: version, isOn: false } as const
  expect(errorOf(await set(change))).toBe('ok')
  const back = { ...change, basedOn: (await look('SignUpBonus')).version, isOn: true }
  expect(await stack.operator('ann').ok('setActivity', back)).toMatchObject({ status: 'waiting' })
  expect(await look('SignUpBonus')).toMatchObject({ isWaiting: true, isOn: false })
})

test('two operators at once: the second is told that it has changed', async () => {
  const { version } = await look('Supply')
  const change = { activity: 'Supply', basedOn: version, isOn: false } as const
  expect(errorOf(await set(change))).toBe('ok')
  expect(errorOf(await set(change))).toBe('changedMeanwhile')
  expect(await look('Supply')).toMatchObject({ isOn: false })
})

test('what no rules exist for cannot be switched on, only looked at', async () => {
  const { activityList } = await stack.operator('ann').ok('listActivities', {})
  for (const { activity, version } of activityList) {
    const answer = errorOf(await set({ activity, basedOn: version + 1, isOn: true }))
    expect([activity, answer]).toEqual([
      activity,
      runningNames.has(activity) ? 'changedMeanwhile' : 'cannotRun',
    ])
  }
})

test('a config that breaks its schema is refused, and the old one stays', async () => {
  const before = await look('FirstCharge')
  const change = { activity: 'FirstCharge', basedOn: before.version, isOn: true } as const
  expect(errorOf(await set({ ...change, config: { packs: [] } }))).toBe('badContent')
  expect(errorOf(await set({ ...change, config: { unknown: 1 } }))).toBe('badContent')
  const award = [{ id: 1009, count: 1, betRate: 2 }]
  const packs = [{ id: 1, price: 100_00, showType: 1, award }]
  expect(errorOf(await set({ ...change, config: { packs } }))).toBe('badContent')
  expect(await look('FirstCharge')).toEqual(before)
})

test('what was earned within the borders of an activity can be taken 3 days longer', async () => {
  const hour = 3_600_000
  const now = Date.now()
  const decide = async (borders: { startsAt: number | null; endsAt: number | null }) => {
    const { version } = await look('AccumulatedRecharge')
    const change = { activity: 'AccumulatedRecharge', basedOn: version, isOn: true } as const
    return errorOf(await set({ ...change, ...borders }))
  }
  const player = await stack.newcomer()
  const asked = () => stack.call('rechargeBonusCollection6', {}, player)
  const { week: weekStart } = momentOf(now, 'Asia/Bangkok')
  const tier = { weekStart, from: 500_00 }
  const claim = () => stack.call('receiverRechargeBonusCollection6', tier, player)
  const isListed = async () => {
    const { activityIds } = await stack.ok('getActivityIds', {}, player)
    return activityIds.includes(28)
  }
  expect(await decide({ startsAt: now, endsAt: now })).toBe('badContent')

  expect(await decide({ startsAt: now + hour, endsAt: null })).toBe('ok')
  expect(await look('AccumulatedRecharge')).toMatchObject({ startsAt: now + hour, endsAt: null })
  await stack.pay(player, 400_00)
  expect(errorOf(await asked())).toBe('notStarted')
  expect(errorOf(await claim())).toBe('notStarted')
  expect(await isListed()).toBe(false)
  expect(await stack.ok('activityRules', { name: 'AccumulatedRecharge' })).toMatchObject({
    isRunning: false,
  })

  expect(await decide({ startsAt: now - hour, endsAt: now + hour })).toBe('ok')
  await stack.pay(player, 500_00)
  expect((await stack.ok('rechargeBonusCollection6', {}, player)).weekList[0]).toMatchObject({
    deposited: 500_00,
  })
  expect(await isListed()).toBe(true)

  expect(await decide({ startsAt: now - hour, endsAt: now - 1_000 })).toBe('ok')
  expect(await isListed()).toBe(true)
  await stack.pay(player, 500_00)
  expect((await stack.ok('rechargeBonusCollection6', {}, player)).weekList[0]).toMatchObject({
    deposited: 500_00,
  })
  expect(errorOf(await claim())).toBe('ok')
  expect(await isListed()).toBe(false)

  expect(await decide({ startsAt: null, endsAt: now - 73 * hour })).toBe('ok')
  expect(errorOf(await asked())).toBe('ended')
  expect(errorOf(await claim())).toBe('ended')
  expect(await decide({ startsAt: null, endsAt: null })).toBe('ok')
})
