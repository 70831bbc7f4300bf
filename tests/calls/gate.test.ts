import { sql } from '@parlour/server/frame/db.ts'
import { betGate, checkGate } from '@parlour/server/gate/index.ts'
import { readSettings } from '@parlour/server/frame/settings.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { deposit, place, startCashier } from '../stack/cashier-stack.ts'
import { errorOf } from '../stack/door.ts'
import type { SignedIn } from '../stack/stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const actions = ['deposit', 'withdraw', 'bet', 'claim', 'launch'] as const

async function verdicts({ playerId }: SignedIn, asking = {}) {
  const { database } = stack.app
  return Promise.all(actions.map((action) => checkGate(database, playerId, action, asking)))
}

const run = (statement: Parameters<typeof stack.app.database.run>[0]) =>
  stack.app.database.run(statement)

test('lets an ordinary player through', async () => {
  expect(await verdicts(await stack.join())).toEqual([null, null, null, null, null])
})

test('a closed account may do nothing', async () => {
  const mali = await stack.join()
  await run(sql`update players set state = 'closed' where player_id = ${mali.playerId}`)
  expect(new Set(await verdicts(mali))).toEqual(new Set(['accountClosed']))
  expect(errorOf(await place(stack, mali, 300_00))).toBe('accountClosed')
})

test.each([
  ['deposits', ['switchedOff', null, null, null, null]],
  ['withdrawals', [null, 'switchedOff', null, null, null]],
  ['play', [null, null, 'switchedOff', null, 'switchedOff']],
  ['claims', [null, null, null, 'switchedOff', null]],
])('%s can be switched off at once', async (name, wanted) => {
  const mali = await stack.join()
  const { settings } = await readSettings(stack.app.database)
  await stack.change({ switches: { ...settings.switches, [name]: false } })
  expect(await verdicts(mali)).toEqual(wanted)
  await stack.change({ switches: settings.switches })
})

test('new terms must be accepted, except to take money out', async () => {
  const mali = await stack.join()
  await stack.change({ termsVersion: '2' })
  const old = 'termsOutdated'
  expect(await verdicts(mali)).toEqual([old, null, old, old, old])
  expect(errorOf(await place(stack, mali, 300_00))).toBe(old)
  await stack.change({ termsVersion: '1' })
})

test('who accepts the new terms goes on; the version and the time are kept', async () => {
  const mali = await stack.join()
  const state = async () => (await stack.ok('getAfterLoginInfo', {}, mali)).session
  expect(await state()).toMatchObject({ hasNewTerms: false })
  await stack.change({ termsVersion: '4' })
  expect(await state()).toMatchObject({ hasNewTerms: true })
  const accept = (termsVersion: string) => ({ consent: { termsVersion, isOfAge: true as const } })
  expect(await stack.refused('acceptTerms', accept('1'), mali)).toBe('consentMissing')
  expect(await verdicts(mali)).toContain('termsOutdated')
  await stack.ok('acceptTerms', accept('4'), mali)
  await stack.ok('acceptTerms', accept('4'), mali)
  expect(await state()).toMatchObject({ hasNewTerms: false })
  expect(await verdicts(mali)).toEqual([null, null, null, null, null])
  const kept = await stack.app.database.rows<{ version: string; isNow: boolean }>(sql`
    select terms_version as version, at > now() - interval '1 minute' as "isNow"
    from player_consents where player_id = ${mali.playerId} order by at`)
  expect(kept.at(-1)).toEqual({ version: '4', isNow: true })
  expect(kept).toHaveLength(2)
  await stack.change({ termsVersion: '1' })
})

test('the identity check is due a week after the first deposit', async () => {
  const mali = await stack.join()
  await deposit(stack, mali, 300_00)
  expect(await verdicts(mali)).toEqual([null, null, null, null, null])
  const body = await stack.ok('kyc', {}, mali)
  const { dueAt } = body.kyc
  expect(Math.round((Number(dueAt) - Date.now()) / 3_600_000)).toBe(7 * 24)
  await run(sql`update identity_checks set due_at = now() where player_id = ${mali.playerId}`)
  expect(await verdicts(mali)).toEqual(['kycDue', null, 'kycDue', 'kycDue', 'kycDue'])
  await run(sql`update identity_checks set state = 'verified' where player_id = ${mali.playerId}`)
  expect(await verdicts(mali)).toEqual([null, null, null, null, null])
})

test.each([
  ['underAge', 'underAge'],
  ['excluded', 'selfExcluded'],
  ['duplicate', 'kycDue'],
])('a player blocked for %s', async (reason, error) => {
  const mali = await stack.join()
  await run(sql`insert into identity_checks (player_id, state, reason)
    values (${mali.playerId}, 'blocked', ${reason})`)
  expect(await verdicts(mali)).toEqual([error, null, error, error, error])
})

test('only from the countries that are allowed, when the country is known', async () => {
  const mali = await stack.join()
  const { sessionId } = await stack.app.database.row<{ sessionId: string }>(sql`
    select session_id as "sessionId" from sessions where player_id = ${mali.playerId}`)
  const seenIn = async (country: string | null) => {
    await run(sql`update sessions set country = ${country} where session_id = ${sessionId}`)
    return verdicts(mali, { sessionId })
  }
  await stack.change({ allowedCountries: ['TH'] })
  const away = 'countryNotAllowed'
  expect(await seenIn('LA')).toEqual([away, null, away, away, away])
  expect(errorOf(await place(stack, mali, 300_00))).toBe(away)
  expect(await seenIn(null)).toEqual([away, null, away, away, away])
  expect(await seenIn('TH')).toEqual([null, null, null, null, null])
  expect(await verdicts(mali)).toEqual([null, null, null, null, null])
  await stack.change({ allowedCountries: [] })
})

test('a session whose player proved nothing for 12 hours must prove it again', async () => {
  const mali = await stack.join()
  await run(sql`update sessions set authenticated_at = now() - interval '13 hours'
    where player_id = ${mali.playerId}`)
  const { sessionId } = await stack.app.database.row<{ sessionId: string }>(sql`
    select session_id as "sessionId" from sessions where player_id = ${mali.playerId}`)
  const stale = 'signInStale'
  expect(await verdicts(mali, { sessionId })).toEqual([stale, stale, null, stale, stale])
  expect(errorOf(await place(stack, mali, 300_00))).toBe(stale)
})

test('a bet meets the same gate in the statement that reads its account', async () => {
  const mali = await stack.join()
  const expression = { text: betGate.fact, values: [] }
  const read = () =>
    stack.app.database.row<{ fact: unknown }>(sql`
      select ${expression} as fact from players where player_id = ${mali.playerId}`)
  expect(betGate.refuseBet((await read()).fact, {} as never)).toBeNull()
  await stack.change({ termsVersion: '3' })
  expect(betGate.refuseBet((await read()).fact, {} as never)).toBe('termsOutdated')
  await stack.change({ termsVersion: '1' })
})
