import { operatorCalls } from '@parlour/contract/operator/index.ts'
import type { OperatorCall } from '@parlour/contract/operator/operator-call.ts'
import { roleNames, roles } from '@parlour/contract/operator/roles.ts'
import { sql } from '@parlour/server/frame/db.ts'
import {
  findOperator,
  makeOperator,
  NotPermitted,
  operatorHandlers,
  runOperatorCall,
} from '@parlour/server/operators/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import {
  codeNow,
  consoleDoor,
  consolePassword,
  enterConsole,
  inviteOperator,
} from '../stack/console-door.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

let people = 0
const someone = (role: 'owner' | 'payments' | 'support' = 'owner') =>
  enterConsole(stack, `person${++people}`, role)
const idOf = async (name: string) =>
  (
    await stack.app.database.row<{ id: number }>(sql`
      select operator_id as id from operators where name = ${name}`)
  ).id
const age = (name: string, column: 'seen_at' | 'started_at' | 'proved_at', minutes: number) =>
  stack.app.database.run({
    text: `update operator_sessions set ${column} = ${column} - $1 * interval '1 minute'
      where operator_id = (select operator_id from operators where name = $2)`,
    values: [minutes, name],
  })

test('a link is good once, and only with the code of its authenticator', async () => {
  const link = await inviteOperator(stack, 'newcomer', 'support')
  const door = consoleDoor(stack.consoleUrl)
  const { secret, operatorName, demoCode } = await door.ok('openLink', { link })
  expect([operatorName, demoCode]).toEqual(['newcomer', null])
  const accept = (code: string) =>
    door.refused('acceptLink', { link, password: 'x'.repeat(12), code })
  expect(await accept(codeNow(secret, 5))).toBe('wrongCode')
  expect((await door.post('getMe', {})).status).toBe(401)
  await door.ok('acceptLink', { link, password: consolePassword, code: codeNow(secret) })
  expect(await door.ok('getMe', {})).toMatchObject({
    operatorName: 'newcomer',
    role: 'support',
    permissionList: roles.support,
  })
  expect(await accept(codeNow(secret, 1))).toBe('linkUsed')
  expect(await door.refused('openLink', { link })).toBe('linkUsed')
})

test('a link is good for half an hour', async () => {
  const link = await inviteOperator(stack, 'late', 'support')
  await stack.app.database.run(sql`update operator_links set expires_at = now()
    where operator_id = (select operator_id from operators where name = 'late')`)
  expect(await consoleDoor(stack.consoleUrl).refused('openLink', { link })).toBe('linkUsed')
})

test('name, password and code together open the door, and no code does so twice', async () => {
  const { secret, code: used } = await someone('support')
  const operatorName = `person${people}`
  const door = consoleDoor(stack.consoleUrl)
  const enter = (entry: object) =>
    door.post('signInOperator', { operatorName, password: consolePassword, ...entry })
  for (const entry of [{ code: used }, { code: codeNow(secret, 1), password: 'another one' }])
    expect((await enter(entry)).body.error).toBe('wrongEntry')
  expect((await enter({ code: '000000', operatorName: 'nobody' })).body.error).toBe('wrongEntry')
  const entered = await enter({ code: codeNow(secret, 1) })
  expect(entered.body.errcode).toBe(0)
  await door.ok('signOutOperator', {})
  expect((await door.post('getMe', {})).status).toBe(401)
})

test('after five wrong tries nobody gets in for a while, by the right ones either', async () => {
  const { secret } = await someone('support')
  const door = consoleDoor(stack.consoleUrl)
  const entry = { operatorName: `person${people}`, password: 'wrong', code: codeNow(secret, 1) }
  for (let n = 0; n < 5; n++) expect(await door.refused('signInOperator', entry)).toBe('wrongEntry')
  const right = { ...entry, password: consolePassword }
  expect(await door.refused('signInOperator', right)).toBe('tooManyTries')
})

test('a session ends after 15 minutes without a touch, and after 10 hours anyway', async () => {
  const idle = await someone()
  await age(`person${people}`, 'seen_at', 16)
  expect((await idle.post('getMe', {})).status).toBe(401)
  const old = await someone()
  await age(`person${people}`, 'started_at', 601)
  expect((await old.post('listApprovals', {})).status).toBe(401)
})

test('what the page asks for by itself keeps nobody signed in', async () => {
  const person = await someone()
  const name = `person${people}`
  await age(name, 'seen_at', 10)
  const cookie = person.cookie()
  const quiet = consoleDoor(stack.consoleUrl, { cookie, 'x-background': '1' })
  expect((await quiet.post('getMe', {})).status).toBe(200)
  await age(name, 'seen_at', 6)
  expect((await person.post('getMe', {})).status).toBe(401)
})

test('the cookie opens nothing for another site and nothing at the players’ door', async () => {
  const person = await someone()
  const cookie = person.cookie()
  const from = (origin: string) => consoleDoor(stack.consoleUrl, { cookie, origin })
  expect((await from('https://elsewhere.example').post('listApprovals', {})).status).toBe(401)
  expect((await from(stack.consoleUrl).post('listApprovals', {})).status).toBe(200)
  expect((await consoleDoor(stack.url, { cookie }).post('listApprovals', {})).status).toBe(401)
  expect((await consoleDoor(stack.url).post('signInOperator', {})).status).toBe(404)
  const page = await fetch(`${stack.consoleUrl}/operator/v1/nothing`)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('the second factor is wanted again after five minutes, where two people decide', async () => {
  const person = await someone()
  const name = `person${people}`
  const right = { permission: 'audit.read', hours: 8, reason: 'the month’s end' } as const
  const ask = () => person.post('giveRight', { operatorName: name, ...right })
  await age(name, 'proved_at', 6)
  expect((await ask()).body.error).toBe('proofStale')
  expect(await person.refused('proveOperator', { code: person.code })).toBe('wrongCode')
  await person.ok('proveOperator', { code: codeNow(person.secret, 1) })
  expect((await ask()).body).toMatchObject({ errcode: 0, status: 'waiting' })
})

test('an extra right ends by itself', async () => {
  const helper = await someone('support')
  const operatorName = `person${people}`
  const [one, two] = [await someone(), await someone()]
  const right = { operatorName, permission: 'audit.read', hours: 8, reason: 'month’s end' } as const
  expect((await helper.post('listAudit', {})).status).toBe(403)
  const { approvalId } = await one.ok('giveRight', right)
  expect((await helper.post('listAudit', {})).status).toBe(403)
  const { contentHash } = await two.ok('getApproval', { approvalId: approvalId ?? 0 })
  const decision = { approvalId: approvalId ?? 0, contentHash, decision: 'approved' } as const
  expect(await two.ok('decideApproval', decision)).toMatchObject({ status: 'approved' })
  expect((await helper.post('listAudit', {})).status).toBe(200)
  const { operatorList } = await one.ok('listOperators', {})
  const found = operatorList.find((one) => one.operatorName === operatorName)
  expect(found?.rightList).toMatchObject([{ permission: 'audit.read' }])
  await stack.app.database.run(sql`update operator_rights set until = now()
    where operator_id = ${await idOf(operatorName)}`)
  expect((await helper.post('listAudit', {})).status).toBe(403)
})

test('every call is refused to every role that lacks its permission', async () => {
  const calls = Object.entries<OperatorCall>(operatorCalls)
  for (const role of roleNames) {
    const has: readonly string[] = roles[role]
    const token = await stack.app.database.transaction((tx) =>
      makeOperator(tx, `role-${role}`, roles[role]),
    )
    const operator = await findOperator(stack.app.database, token)
    if (!operator) throw new Error('not hired')
    for (const [name, { permission }] of calls) {
      const body = { isNoInputOfAnyCall: true }
      const asked = { name, handlers: operatorHandlers, body, operator }
      const failure = await runOperatorCall(stack.app, asked).catch((error: unknown) => error)
      const isRefused = failure instanceof NotPermitted
      expect([role, name, isRefused]).toEqual([
        role,
        name,
        permission !== null && !has.includes(permission),
      ])
    }
  }
})

const large = 60_000_00
type Asked = {
  playerId: number
  direction: 'in' | 'out'
  amount: number
  reference: string
  reason: string
}

/** A correction that wants two people, proposed by the first of two. */
async function proposed(direction: Asked['direction'] = 'in') {
  const { playerId } = await stack.join()
  const [one, two] = [`maker${++people}`, `second${people}`]
  const adjust: Asked = {
    playerId,
    direction,
    amount: large,
    reference: `ref-${people}`,
    reason: 'paid twice',
  }
  const { approvalId } = await stack.operator(one).ok('adjust', adjust)
  if (approvalId === null) throw new Error('nothing waits')
  const { contentHash } = await stack.operator(two).ok('getApproval', { approvalId })
  const yes = { approvalId, contentHash, decision: 'approved' } as const
  return { one, two, adjust, yes, coin: () => stack.coin({ playerId, token: '', cookie: '' }) }
}

test('a second person’s yes runs what was stored, under both names', async () => {
  const { one, two, adjust, yes, coin } = await proposed()
  expect(await coin()).toBe(0)
  expect(await stack.operator(two).ok('decideApproval', yes)).toEqual(
    expect.objectContaining({ status: 'approved' }),
  )
  expect(await coin()).toBe(large)
  const subject = String(adjust.playerId)
  const { auditList, firstBrokenId } = await stack.operator(two).ok('listAudit', { subject })
  expect(firstBrokenId).toBeNull()
  expect(auditList[0]).toMatchObject({ action: 'adjust', operatorName: two, proposedBy: one })
  const { auditId } = auditList[0] ?? { auditId: 0 }
  const line = await stack.operator(two).ok('getAuditLine', { auditId })
  expect(line.changeList).toEqual([{ path: 'coin', before: 0, after: large }])
  expect(line.detail).toMatchObject({ reason: 'paid twice', reference: adjust.reference })
})

test('nobody approves their own, by any way, not even with the database in hand', async () => {
  const { one, adjust, yes, coin } = await proposed()
  expect(await stack.operator(one).refused('decideApproval', yes)).toBe('ownProposal')
  expect(await stack.operator(one).refused('adjust', adjust)).toBe('alreadyApproved')
  const { approvalId } = yes
  const forge = sql`update operator_approvals set state = 'approved', decided_by = maker
    where approval_id = ${approvalId}`
  await expect(stack.app.database.run(forge)).rejects.toThrow('check constraint')
  expect(await coin()).toBe(0)
})

test('an approval is used once', async () => {
  const { two, yes, coin } = await proposed()
  const both = await Promise.all(
    [two, `third${people}`].map((name) => stack.operator(name).call('decideApproval', yes)),
  )
  expect(both.map(({ body }) => body.error ?? 'ok').toSorted()).toEqual(['alreadyDecided', 'ok'])
  expect(await stack.operator(two).refused('decideApproval', yes)).toBe('alreadyDecided')
  expect(await coin()).toBe(large)
})

test('content that is not what was looked at is not approved, and cannot be changed', async () => {
  const { two, yes, coin } = await proposed()
  const other = { ...yes, contentHash: yes.contentHash.replace(/./g, '0') }
  expect(await stack.operator(two).refused('decideApproval', other)).toBe('contentChanged')
  const forge = sql`update operator_approvals set input = replace(input, '6000000', '9000000')
    where approval_id = ${yes.approvalId}`
  const { database } = stack.app
  await expect(database.run(forge)).rejects.toThrow('never changes')
  await database.run(sql`alter table operator_approvals disable trigger user`)
  await database.run(forge)
  await database.run(sql`alter table operator_approvals enable trigger user`)
  expect(await stack.operator(two).refused('decideApproval', yes)).toBe('contentChanged')
  expect(await coin()).toBe(0)
})

test('after a day it is too late', async () => {
  const { two, yes, adjust, coin } = await proposed()
  const { database } = stack.app
  await database.run(sql`alter table operator_approvals disable trigger user`)
  await database.run(sql`update operator_approvals set expires_at = now()
    where approval_id = ${yes.approvalId}`)
  await database.run(sql`alter table operator_approvals enable trigger user`)
  expect(await stack.operator(two).refused('decideApproval', yes)).toBe('expired')
  const again = await stack.operator(two).ok('adjust', adjust)
  expect(again).toMatchObject({ approvals: 1, neededApprovals: 2 })
  expect(await coin()).toBe(0)
})

test('rights are looked up when it is decided: of the maker and of the second person', async () => {
  const { one, two, yes, coin } = await proposed()
  const { database } = stack.app
  const limit = (name: string) =>
    database.run(sql`update operators set permissions = '{audit.read}' where name = ${name}`)
  await limit(two)
  expect((await stack.operator(two).call('decideApproval', yes)).status).toBe(403)
  await limit(one)
  const third = stack.operator(`third${people}`)
  expect(await third.ok('decideApproval', yes)).toMatchObject({
    status: 'void',
    reason: 'rightsLost',
  })
  expect(await third.refused('decideApproval', yes)).toBe('alreadyDecided')
  expect(await coin()).toBe(0)
})

test('two names that spoke by one key are not two people', async () => {
  const { one, two, yes, adjust, coin } = await proposed()
  await stack.app.database.run(sql`insert into operator_keys (key_hash, operator_id)
    select key_hash, ${await idOf(two)} from operator_keys where operator_id = ${await idOf(one)}`)
  expect(await stack.operator(two).refused('decideApproval', yes)).toBe('ownProposal')
  expect(await stack.operator(two).refused('adjust', adjust)).toBe('alreadyApproved')
  expect(await coin()).toBe(0)
})

test('what can no longer be done as agreed is void, and nothing was done', async () => {
  const { two, yes, coin } = await proposed('out')
  expect(await stack.operator(two).ok('decideApproval', yes)).toMatchObject({
    status: 'void',
    reason: 'notEnough',
  })
  expect(await coin()).toBe(0)
})

test('a proposal can be taken back by its maker alone, and refused by the other', async () => {
  const first = await proposed()
  const { approvalId } = first.yes
  expect(await stack.operator(first.two).refused('withdrawProposal', { approvalId })).toBe(
    'notYours',
  )
  await stack.operator(first.one).ok('withdrawProposal', { approvalId })
  expect(await stack.operator(first.two).refused('decideApproval', first.yes)).toBe(
    'alreadyDecided',
  )
  const { two, yes, coin } = await proposed()
  const no = { ...yes, decision: 'refused', reason: 'no receipt' } as const
  expect(await stack.operator(two).ok('decideApproval', no)).toMatchObject({ status: 'refused' })
  const view = await stack.operator(two).ok('listApprovals', { view: 'decided' })
  expect(view.approvalList[0]).toMatchObject({ status: 'refused', reason: 'no receipt' })
  expect(await coin()).toBe(0)
})
