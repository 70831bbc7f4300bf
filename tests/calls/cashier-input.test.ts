import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const oddTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table players; --",
  '../../x',
  '๙'.repeat(40),
]
const huge = Number.MAX_SAFE_INTEGER
const password = { walletPassword: '482915' }

const odd: [string, object][] = [
  ...oddTexts.flatMap((text): [string, object][] => [
    ['checkRechargeOrder', { orderId: text }],
    ['isRechargeDone', { orderId: text }],
    ['cancelRechargeOrder', { orderId: text }],
    ['getExchangeOrder', { orderId: text }],
    ['getRechargeRecord', { cursor: text }],
    ['appUserCoinDetail', { cursor: text }],
    ['addBankInfo', { bankId: 1, accountName: text, cardNum: '1234567890' }],
    ['uploadKyc', { kind: 'selfie', mimeType: 'image/png', image: text }],
  ]),
  ['recharge3', { amount: huge, version: 4, rechargeType: 1 }],
  ['recharge3', { amount: 300_00, version: 4, rechargeType: huge }],
  ['recharge3', { amount: 300_00, version: 4, rechargeType: 1, awardId: huge }],
  ['exchange', { amount: huge, bankCardId: huge, ...password }],
  ['giveUpReward', { requirementId: huge }],
  ['addBankInfo', { bankId: huge, accountName: 'x', cardNum: '1234567890' }],
  ['modifyBankInfo', { id: huge, ...password }],
  ['safeboxTransfer', { direction: 'in', amount: huge, ...password }],
  ['getRechargeRecord', { from: '0001-01-01', to: '9999-12-31' }],
  ['appUserReport', { from: '0001-01-01', to: '9999-12-31', by: 'month' }],
  ['appUserReport', { from: '9999-12-31', to: '9999-12-31', by: 'month' }],
  ...['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'].flatMap((day): [string, object][] => [
    ['appUserReport', { from: day, to: day, by: 'week' }],
    ['appUserCoinDetail', { from: day, to: day }],
    ['getExchangeOrder', { from: day, to: day }],
    ['getRechargeRecord', { from: day, to: day }],
    ['betRecord', { from: day, to: day }],
  ]),
]

test.each(odd)('%s %j is answered, never a failure of ours', async (call, input) => {
  const mali = await stack.join()
  expect((await stack.post(call, input, mali)).status).toBeLessThan(500)
})
