import { sql } from '@parlour/server/frame/db.ts'
import { makeLink } from '@parlour/server/operators/index.ts'
import { siteOf } from '@parlour/server/players/second-step/passkey.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import {
  codeNow,
  consoleDoor,
  consolePassword,
  enterConsole,
  placeOf,
} from '../stack/console-door.ts'
import { makePasskey } from '../stack/software-passkey.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

let people = 0
const idOf = async (name: string) =>
  (
    await stack.app.database.row<{ id: number }>(sql`
      select operator_id as id from operators where name = ${name}`)
  ).id

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
  const { approvalList } = await stack.operator(two).ok('listApprovals', { view: 'waiting' })
  expect(approvalList[0]).toMatchObject({ approvalId: yes.approvalId, amount: large })
  const decided = await stack.operator(two).ok('decideApproval', yes)
  expect(decided).toMatchObject({ status: 'approved' })
  expect(await coin()).toBe(large)
  const subject = String(adjust.playerId)
  const { auditList, firstBrokenId } = await stack.operator(two).ok('listAudit', { subject })
  expect(firstBrokenId).toBeNull()
  const done = { action: 'adjust', operatorName: two, proposedBy: one, isProposed: false }
  const asked = { action: 'adjust', operatorName: one, proposedBy: null, isProposed: true }
  expect(auditList).toMatchObject([done, asked])
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

type Person = Awaited<ReturnType<typeof enterConsole>>
const someone = () => enterConsole(placeOf(stack), `keyed${++people}`, 'owner')
const nonce = async () => (await consoleDoor(stack.consoleUrl).ok('beginPasskey', {})).nonce
const newPasskey = () => makePasskey(siteOf(stack.consoleUrl), 'an operator')
const addPasskey = async (person: Person) => {
  const passkey = newPasskey()
  await person.ok('addOperatorPasskey', passkey.made(await nonce()))
  return passkey
}
const sinceProof = (name: string, minutes: number) =>
  stack.app.database.run(sql`update operator_sessions
    set proved_at = now() - ${minutes} * interval '1 minute'
    where operator_id = (select operator_id from operators where name = ${name})`)

test('a passkey of an operator signs in, proves anew, and is written down', async () => {
  const person = await someone()
  const operatorName = `keyed${people}`
  const passkey = await addPasskey(person)
  const door = consoleDoor(stack.consoleUrl)
  await door.ok('signInByPasskey', { passkey: passkey.answer(await nonce()) })
  expect(await door.ok('getMe', {})).toMatchObject({ operatorName, role: 'owner' })
  await sinceProof(operatorName, 6)
  const another = newPasskey().made(await nonce())
  expect(await door.refused('addOperatorPasskey', another)).toBe('proofStale')
  await door.ok('proveByPasskey', { passkey: passkey.answer(await nonce()) })
  await door.ok('addOperatorPasskey', another)
  const { passkeyList } = await door.ok('listOperatorPasskeys', {})
  expect(passkeyList.map(({ lastUsedTime }) => lastUsedTime === null)).toEqual([false, true])
  const { auditList } = await door.ok('listAudit', { subject: operatorName })
  expect(auditList.map(({ action }) => action).slice(0, 2)).toEqual(['addPasskey', 'addPasskey'])
})

test('an answer counts once, from the console alone, and for its own name', async () => {
  const [mine, theirs] = [await someone(), await someone()]
  const passkey = await addPasskey(mine)
  const door = consoleDoor(stack.consoleUrl)
  const once = passkey.answer(await nonce())
  await door.ok('signInByPasskey', { passkey: once })
  const players = siteOf(stack.app.config.publicUrl).origin
  for (const wrong of [
    once,
    passkey.answer(await nonce(), { origin: players }),
    passkey.answer(await nonce(), { host: 'elsewhere.example' }),
    passkey.answer(await nonce(), { flags: 0x01 }),
    passkey.answer('made up'),
    newPasskey().answer(await nonce()),
  ])
    expect(await door.refused('signInByPasskey', { passkey: wrong })).toBe('passkeyRefused')
  const shown = { passkey: passkey.answer(await nonce()) }
  expect(await theirs.refused('proveByPasskey', shown)).toBe('passkeyRefused')
})

test('one key is one name’s, under whatever id, also after it was taken off', async () => {
  const [one, two] = [await someone(), await someone()]
  const passkey = await addPasskey(one)
  const { takenList } = await two.ok('listOperatorPasskeys', {})
  expect(takenList).toContain(passkey.credential)
  const disguised = async () => {
    const made = passkey.made(await nonce())
    const bytes = Buffer.from(made.authenticatorData, 'base64url')
    bytes[idAt] = (bytes[idAt] ?? 0) ^ 1
    const credential = bytes.subarray(idAt, idAt + 32).toString('base64url')
    return { ...made, credential, authenticatorData: bytes.toString('base64url') }
  }
  const tryBoth = async () => {
    for (const made of [passkey.made(await nonce()), await disguised()])
      expect(await two.refused('addOperatorPasskey', made)).toBe('passkeyRefused')
  }
  await tryBoth()
  await one.ok('removeOperatorPasskey', { passkeyId: passkey.credential })
  await tryBoth()
})
/** Behind 37 bytes of head, 16 of the device's make and two of length. */
const idAt = 55

test('a passkey that was taken off, or is older than a link, opens nothing', async () => {
  const person = await someone()
  const operatorName = `keyed${people}`
  const [lost, kept] = [await addPasskey(person), await addPasskey(person)]
  const thief = consoleDoor(stack.consoleUrl)
  await thief.ok('signInByPasskey', { passkey: lost.answer(await nonce()) })
  await person.ok('removeOperatorPasskey', { passkeyId: lost.credential })
  expect((await thief.post('getMe', {})).status).toBe(401)
  expect((await person.post('getMe', {})).status).toBe(200)
  const enter = async (passkey: typeof lost) =>
    (await thief.post('signInByPasskey', { passkey: passkey.answer(await nonce()) })).body.error
  expect(await enter(lost)).toBe('passkeyRefused')
  expect(await enter(kept)).toBeUndefined()
  const { app } = stack
  const operatorId = await idOf(operatorName)
  const link = await app.database.transaction((tx) =>
    makeLink(tx, operatorId, app.config.PARLOUR_SECRET),
  )
  const { secret } = await thief.ok('openLink', { link })
  await thief.ok('acceptLink', { link, password: consolePassword, code: codeNow(secret) })
  expect(await enter(kept)).toBe('passkeyRefused')
})

test('somebody is invited by two people; the second alone is told the link, and once', async () => {
  const [operatorName, own] = ['new.face', 'inviter.two']
  const one = await enterConsole(placeOf(stack), 'inviter.one', 'owner')
  const two = await enterConsole(placeOf(stack), own, 'owner')
  const wanted = { operatorName, role: 'support', reason: 'hired' } as const
  const asked = await one.ok('inviteOperator', wanted)
  expect(asked).toMatchObject({ status: 'waiting', key: null })
  const approvalId = asked.approvalId ?? 0
  const { contentHash } = await two.ok('getApproval', { approvalId })
  const decision = { approvalId, contentHash, decision: 'approved' } as const
  const { key } = await two.ok('decideApproval', decision)
  const [path, link = ''] = (key ?? '').split('#')
  expect(path).toBe('/link')
  const opened = await consoleDoor(stack.consoleUrl).ok('openLink', { link })
  expect(opened).toMatchObject({ operatorName, role: 'support' })
  expect(await one.refused('inviteOperator', wanted)).toBe('alreadyKnown')
  const again = { operatorName, role: null, reason: 'lost their phone' }
  expect(await one.ok('inviteOperator', again)).toMatchObject({ status: 'waiting' })
  const refusalOf = (name: string) =>
    two.refused('inviteOperator', { ...again, operatorName: name })
  expect(await refusalOf('no.such')).toBe('unknownOperator')
  expect(await refusalOf(own)).toBe('ownRights')
  const { auditList } = await two.ok('listAudit', { subject: operatorName })
  expect(JSON.stringify(auditList)).not.toContain(link)
})
