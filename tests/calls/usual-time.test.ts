import { measureUsualTimes } from '@parlour/server/cashier/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

/** Deposits of one player through a channel, each credited so many seconds after it was made. */
async function credit(channelId: number, seconds: number[]): Promise<void> {
  const { playerId } = await stack.join()
  const { database } = stack.app
  for (const [at, taken] of seconds.entries()) {
    const orderId = `usual-${playerId}-${at}`
    await database.run(sql`insert into cashier_deposits (player_id, order_id, channel_id,
        channel_name, family, variant, amount, paid_amount, status, created_at, expires_at,
        grace_seconds)
      values (${playerId}, ${orderId}, ${channelId}, 'x', 'sandbox', 'qr', 100, 100, 'credited',
        now() - interval '1 hour', now(), 0)`)
    await database.run(sql`insert into cashier_steps (player_id, order_id, place, status, at)
      select player_id, order_id, 1, 'credited', created_at + ${taken} * interval '1 second'
      from cashier_deposits where player_id = ${playerId} and order_id = ${orderId}`)
  }
}

test('a channel says how long its deposits usually take, once there are enough', async () => {
  await credit(1, [...Array.from({ length: 20 }, () => 40), 3000, 3000])
  await credit(2, [10, 10, 10])
  await stack.app.database.transaction((tx) => measureUsualTimes.run(tx))
  const { appRechargeTypeList } = await stack.ok('anonymousTradeInfo', {})
  const usual = (id: number) => appRechargeTypeList.find((one) => one.id === id)?.usualSeconds
  expect(usual(1)).toBe(40)
  expect(usual(2)).toBeNull()
})
