import { sql } from '@parlour/server/frame/db.ts'
import { readAuditState } from '@parlour/server/operators/audit.ts'
import { checkAudit, createAuditCheck, makeOperator } from '@parlour/server/operators/index.ts'
import type { Permission } from '@parlour/contract/operator/operator-call.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { channels, placed, startCashier } from '../stack/cashier-stack.ts'
import { errorOf } from '../stack/door.ts'
import { credentials, operatorDoor } from '../stack/stack.ts'
import { sendKyc } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const hire = (name: string, permissions: Permission[]) =>
  stack.app.database.transaction((tx) => makeOperator(tx, name, permissions))

async function manualOrder(): Promise<string> {
  const mali = await stack.join()
  return placed(stack, mali, 500_00, { rechargeType: channels.manual })
}

const countLines = async () => (await checkAudit(stack.app.database)).lines

test('without a token, with a wrong one, or with a player’s: nothing', async () => {
  const orderId = await manualOrder()
  const mali = await stack.join()
  const confirm = (token: string) =>
    operatorDoor(stack.url, token).call('confirmDeposit', { orderId })
  expect((await confirm('x'.repeat(43))).status).toBe(401)
  expect((await confirm(mali.token)).status).toBe(401)
  const response = await fetch(`${stack.url}/operator/v1/confirmDeposit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials(mali) },
    body: JSON.stringify({ orderId }),
  })
  expect(response.status).toBe(401)
})

test('an operator’s token opens no player’s call', async () => {
  const token = await hire('nosy', ['cashier.read'])
  const as = { playerId: 0, token, cookie: token }
  expect((await stack.call('getExchange', {}, as)).status).toBe(401)
})

test('each call wants its permission', async () => {
  const reader = await hire('reader', ['cashier.read'])
  const orderId = await manualOrder()
  const door = operatorDoor(stack.url, reader)
  expect((await door.call('listPending', {})).status).toBe(200)
  const before = await countLines()
  for (const [call, input] of [
    ['confirmDeposit', { orderId }],
    ['refuseDeposit', { orderId }],
    ['approveWithdrawal', { orderId }],
    ['rejectWithdrawal', { orderId, reason: 'x' }],
    ['decideKyc', { playerId: 1, decision: 'verified' }],
    ['getKycCase', { playerId: 1 }],
    ['listAudit', {}],
  ] as const)
    expect((await door.post(call, input)).status).toBe(403)
  expect(await countLines()).toBe(before)
})

test('one who left may do nothing more, and a new token ends the old one', async () => {
  const old = await hire('leaver', ['cashier.read'])
  const renewed = await hire('leaver', ['cashier.read'])
  const look = async (token: string) =>
    (await operatorDoor(stack.url, token).call('listPending', {})).status
  expect(await look(old)).toBe(401)
  expect(await look(renewed)).toBe(200)
  await stack.app.database.run(sql`update operators set is_active = false where name = 'leaver'`)
  expect(await look(renewed)).toBe(401)
})

test('every act is a line of the audit; a refused one is none', async () => {
  const before = await countLines()
  const orderId = await manualOrder()
  await stack.operator('ploy').ok('confirmDeposit', { orderId })
  await stack.operator('ploy').refused('confirmDeposit', { orderId })
  const audit = await stack.operator('ploy').ok('listAudit', { limit: 5 })
  expect(audit).toMatchObject({ lines: before + 1, firstBrokenId: null })
  expect(audit.auditList[0]).toMatchObject({
    operatorName: 'ploy',
    action: 'confirmDeposit',
    subject: orderId,
  })
  const of = async (filter: object) => {
    const asked = { subject: orderId, ...filter }
    return (await stack.operator('ploy').ok('listAudit', asked)).auditList.length
  }
  const days = { fromDay: dayAgo(1), toDay: dayAgo(-1) }
  expect(await of({ ...days, address: '127.0.0.1' })).toBe(1)
  expect(await of({ address: '192.0.2.1' })).toBe(0)
  expect(await of({ toDay: dayAgo(2) })).toBe(0)
  expect(await of({ fromDay: dayAgo(-2) })).toBe(0)
})

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('to have looked at somebody’s papers is an act too, and leaves no copy of them', async () => {
  const mali = await stack.join()
  await sendKyc(stack, mali)
  const before = await countLines()
  await stack.operator('ploy').ok('getKycCase', { playerId: mali.playerId })
  expect(await countLines()).toBe(before + 1)
  const { detail } = await stack.app.database.row<{ detail: object }>(sql`
    select detail from operator_audit order by audit_id desc limit 1`)
  expect(detail).toEqual({ playerId: mali.playerId, status: 'submitted', address: '127.0.0.1' })
})

test('50 acts at once are one chain', async () => {
  const orders = await Promise.all(Array.from({ length: 50 }, manualOrder))
  const before = await countLines()
  const ploy = stack.operator('ploy')
  await Promise.all(orders.map((orderId) => ploy.ok('refuseDeposit', { orderId })))
  expect(await checkAudit(stack.app.database)).toEqual({ lines: before + 50, firstBrokenId: null })
})

test('nobody changes a line, and who gets around that is found', async () => {
  await stack.operator('ploy').ok('refuseDeposit', { orderId: await manualOrder() })
  const { database } = stack.app
  const { id } = await database.row<{ id: number }>(sql`
    select min(audit_id) as id from operator_audit`)
  const forge = sql`update operator_audit set subject = 'nobody' where audit_id = ${id}`
  await expect(database.run(forge)).rejects.toThrow('insert-only')
  await expect(database.run(sql`truncate operator_audit`)).rejects.toThrow('insert-only')
  await database.run(sql`alter table operator_audit disable trigger user`)
  await database.run(forge)
  await database.run(sql`alter table operator_audit enable trigger user`)
  expect((await checkAudit(database)).firstBrokenId).toBe(id)
})

test('who cuts off the end of the audit is found, and the log has its head', async () => {
  const { database } = stack.app
  const told: object[] = []
  const log = { info: (line: object) => told.push(line), error: () => undefined }
  const job = createAuditCheck({ log } as never)
  await stack.operator('ploy').ok('refuseDeposit', { orderId: await manualOrder() })
  await database.run(sql`update operator_audit_checks set first_broken_id = null`)
  const last = await database.row<{ id: number; hash: string }>(sql`select audit_id as id,
    encode(hash, 'hex') as hash from operator_audit order by audit_id desc limit 1`)
  await database.run(sql`delete from operator_audit_checks`)
  await database.transaction((tx) => job.run(tx))
  expect(told).toEqual([{ audit: { auditId: last.id, hash: last.hash } }])
  await database.run(sql`update operator_audit_checks set first_broken_id = null`)
  await database.run(sql`alter table operator_audit disable trigger user`)
  await database.run(sql`delete from operator_audit where audit_id = ${last.id}`)
  await database.run(sql`alter table operator_audit enable trigger user`)
  expect((await readAuditState(database)).firstBrokenId).toBe(last.id)
})

test('a player nobody knows is no failure of ours', async () => {
  const ploy = stack.operator('ploy')
  for (const decision of ['verified', 'blocked'] as const) {
    const input = { playerId: 5, decision, reason: 'x' }
    expect(await ploy.refused('decideKyc', input)).toBe('notInThatState')
  }
  expect(await ploy.refused('getKycCase', { playerId: 5 })).toBe('nothingSent')
})

test('bad input is told so, and unknown orders too', async () => {
  const bad = await stack.operator('ploy').post('confirmDeposit', { orderId: 5 })
  expect([bad.status, errorOf(bad)]).toEqual([400, 'badInput'])
  for (const orderId of ['DP1-0000000000000000', 'nonsense', 'WD80000001-0000000000000000'])
    for (const call of ['confirmDeposit', 'approveWithdrawal'] as const)
      expect(await stack.operator('ploy').refused(call, { orderId })).toBe('unknownOrder')
})
