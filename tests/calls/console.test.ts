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
import { joinVerified, sendKyc } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(() => stack.stop())

let people = 0
const someone = (role: 'owner' | 'payments' | 'support' = 'owner') =>
  enterConsole(placeOf(stack), `person${++people}`, role)
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
  expect(await queuesOf('owner')).toEqual([[...cashier, 'identity', 'approvals'], true])
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

test('a player is found by any scrap, masked, and page by page', async () => {
  const made = []
  for (let n = 0; n < 3; n++) made.push(await stack.join())
  const [first, , last] = made
  if (!first || !last) throw new Error('nobody came')
  const account = `scrap-${last.playerId}`
  await stack.app.database
    .run(sql`update players set mobile = ${`6681000${last.playerId % 10}7391`},
    account = ${account}, nickname = 'Duang Dao' where player_id = ${last.playerId}`)
  const door = stack.operator('ploy')
  const find = async (search: string) =>
    (await door.ok('listPlayers', { search })).playerList.map(({ playerId }) => playerId)
  for (const scrap of [String(last.playerId), '7391', 'SCRAP-', 'duang', '7391'])
    expect(await find(scrap), scrap).toEqual([last.playerId])
  expect(await find(`081000${last.playerId % 10}7391`)).toEqual([last.playerId])
  expect(await find('100%')).toEqual([])
  const { playerList } = await door.ok('listPlayers', { search: '7391' })
  expect(playerList[0]).toMatchObject({ state: 'active', account, playerName: 'Duang Dao' })
  expect(playerList[0]?.maskedMobile).toMatch(/^081•••7391$/)
  const page = await door.ok('listPlayers', { limit: 2 })
  const ids = page.playerList.map(({ playerId }) => playerId)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  const next = await door.ok('listPlayers', { limit: 2, cursor: page.nextCursor ?? '' })
  expect(Math.max(...next.playerList.map((one) => one.playerId))).toBeLessThan(ids[1] ?? 0)
})

test('one player is told in full; a look at the number and a note are written down', async () => {
  const mali = await joinVerified(stack, 500_00)
  const { playerId } = mali
  const door = stack.operator('ploy')
  await door.ok('addNote', { playerId, text: 'called about a card' })
  await door.ok('revealPlayer', { playerId })
  const told = await door.ok('getPlayer', { playerId })
  expect(told).toMatchObject({
    playerId,
    kycStatus: 'verified',
    areWithdrawalsHeld: false,
    accounts: { coin: 500_00, held: 0 },
    noteList: [{ text: 'called about a card', operatorName: 'ploy' }],
  })
  const { orderList } = await door.ok('listPlayerOrders', { playerId })
  expect(orderList).toMatchObject([{ kind: 'deposit', amount: 500_00, status: 'credited' }])
  const { entryList } = await door.ok('listPlayerEvents', { playerId })
  expect(entryList.at(-1)).toMatchObject({ code: 'deposit', change: 500_00, balance: 500_00 })
  expect((await door.ok('listPlayerRounds', { playerId })).roundList).toEqual([])
  expect(told.sessionList.length).toBeGreaterThan(0)
  await door.ok('endSessions', { playerId, reason: 'taken over' })
  expect((await door.ok('getPlayer', { playerId })).sessionList).toEqual([])
  const { auditList } = await door.ok('listAudit', { subject: String(playerId) })
  expect(auditList.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['addNote', 'revealPlayer', 'endSessions']),
  )
  for (const call of ['getPlayer', 'revealPlayer'] as const)
    expect(await door.refused(call, { playerId: 1 })).toBe('unknownPlayer')
})

test('papers that wait are listed by name, and opened with the age they tell', async () => {
  const mali = await stack.join()
  await sendKyc(stack, mali)
  const { playerId } = mali
  const door = stack.operator('ploy')
  const { kycList } = await door.ok('listKyc', { limit: 200 })
  expect(kycList.find((one) => one.playerId === playerId)).toMatchObject({ status: 'submitted' })
  const { age, ageLimit } = await door.ok('getKycCase', { playerId })
  expect(age).toBeGreaterThanOrEqual(ageLimit)
  expect((await (await someone('payments')).post('listKyc', {})).status).toBe(403)
})

test('an entry is traced to all of its order, and each balance follows', async () => {
  const mali = await joinVerified(stack, 900_00)
  const { playerId } = mali
  const asked = { amount: 300_00, bankCardId: mali.cardId, walletPassword }
  const { order } = await stack.ok('exchange', asked, mali, newKey())
  const door = stack.operator('ploy')
  const { entryList, isWhole } = await door.ok('listLedger', { playerId })
  expect(isWhole).toBe(true)
  expect(entryList.map(({ code }) => code)).toEqual(['withdrawal_hold', 'deposit'])
  const { account, seq } = entryList[0] ?? { account: 'coin' as const, seq: 0 }
  const traced = await door.ok('traceTransfer', { playerId, account, seq })
  expect(traced.round).toBeNull()
  expect(traced.entryList.map((one) => [one.account, one.change]).toSorted()).toEqual([
    ['coin', -300_00],
    ['held', 300_00],
  ])
  expect(traced.entryList.every(({ source }) => source === order.orderId)).toBe(true)
  expect(await door.refused('traceTransfer', { playerId, account, seq: 99 })).toBe('unknownEntry')
  expect(await door.refused('listLedger', { playerId: 1 })).toBe('unknownPlayer')
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
  expect(found).toMatchObject({ role: 'payments', sessions: 0, isYou: false })
  expect(await one.refused('setOperator', change)).toBe('alreadySo')
  const ended = { operatorName: `person${people}`, reason: 'left the desk' }
  expect(await one.ok('endOperatorSessions', ended)).toMatchObject({ ended: 1 })
  expect((await two.post('getMe', {})).status).toBe(401)
})

test('the health of the house tells of every job and of what was given up', async () => {
  const health = await stack.operator('ploy').ok('getHealth', {})
  expect(health.jobList.map(({ job }) => job)).toContain('operators.audit')
  expect(health.monthsAhead).toBeGreaterThan(0)
})
