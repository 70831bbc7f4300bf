import { activityTypes } from '@parlour/contract/activity-types.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { listSeasons } from '../../stack/seasons.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const ofPromotions =
  /activity_|players|wallet_|reward_|cashier_totals|play_rounds|site_settings|now\(\) as/
const ofTheClock = /event_deliveries d|scheduled_jobs|cashier_(deposits|withdrawals)/

/** The statements about promotions and their player while something is done. */
async function listStatements(act: () => Promise<{ body: { errcode: number } }>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect((await act()).body.errcode).toBe(0)
  const texts = query.mock.calls.map(([asked]) => {
    const statement = asked as unknown
    return typeof statement === 'string' ? statement : (statement as { text: string }).text
  })
  query.mockRestore()
  return texts.filter((text) => ofPromotions.test(text) && !ofTheClock.test(text))
}

/** How many statements a call makes, and how many rows they bring. */
async function weigh(name: Reading, player: SignedIn): Promise<string> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await stack.ok(name, {}, player)
  const asked = query.mock.calls.map(([statement], index) => ({
    text: typeof statement === 'string' ? statement : (statement as { text: string }).text,
    result: query.mock.results[index]?.value as Promise<{ rows?: unknown[] }>,
  }))
  const own = asked.filter(({ text }) => ofPromotions.test(text) && !ofTheClock.test(text))
  const results = await Promise.all(own.map(({ result }) => result))
  query.mockRestore()
  const rows = results.reduce((sum, result) => sum + (result.rows?.length ?? 0), 0)
  return `${name}: ${own.length} statements, ${rows} rows`
}

const readings = [
  'getActivityIds',
  'getTaskUser',
  'getLoginPayUser3',
  'getLotterConfig',
  'actInviteUser',
  'loginBonus3User',
  'rechargeBonusCollection6',
  'rechargeBonusCollection8',
  'appRechargeBonusCollection9',
  'appRechargeBonusCollection10',
  'appInviteBonus1User',
  'appFundUser',
  'appRedPacketUser',
  'appSupplyUser',
  'appFreeSignUser',
  'appFestivalUser',
  'appWeekendLotteryUser',
  'appChristmasUser',
  'appNewYearUser',
  'appVipUser',
  'appVipRebateUser',
] as const
type Reading = (typeof readings)[number]

let orders = 0
/** Days of a busy player: deposits, stakes and days, the latest now. */
async function liveOn(player: SignedIn): Promise<void> {
  for (let day = 11; day >= 0; day--) {
    const at = new Date(Date.now() - day * 86_400_000)
    const deposit = { orderId: `M${++orders}`, amount: 500_00, actType: 0, awardId: null }
    const settled = { ...deposit, isFirst: false, coversPrice: true }
    const round = { gameId: 101, typeId: 1, stake: 300_00, win: 0, clearsBonus: false }
    await stack.happen(player, 'deposit.settled', settled, at)
    await stack.happen(player, 'round.settled', round, at)
  }
  await stack.ok('getActivityIds', {}, player)
}

async function buyPack() {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00, { actType: activityTypes.FirstCharge, awardId: 1 })
  await stack.call('getActivityIds', {}, player)
  return player
}

test('a claim and a page of a promotion ask no more than they need', async () => {
  const player = await buyPack()
  const page = () => stack.call('appRechargeBonusCollection9', {}, player)
  const claim = () => stack.call('appRechargeBonusCollection9Receive', { propId: 2001 }, player)
  await page()
  const opened = await listStatements(page)
  const standing = await listStatements(() => stack.call('getActivityIds', {}, player))
  const claimed = await listStatements(claim)
  expect(opened.length).toBeLessThanOrEqual(3)
  // Its answer carries how the player stands, with the balances.
  expect(claimed.length).toBeLessThanOrEqual(17 + standing.length)
})

test('a page of any activity costs the same, however long a player has played', async () => {
  for (const [name, config] of listSeasons()) await stack.configure(name, config)
  const player = await stack.newcomer({ hoursAgo: 1 })
  await stack.bind(player)
  await stack.pay(player, 100_00, { actType: activityTypes.FirstCharge, awardId: 1 })
  await liveOn(player)
  const weighAll = async () => {
    const weights: string[] = []
    for (const name of readings) {
      await stack.ok(name, {}, player)
      weights.push(await weigh(name, player))
    }
    return weights
  }
  const before = await weighAll()
  await liveOn(player)
  await liveOn(player)
  expect(await weighAll()).toEqual(before)
})
