import { operatorCalls } from '@parlour/contract/operator/index.ts'
import type { OperatorCall } from '@parlour/contract/operator/operator-call.ts'
import type { Role } from '@parlour/contract/operator/roles.ts'
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
import { startCashier, walletPassword } from '../stack/cashier-stack.ts'
import {
  codeNow,
  consoleDoor,
  consolePassword,
  enterConsole,
  inviteOperator,
  placeOf,
} from '../stack/console-door.ts'
import { newKey } from '../stack/stack.ts'
import { joinVerified } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(() => stack.stop())

let people = 0
const someone = (role: Role = 'owner') => enterConsole(placeOf(stack), `person${++people}`, role)
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
  const link = await inviteOperator(placeOf(stack), 'newcomer', 'support')
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
  const link = await inviteOperator(placeOf(stack), 'late', 'support')
  await stack.app.database.run(sql`update operator_links set expires_at = now()
    where operator_id = (select operator_id from operators where name = 'late')`)
  expect(await consoleDoor(stack.consoleUrl).refused('openLink', { link })).toBe('linkUsed')
})

test('name, password and code together open the door, and no code does so twice', async () => {
  const { secret, code: used } = await someone('support')
  const operatorName = `person${people}`
  const door = consoleDoor(stack.consoleUrl)
  expect((await door.ok('getConsoleSite', {})).siteName).toBe('Parlour')
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
  const found = operatorList.find((listed) => listed.operatorName === operatorName)
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

test('home tells each only of the queues they may read', async () => {
  const queuesOf = async (role: 'owner' | 'payments' | 'support') => {
    const home = await (await someone(role)).ok('getHome', {})
    return [home.queueList.map(({ queue }) => queue), home.latelyList !== null]
  }
  const cashier = ['withdrawals', 'transfers', 'payouts', 'conflicts']
  expect(await queuesOf('payments')).toEqual([[...cashier, 'approvals'], false])
  expect(await queuesOf('owner')).toEqual([[...cashier, 'identity', 'approvals', 'care'], true])
})

test('home counts what arrived by the hour, and who plays and came today', async () => {
  const mali = await joinVerified(stack, large)
  const before = await stack.operator('ploy').ok('getHome', {})
  const asked = { amount: large, bankCardId: mali.cardId, walletPassword }
  await stack.ok('exchange', asked, mali, newKey())
  const home = await stack.operator('ploy').ok('getHome', {})
  const arrivedIn = ({ queueList }: typeof home) => {
    const { arrivalList } = queueList.find(({ queue }) => queue === 'withdrawals') ?? {}
    return (arrivalList ?? []).reduce((sum, n) => sum + n, 0)
  }
  expect(arrivedIn(home)).toBe(arrivedIn(before) + 1)
  expect(home.playersNow?.firstDeposits).toBeGreaterThanOrEqual(1)
  expect((await (await someone('content')).ok('getHome', {})).playersNow).toBeNull()
})

test('a withdrawal that waits is listed with why, and told in full', async () => {
  const mali = await joinVerified(stack, large)
  const asked = { amount: large, bankCardId: mali.cardId, walletPassword }
  const { order } = await stack.ok('exchange', asked, mali, newKey())
  const { orderId } = order
  const door = stack.operator('ploy')
  const kinds = async () => {
    const { withdrawalList } = await door.ok('listWithdrawals', { view: 'twoPeople', limit: 100 })
    const found = withdrawalList.find((one) => one.orderId === orderId)
    return found?.reasonList.filter(({ isFine }) => !isFine).map(({ kind }) => kind)
  }
  expect(await kinds()).toEqual(['twoPeople', 'firstOne'])
  await door.ok('approveWithdrawal', { orderId })
  expect(await kinds()).toEqual(['secondPerson', 'firstOne'])
  const detail = await door.ok('getWithdrawal', { orderId })
  expect(detail).toMatchObject({ amount: large, proposedBy: 'ploy', neededApprovals: 2 })
  expect(detail.accounts).toMatchObject({ held: large, owed: 0 })
  expect(detail.stepList.at(-1)).toMatchObject({ status: 'review' })
  await stack.operator('nim').ok('rejectWithdrawal', { orderId, reason: 'not today' })
  const { approvalList } = await door.ok('listApprovals', { view: 'mine' })
  expect(approvalList[0]).toMatchObject({ subject: orderId, status: 'void' })
  expect(await door.refused('getWithdrawal', { orderId: 'WD1-00' })).toBe('unknownOrder')
})

test('a withdrawal is taken by one at a time, and found by what it is', async () => {
  const mali = await joinVerified(stack, 9_000_00)
  const asked = { amount: 7_000_00, bankCardId: mali.cardId, walletPassword }
  const { orderId } = (await stack.ok('exchange', asked, mali, newKey())).order
  const [one, two] = [await someone('payments'), await someone('payments')]
  const listOf = async (door: typeof one, wanted: object) =>
    (await door.ok('listWithdrawals', { limit: 100, ...wanted })).withdrawalList.filter(
      (listed) => listed.orderId === orderId,
    )
  await one.ok('takeWithdrawal', { orderId, isTaken: true })
  expect(await two.refused('takeWithdrawal', { orderId, isTaken: true })).toBe('takenByOther')
  const [row] = await listOf(two, { view: 'waiting' })
  expect(row).toMatchObject({ takenBy: `person${people - 1}`, status: 'review' })
  const { counts, withdrawalList } = await one.ok('listWithdrawals', { view: 'taken' })
  expect([counts.taken, withdrawalList.length]).toEqual([1, 1])
  expect(await listOf(two, { view: 'taken' })).toEqual([])
  const bank = row?.bankName ?? ''
  const fitting = [{ why: 'firstOne' }, { from: 7_000_00, to: 7_000_00, bank }, { view: 'all' }]
  for (const wanted of fitting) expect(await listOf(two, wanted)).toHaveLength(1)
  await stack.app.database.run(sql`update players set mobile_changed_at = now()
    where player_id = ${mali.playerId}`)
  expect(await listOf(two, { why: 'newNumber' })).toHaveLength(1)
  const others = [{ why: 'newCard' }, { from: 7_000_01 }, { bank: 'no bank' }, { level: 100 }]
  for (const wanted of others) expect(await listOf(two, wanted)).toEqual([])
  await stack.app.database.run(sql`update operator_takes
    set taken_at = taken_at - interval '30 minutes' where order_id = ${orderId}`)
  await two.ok('takeWithdrawal', { orderId, isTaken: true })
  await two.ok('takeWithdrawal', { orderId, isTaken: false })
  expect((await listOf(one, {}))[0]?.takenBy).toBeNull()
  await one.ok('rejectWithdrawal', { orderId, reason: 'not today' })
  expect(await two.refused('takeWithdrawal', { orderId, isTaken: true })).toBe('notWaiting')
})

test('a role is changed by two people, never by its owner, and signs the person out', async () => {
  const clerk = await someone('support')
  const operatorName = `person${people}`
  const [one, two] = [await someone(), await someone()]
  const change = { operatorName, role: 'payments', isActive: true, reason: 'moved' } as const
  const own = { ...change, operatorName: `person${people}` }
  expect(await two.refused('setOperator', own)).toBe('ownRights')
  expect(await one.ok('setOperator', change)).toMatchObject({ status: 'waiting' })
  expect((await clerk.post('listWithdrawals', {})).status).toBe(200)
  expect(await two.ok('setOperator', change)).toMatchObject({ status: 'set' })
  expect((await clerk.post('listWithdrawals', {})).status).toBe(401)
  const { operatorList } = await one.ok('listOperators', {})
  const found = operatorList.find((listed) => listed.operatorName === operatorName)
  expect(found).toMatchObject({ role: 'payments', sessions: 0, passkeys: 0, isYou: false })
  expect(await one.refused('setOperator', change)).toBe('alreadySo')
  const ended = { operatorName: `person${people}`, reason: 'left the desk' }
  expect(await one.ok('endOperatorSessions', ended)).toMatchObject({ ended: 1 })
  expect((await two.post('getMe', {})).status).toBe(401)
})
