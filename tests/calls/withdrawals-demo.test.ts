import { seedCashier, seedDeposits } from '@parlour/server/cashier/index.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { noteConsent } from '@parlour/server/players/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { newKey, startStack } from '../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

test('the demo player can try everything at once', async () => {
  const { database, config } = stack.app
  const mali = await stack.signIn('mali')
  const { playerId } = mali
  const walletPassword = '482915'
  await database.transaction(async (tx) => {
    await noteConsent(tx, { playerId, termsVersion: '1', address: 'seed' })
    await seedCashier(tx, { playerId, secret: config.PARLOUR_SECRET, walletPassword })
    await seedDeposits(tx, playerId)
  })
  const page = await stack.ok('getExchange', {}, mali)
  const wallet = { coin: 12_800_00, locked: 800_00, withdrawable: 12_000_00 }
  expect(page).toMatchObject({ obstacleList: [], wallet })
  const [card] = page.appUserBankList
  const body = await stack.ok('kyc', {}, mali)
  expect(body.kyc).toMatchObject({ status: 'verified', dueAt: null })
  const record = await stack.ok('getRechargeRecord', {}, mali)
  expect(record.orderList).toHaveLength(2)
  for (const [amount, status] of [
    [300_00, 'approved'],
    [10_000_00, 'review'],
  ] as const) {
    const asked = { amount, bankCardId: card!.id, walletPassword }
    expect((await stack.ok('exchange', asked, mali, newKey())).order).toMatchObject({ status })
  }
  const trade = await stack.ok('anonymousTradeInfo', {})
  expect(trade.appRechargeTypeList.length).toBeGreaterThan(3)
  expect((await checkLedger(database)).difference).toBeNull()
})
