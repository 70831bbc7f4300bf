import { sql } from '@parlour/server/frame/db.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { channels, deposit, eventually, placed, startCashier } from '../stack/cashier-stack.ts'
import { statusOf, walletPassword } from '../stack/cashier-stack.ts'
import { joinVerified, sendKyc } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'), { SANDBOX_DECIDES: '1' })
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

/** Lets the short while pass. */
const wait = (
  table: 'cashier_deposits' | 'cashier_withdrawals' | 'identity_checks',
  column: string,
) =>
  stack.app.database.run({
    text: `update ${table} set ${column} = now() - interval '1 minute'`,
    values: [],
  })

async function deciders(action: string, subject: string): Promise<string[]> {
  const rows = await stack.app.database.rows<{ name: string }>(sql`
    select o.name from operator_audit join operators o using (operator_id)
    where action = ${action} and subject = ${subject} order by audit_id`)
  return rows.map(({ name }) => name)
}

test('a transfer by hand is confirmed after a while, in the sandbox’s name', async () => {
  const mali = await stack.join()
  const more = { rechargeType: channels.manual }
  const orderId = await placed(stack, mali, 500_00, more)
  expect(await statusOf(stack, mali, orderId)).toBe('awaiting')
  await wait('cashier_deposits', 'created_at')
  await eventually(async () => expect(await statusOf(stack, mali, orderId)).toBe('credited'))
  expect(await deciders('confirmDeposit', orderId)).toEqual(['sandbox'])
})

test('an identity check is verified after a while', async () => {
  const mali = await stack.join()
  await sendKyc(stack, mali)
  await wait('identity_checks', 'submitted_at')
  await eventually(async () =>
    expect((await stack.ok('kyc', {}, mali)).kyc).toMatchObject({ status: 'verified' }),
  )
  expect(await deciders('decideKyc', String(mali.playerId))).toEqual(['sandbox'])
})

test('a large withdrawal gets both of its approvals', async () => {
  const mali = await joinVerified(stack, 100_000_00)
  await deposit(stack, mali, 100_00)
  const asked = { amount: 60_000_00, bankCardId: mali.cardId, walletPassword }
  const body = await stack.ok('exchange', asked, mali)
  const { orderId } = body.order
  await wait('cashier_withdrawals', 'created_at')
  await eventually(async () =>
    expect(await deciders('approveWithdrawal', orderId)).toEqual(['sandbox', 'sandbox-second']),
  )
  expect((await readBalances(stack.app.database, mali.playerId)).held).toBe(60_000_00)
})
