import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { activityTypes, appEntered } from '@parlour/contract/activity-types.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { activityJobs, forecast } from '@parlour/server/activities/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { readSettings } from '@parlour/server/frame/settings.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { root } from '../../../scripts/processes.ts'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { untilHeard } from '../../stack/heard.ts'
import { eventually } from '../../stack/cashier-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const pack = { actType: activityTypes.FirstCharge, awardId: 1 }
const idsOf = async (player: SignedIn) => (await stack.ok('getActivityIds', {}, player)).activityIds

test('a visitor is told that a token is required', async () => {
  const answer = await stack.call('getActivityIds', {})
  expect(answer.body).toMatchObject({ errcode: 1001, error: 'tokenRequired' })
})

test('after sign-in the state carries the same activities as the list', async () => {
  const player = await stack.newcomer()
  const body = await stack.ok('getAfterLoginInfo', {}, player)
  expect(body.session?.activityIds).toEqual(await idsOf(player))
  expect(body.session?.activityIds).toContain(activityTypes.FirstCharge)
  expect(body.session?.dots).toMatchObject({ hasMail: false, hasFund: false })
})

test('what runs and its rules are public, with the numbers in force', async () => {
  const rules = () => stack.call('activityRules', { name: 'Bind' })
  const running = async () => (await stack.ok('runningActivities', {})).actTypeList
  expect(await running()).toContain(activityTypes.Bind)
  expect((await rules()).body).toMatchObject({ isRunning: true, config: { bonus: 10_00 } })
  await stack.configure('Bind', { bonus: 20_00 })
  expect((await rules()).body).toMatchObject({ actType: 4, config: { bonus: 20_00 } })
  await stack.configure('Bind', {}, false)
  expect((await rules()).body).toMatchObject({ isRunning: false })
  expect(await running()).not.toContain(activityTypes.Bind)
  await stack.configure('Bind', {})
})

test('a config that breaks its schema is refused and nothing is saved', async () => {
  await expect(stack.configure('Bind', { bonus: -1 })).rejects.toThrow()
  await expect(stack.configure('FirstCharge', { packs: [] })).rejects.toThrow()
  const body = await stack.ok('activityRules', { name: 'Bind' })
  expect(body.config).toMatchObject({ bonus: 10_00 })
})

test('the answer is never behind: what just happened is applied before it', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00, pack)
  const body = await stack.ok('appRechargeBonusCollection9', {}, player)
  expect(body).toMatchObject({ appRechargeBonusCollection9: { itemStatus: 1 } })
})

test('a claim’s answer says how the player stands, the same as asking would', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00, pack)
  const claim = (propId: number, key: ReturnType<typeof newKey>) =>
    stack.ok('appRechargeBonusCollection9Receive', { propId }, player, key)
  const key = newKey()
  const { standing } = await claim(rewardIds.points, key)
  const listed = await stack.ok('getActivityIds', {}, player)
  const { appUser } = await stack.ok('refreshData', {}, player)
  const { activityIds, activityMap } = listed
  const { coin, lottery, safebox } = appUser!
  expect(standing).toMatchObject({ activityIds, activityMap, coin, lottery, safebox })
  expect(lottery).toBe(625_00)
  await claim(rewardIds.coin, newKey())
  const repeated = await claim(rewardIds.points, key)
  expect(repeated.standing?.coin).toBe(await stack.coin(player))
})

test('the app’s bonus comes by itself, once, after a deposit and an entry from it', async () => {
  for (const order of ['app first', 'deposit first']) {
    const player = await stack.newcomer()
    const enterApp = async () => {
      await stack.ok('actionLog', { action: appEntered, params: { appVersion: '1.2.0' } }, player)
      await idsOf(player)
    }
    await stack.ok('actionLog', { action: 'somethingElse', params: {} }, player)
    if (order === 'app first') await enterApp()
    await stack.pay(player, 100_00)
    expect(await stack.coin(player)).toBe(100_00)
    await enterApp()
    expect(await stack.coin(player)).toBe(120_00)
    await enterApp()
    expect(await stack.coin(player)).toBe(120_00)
    const wallet = await stack.ok('getExchange', {}, player)
    expect(JSON.stringify(wallet)).toContain('"source":"AppDownload"')
  }
})

test('Bind pays by itself, once, whichever comes first: the mobile or the deposit', async () => {
  for (const order of ['mobile first', 'deposit first']) {
    const player = await stack.newcomer()
    if (order === 'mobile first') await stack.bind(player)
    await stack.pay(player, 100_00)
    if (order === 'deposit first') await stack.bind(player)
    await atOnce(() => idsOf(player))
    await eventually(async () => expect(await stack.coin(player)).toBe(110_00))
    await stack.pay(player, 100_00)
    await idsOf(player)
    expect(await stack.coin(player)).toBe(210_00)
  }
})

test('an automatic payment that meets a closed gate is made once it opens, once', async () => {
  const player = await stack.newcomer()
  const setClaims = async (claims: boolean) => {
    const { settings } = await readSettings(stack.app.database)
    await stack.change({ switches: { ...settings.switches, claims } })
  }
  await setClaims(false)
  await stack.bind(player)
  await stack.pay(player, 100_00)
  await idsOf(player)
  await tryAgain()
  expect(await stack.coin(player)).toBe(100_00)
  await setClaims(true)
  await tryAgain()
  expect(await stack.coin(player)).toBe(110_00)
  await tryAgain()
  await idsOf(player)
  expect(await stack.coin(player)).toBe(110_00)
  await stack.expectCleanLedger()
})

/** What the clock does every so often, now. */
async function tryAgain(): Promise<void> {
  for (const job of activityJobs)
    if (job.name.startsWith('activities.pay-waiting'))
      await stack.app.database.transaction((tx) => job.run(tx))
}

test('a mobile bound after 30 days earns nothing', async () => {
  const player = await stack.newcomer({ hoursAgo: 30 * 24 + 1 })
  await stack.bind(player)
  await stack.pay(player, 100_00)
  await idsOf(player)
  expect(await stack.coin(player)).toBe(100_00)
})

test('who may not play is offered nothing, and a claim says why', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00, pack)
  const { settings } = await stack.app.database.row<{ settings: { switches: object } }>(sql`
    select coalesce((select settings from site_settings order by version desc limit 1),
      '{"switches":{}}') as settings`)
  await stack.change({ switches: { ...settings.switches, claims: false } })
  expect(await idsOf(player)).toEqual([])
  const claim = await stack.call('appRechargeBonusCollection9Receive', { propId: 2001 }, player)
  expect(errorOf(claim)).toBe('switchedOff')
  await stack.change({ switches: { ...settings.switches, claims: true } })
  expect(await idsOf(player)).not.toEqual([])
})

test('who has reached a limit is offered nothing until there is room again', async () => {
  const player = await stack.newcomer()
  await stack.ok('setLimit', { kind: 'deposit', period: 'day', amount: 200_99 }, player)
  await stack.pay(player, 100_00, pack)
  expect(await idsOf(player)).toContain(activityTypes.FirstCharge)
  await stack.pay(player, 100_00)
  const item = { propId: rewardIds.coin }
  expect(await idsOf(player)).toEqual([])
  expect(await stack.refused('appRechargeBonusCollection9Receive', item, player)).toBe(
    'limitReached',
  )
  await passTime(stack, player, 24)
  expect(await idsOf(player)).toContain(activityTypes.FirstCharge)
  const { propList } = await stack.ok('appRechargeBonusCollection9Receive', item, player)
  expect(propList).toMatchObject([{ count: 20_00 }])
})

test('a forecast says what another config would have paid, and pays nothing', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00, pack)
  const award = [{ id: 2001, count: 77_00, betRate: 5 }]
  const config = { packs: [{ id: 1, price: 100_00, showType: 1, award }] }
  await untilHeard(stack.app.database, player.playerId)
  const before = await stack.coin(player)
  const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) }
  const found = await forecast(stack.app.database, { activity: 'FirstCharge', config, ...span })
  expect(found.paidPlayers).toBeGreaterThanOrEqual(1)
  expect(found.paid.get(2001)).toBe(found.claims * 77_00)
  expect(await stack.coin(player)).toBe(before)
})

test('a forecast plays the wheel to its end and spends points on draws', async () => {
  const player = await stack.newcomer()
  const day = new Date().toISOString().slice(0, 10)
  await stack.happen(player, 'day.entered', { day })
  for (let friend = 1; friend <= 5; friend++)
    await stack.happen(player, 'invite.validated', { inviteeId: friend, validAt: Date.now() })
  await stack.wager(player, 1_000_00)
  const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) }
  const { database } = stack.app
  const targets = { targets: [100_00] }
  const wheel = await forecast(database, { activity: 'InviteUserSpin', config: targets, ...span })
  expect(wheel.claims).toBeGreaterThanOrEqual(1)
  expect(wheel.paid.get(2001)).toBe(wheel.claims * 100_00)
  const prizes = [1, 3].map((coins) => ({
    id: coins,
    weight: 1,
    rewards: [{ id: 2001, count: coins * 100, betRate: 3 }],
  }))
  const config = { draws: [{ id: 1, cost: 10_00, prizes }] }
  const points = await forecast(database, { activity: 'Points', config, ...span })
  const draws = Math.floor((points.paid.get(2002) ?? 0) / 10_00)
  expect(draws).toBeGreaterThanOrEqual(10)
  // Each draw of 10 points brings 2 on average.
  expect((points.paid.get(2001) ?? 0) / (draws * 2_00)).toBeGreaterThan(0.8)
  expect((points.paid.get(2001) ?? 0) / (draws * 2_00)).toBeLessThan(1.1)
  expect(points.coins!.low).toBeLessThan(points.coins!.high)
})

test('a forecast of draws says their mean and how far chance may carry it', async () => {
  const player = await stack.newcomer()
  const plain = { orderId: 'DP1', actType: 0, awardId: null, isFirst: false, coversPrice: true }
  for (let time = 0; time < 5; time++)
    await stack.happen(player, 'deposit.settled', { ...plain, amount: 500_00 })
  const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) }
  const always = { startsOn: 1, startsAt: '00:00', endsOn: 7 }
  const prizes = [5, 15].map((coins, index) => ({
    id: index + 1,
    weight: 1,
    rewards: [{ id: 2001, count: coins * 100, betRate: 3 }],
  }))
  const config = { ...always, prizes }
  const asked = { activity: 'WeekendLottery', config, ...span } as const
  const { claims, paid, coins } = await forecast(stack.app.database, asked)
  expect(claims).toBeGreaterThanOrEqual(5)
  // Each draw brings 10 on average; 200 runs of five or more stay near that.
  expect((paid.get(2001) ?? 0) / claims / 10_00).toBeGreaterThan(0.9)
  expect((paid.get(2001) ?? 0) / claims / 10_00).toBeLessThan(1.1)
  expect(coins!.low).toBeGreaterThanOrEqual(claims * 5_00)
  expect(coins!.high).toBeLessThanOrEqual(claims * 15_00)
  expect(coins!.low).toBeLessThan(coins!.high)
})

test('a season that is not over is forecast as if the last days were its own', async () => {
  const player = await stack.newcomer()
  const plain = { orderId: 'DP1', actType: 0, awardId: null, isFirst: false, coversPrice: true }
  await stack.happen(player, 'deposit.settled', { ...plain, amount: 600_00 })
  const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) }
  const found = async (days: number) => {
    const startsAt = Date.now() + days * 86_400_000
    const config = { season: { startsAt, endsAt: startsAt + 9 * 86_400_000 } }
    return forecast(stack.app.database, { activity: 'Festival', config, ...span })
  }
  const { claims, paid } = await found(-4)
  expect(claims).toBeGreaterThanOrEqual(1)
  // Of a season that has just begun it is not what came in since.
  for (const days of [-60, 0, 60]) expect(await found(days)).toMatchObject({ claims, paid })
})

test('the command tells of every activity and of what a friend can cost', async () => {
  const env = { PATH: process.env['PATH'], DATABASE_URL: stack.app.config.DATABASE_URL }
  const command = [path.join(root, 'scripts/forecast.ts'), '--days', '0.00001']
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  for (const name of Object.keys(promotionConfigs))
    expect(stdout).toMatch(new RegExp(`^  ${name} .*claims of`, 'm'))
  expect(stdout).toContain('One friend who counts can cost at most:')
})
