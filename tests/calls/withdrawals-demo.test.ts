import { seedCashier } from '@parlour/server/cashier/index.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { noteConsent } from '@parlour/server/players/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

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
  })
  const page = await stack.call('getExchange', {}, mali)
  const wallet = { coin: 12_800_00, locked: 800_00, withdrawable: 12_000_00 }
  expect(page.body).toMatchObject({ errcode: 0, obstacleList: [], wallet })
  const [card] = page.body['appUserBankList'] as { id: number }[]
  const { body } = await stack.call('kyc', {}, mali)
  expect(body['kyc']).toMatchObject({ status: 'verified', dueAt: null })
  const record = await stack.call('getRechargeRecord', {}, mali)
  expect(record.body['orderList']).toHaveLength(2)
  for (const [amount, status] of [
    [300_00, 'approved'],
    [10_000_00, 'review'],
  ]) {
    const asked = { amount, bankCardId: card!.id, walletPassword }
    expect((await stack.call('exchange', asked, mali)).body['order']).toMatchObject({ status })
  }
  const trade = await stack.call('anonymous/tradeInfo')
  expect((trade.body['appRechargeTypeList'] as object[]).length).toBeGreaterThan(3)
  expect((await checkLedger(database)).difference).toBeNull()
})
