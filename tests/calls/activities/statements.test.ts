import { activityTypes } from '@parlour/contract/activity-types.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'

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
