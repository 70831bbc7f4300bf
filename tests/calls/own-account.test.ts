import { readFileSync } from 'node:fs'
import path from 'node:path'
import { modules } from '@parlour/server/app.ts'
import type { Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { createForgetting, openFor } from '@parlour/server/players/index.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { eventually, order, placed, realName, startCashier } from '../stack/cashier-stack.ts'
import { untilHeard } from '../stack/heard.ts'
import { thaiIdentity } from '../stack/identity-numbers.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import { cardOf, joinVerified } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const accountOf = async (player: SignedIn) => (await stack.ok('getClosing', {}, player)).account
const close = async (player: SignedIn) =>
  stack.call('closeAccount', { account: await accountOf(player) }, player, newKey())
const forgetting = modules.players.jobs?.find(({ name }) => name === 'players.forgetting')
const forget = () => stack.app.database.transaction(async (tx) => forgetting?.run(tx))
const setClosed = ({ playerId }: SignedIn, ago: string) =>
  stack.app.database.run(sql`update players set closed_at = now() - ${ago}::interval
    where player_id = ${playerId}`)
const heard = ({ playerId }: SignedIn) => untilHeard(stack.app.database, playerId)

test('a copy holds what is kept about the player, and no secret; one a day', async () => {
  const mali = await joinVerified(stack, 500_00)
  await stack.ok('updateAppUserOther', { address: '12 Canal Road' }, mali)
  await heard(mali)
  await stack.ok('setRealityCheck', { minutes: 30 }, mali)
  const signs = JSON.stringify([
    { sign: 'depositsInDay', value: 20, line: 20, level: 'act' },
    { sign: 'sameAsExcluded', value: 1, line: 1, level: 'act' },
  ])
  await stack.app.database.run(sql`update limits_players set care_level = 'act',
    care_signs = ${signs}, care_judged_at = now() where player_id = ${mali.playerId}`)
  await stack.app.database.run(sql`insert into limits_cases (player_id, signs, due_at)
    values (${mali.playerId}, ${signs}, now())`)
  const { fileName, text } = await stack.ok('exportAccount', {}, mali, newKey())
  expect(fileName).toMatch(/^my-account-\d{4}-\d\d-\d\d\.json$/)
  const told = JSON.parse(text) as Record<string, unknown[]>
  expect(told['profile']).toMatchObject([{ playerId: mali.playerId }])
  expect(told['particulars']).toMatchObject([{ address: '12 Canal Road' }])
  expect(told['identity']).toMatchObject([
    { realName, identityNumber: thaiIdentity(mali.playerId), state: 'verified' },
  ])
  expect(told['deposits']).toMatchObject([{ amount: 500_00, status: 'credited' }])
  expect(told['entriesByDay']).toContainEqual(
    expect.objectContaining({ account: 'coin', amount: 500_00 }),
  )
  // Not that somebody else is excluded.
  const ownSigns = [{ sign: 'depositsInDay', value: 20, line: 20, level: 'act' }]
  expect(told['care']).toMatchObject([{ checkMinutes: 30, level: 'act', signs: ownSigns }])
  expect(told['careCases']).toMatchObject([{ state: 'open', signs: ownSigns }])
  for (const part of ['consents', 'signIns', 'mails', 'limits', 'devices', 'bankCards'])
    expect(told).toHaveProperty(part)
  for (const secret of ['argon2', 'hash', 'token', 'sealed', cardOf(mali), '/not-me'])
    expect(text).not.toContain(secret)
  expect(await stack.refused('exportAccount', {}, mali, newKey())).toBe('exportedToday')
  expect((await stack.ok('getClosing', {}, mali)).exportFrom).toBeGreaterThan(Date.now())
})

test('a copy and a closing want a proof of the last minutes', async () => {
  const mali = await stack.join()
  const account = await accountOf(mali)
  await stack.app.database.run(sql`update sessions set authenticated_at = now() - interval '1 hour'
    where player_id = ${mali.playerId}`)
  expect(await stack.refused('exportAccount', {}, mali, newKey())).toBe('signInStale')
  expect(await stack.refused('closeAccount', { account }, mali, newKey())).toBe('signInStale')
})

test('an account with money or an open order in it is not closed, and says why', async () => {
  const rich = await joinVerified(stack, 300_00)
  const named = { account: await accountOf(rich) }
  expect(await stack.refused('closeAccount', named, rich, newKey())).toBe('balanceLeft')
  const mali = await stack.join()
  const account = await accountOf(mali)
  const orderId = await placed(stack, mali, 300_00)
  expect((await stack.ok('getClosing', {}, mali)).obstacleList).toEqual(['depositOpen'])
  expect(await stack.refused('closeAccount', { account }, mali, newKey())).toBe('depositOpen')
  await stack.ok('cancelRechargeOrder', { orderId }, mali, newKey())
  const wrong = { account: `${account}x` }
  expect(await stack.refused('closeAccount', wrong, mali, newKey())).toBe('accountMismatch')
  expect((await close(mali)).status).toBe(200)
  expect((await stack.call('getClosing', {}, mali)).status).toBe(401)
})

test('no order placed at the same moment outlives the account', async () => {
  const tries = Array.from({ length: 12 }, async () => {
    const mali = await stack.join()
    const account = await accountOf(mali)
    await Promise.all([
      stack.call('recharge3', order(300_00), mali, newKey()),
      stack.call('closeAccount', { account }, mali, newKey()),
    ])
    return stack.app.database.find(sql`select from cashier_deposits d
      join players p using (player_id) where player_id = ${mali.playerId} and p.state = 'closed'
      and d.status in ('created', 'awaiting')`)
  })
  expect((await Promise.all(tries)).filter(Boolean)).toEqual([])
})

test('who did not close the account opens it again from the message about it', async () => {
  const mali = await stack.join()
  await heard(mali)
  expect((await close(mali)).status).toBe(200)
  const { playerId } = mali
  const link = await eventually(async () => {
    const mail = await stack.app.database.row<{ path: string }>(sql`
      select texts->'link'->>'path' as path from mails
      where player_id = ${playerId} and texts->>'titleEn' = 'Your account was closed'`)
    return mail.path
  })
  const token = link.split('#token=')[1] ?? ''
  await stack.ok('disownChange', { token }, undefined, newKey())
  const { state } = await stack.app.database.row<{ state: string }>(
    sql`select state from players where player_id = ${playerId}`,
  )
  expect(state).toBe('active')
})

test('a month later what nobody must keep is gone, after the law’s years the rest', async () => {
  const mali = await joinVerified(stack, 0)
  const { playerId } = mali
  await stack.ok('updateAppUserOther', { address: '12 Canal Road' }, mali)
  await heard(mali)
  expect((await close(mali)).status).toBe(200)
  await untilHeard(stack.app.database, playerId)
  await setClosed(mali, '29 days')
  await forget()
  expect(await countOf('mails', mali)).toBeGreaterThan(0)
  await setClosed(mali, '31 days')
  await forget()
  for (const table of ['mails', 'player_devices', 'cashier_passwords', 'sessions'])
    expect(await countOf(table, mali), table).toBe(0)
  expect(await countOf('cashier_cards', mali)).toBe(1)

  await setClosed(mali, '5 years 1 day')
  await forget()
  // An invite code names nobody and stays, in the player's own row too.
  const codes = stack.app.database.shards > 0 ? 1 : 0
  for (const table of personalTables)
    expect(await countOf(table, mali), table).toBe(table === 'taken_names' ? codes : 0)
  const row = await stack.app.database.row(sql`select account, nickname, mobile,
    sealed_particulars as particulars from players where player_id = ${playerId}`)
  expect(row).toEqual({
    account: `closed-${playerId}`,
    nickname: '',
    mobile: null,
    particulars: null,
  })
  const owner = { playerId, secret: stack.app.config.PARLOUR_SECRET }
  const opened = openFor(stack.app.database, owner, 'any.thing:1', Buffer.from('x'))
  await expect(opened).rejects.toThrow(/has no key/)
  const again = stack.operator('ploy').refused('reopenPlayer', { playerId, reason: 'asks' })
  expect(await again).toBe('forgotten')
})

test('an account that was opened again and closed once more is taken apart, too', async () => {
  const mali = await stack.join()
  const { playerId } = mali
  await heard(mali)
  expect((await close(mali)).status).toBe(200)
  await setClosed(mali, '31 days')
  await forget()
  await stack.operator('ploy').ok('reopenPlayer', { playerId, reason: 'asks' })
  const back = await stack.app.database.transaction((tx) =>
    startSession(tx, playerId, { device: '', model: '', os: '', address: '' }),
  )
  await heard(mali)
  expect((await close({ ...mali, ...back })).status).toBe(200)
  await heard(mali)
  await setClosed(mali, '31 days')
  await forget()
  for (const table of ['mails', 'sessions']) expect(await countOf(table, mali), table).toBe(0)
})

test('who is excluded from play is recognised for as long as that lasts', async () => {
  const mali = await joinVerified(stack, 0)
  await heard(mali)
  expect((await close(mali)).status).toBe(200)
  await stack.app.database.run(sql`insert into limits_players (player_id, pause_kind, pause_from)
    values (${mali.playerId}, 'exclusion', now()) on conflict (player_id)
    do update set pause_kind = 'exclusion', pause_from = now(), pause_until = null`)
  await setClosed(mali, '5 years 1 day')
  await forget()
  await forget()
  expect(await countOf('identity_checks', mali)).toBe(1)
})

test('who cannot be taken apart holds nobody else back, and is told of when alone', async () => {
  const [broken, whole] = [await stack.join(), await stack.join()]
  const taken: number[] = []
  const leaves = async (tx: Tx, playerId: number) => {
    taken.push(playerId)
    await tx.run(sql`update players set left_at = now() where player_id = ${playerId}`)
    if (playerId === broken.playerId) throw new Error('this one is broken')
  }
  const job = createForgetting(() => [{ leaves }], { isExcluded: async () => false })
  await stack.app.database.transaction(async (tx) => {
    await tx.run(sql`update players set left_at = now(), forgotten_at = now()
      where state = 'closed'`)
    await tx.run(sql`update players set state = 'closed', closed_at = now() - interval '40 days'
      where player_id = any(${[broken.playerId, whole.playerId]}::bigint[])`)
    expect(await job.run(tx)).toBe('more')
    expect(taken).toContain(whole.playerId)
    taken.length = 0
    await expect(job.run(tx)).rejects.toThrow('this one is broken')
    expect(taken).toEqual([broken.playerId])
    await tx.run(sql`update players set left_at = now() where player_id = ${broken.playerId}`)
  })
})

/** Everything personal that goes with the account, but tables that know a number alone. */
const idsOnly = ['player_teams', 'player_team_members', 'players', 'player_keys']
const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/data.md'), 'utf8')
const personalTables = [
  ...page.matchAll(/^\| `(\w+)` \| (?:personal|identity|secret) \| with the account \|$/gm),
]
  .map(([, table = '']) => table)
  .filter((table) => !idsOnly.includes(table))

async function countOf(table: string, { playerId }: SignedIn): Promise<number> {
  const { n } = await stack.app.database.row<{ n: number }>(sql`
    select count(*) as n from ${{ text: table, values: [] }} where player_id = ${playerId}`)
  return n
}
