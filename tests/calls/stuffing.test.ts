import { createPlayer, hashPassword } from '@parlour/server/players/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { errorOf } from '../stack/door.ts'
import { device, login, phoneinfoJsonModel, seal } from '../stack/entering.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

const password = 'a long enough secret'
let stack: Stack
let passwordHash: string
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl'), env: { TRUST_PROXY: '1' } })
  passwordHash = await hashPassword(password, { line: 'entry' })
})
afterAll(() => stack.stop())

/** A player who has a password, without the cost of hashing it again. */
async function addPlayer(account: string, more: { mobile?: string } = {}): Promise<number> {
  const player = { account, nickname: account, passwordHash, ...more }
  const playerId = await stack.app.database.transaction((tx) => createPlayer(tx, player))
  return playerId ?? 0
}

type Try = { account: string; guess: string; address: string; from?: string; countryCode?: string }

/** One try as a script makes it: no work is done for it. */
async function attempt({ account, guess, address, from = '', countryCode }: Try) {
  const headers = { ...device(from), 'x-forwarded-for': address }
  const { password: jwe, keyId } = await seal(stack, account, guess)
  const body = { account, password: jwe, keyId, countryCode, phoneinfoJsonModel }
  return errorOf(await stack.call('accountLogin', body, undefined, headers))
}

const times = <Item>(n: number, make: (i: number) => Item): Item[] =>
  Array.from({ length: n }, (_, i) => make(i))

test('an address that failed on many accounts must work before its next try', async () => {
  await addPlayer('victim1')
  const address = '198.51.100.7'
  for (const i of times(20, (n) => n))
    await attempt({ account: `nobody${i}`, guess: 'leaked', address, from: `rotated ${i}` })
  const right = { account: 'victim1', guess: password, address, from: 'rotated 99' }
  expect(await attempt(right)).toBe('challengeFailed')
})

test('of many guesses at once on one account, no more than ten are looked at', async () => {
  await addPlayer('victim2')
  const guesses = times(30, (i) => ({
    account: 'victim2',
    guess: `guess ${i}`,
    address: `203.0.${i}.9`,
    from: `robber ${i}`,
  }))
  const answers = await Promise.all(guesses.map(attempt))
  const looked = answers.filter((answer) => answer === 'wrongCredentials')
  expect(looked.length).toBeLessThanOrEqual(10)
})

test('all spellings of a number are one account, with the same tries', async () => {
  await addPlayer('victim3', { mobile: '66819000003' })
  const spellings = [
    { account: '0819000003', countryCode: '66' },
    { account: '819000003', countryCode: '66' },
    { account: 'victim3' },
  ]
  for (const [i, spelling] of spellings.entries())
    await attempt({ ...spelling, guess: 'wrong', address: `203.1.${i}.9`, from: `thief ${i}` })
  const next = { account: '0819000003', guess: password, address: '203.1.9.9', from: 'thief 9' }
  expect(await attempt(next)).toBe('challengeFailed')
})

test('a number under a country code that is not the site’s is nobody', async () => {
  await addPlayer('victim4', { mobile: '66819000004' })
  const split = { account: '19000004', countryCode: '668', guess: password, address: '203.2.0.9' }
  expect(await attempt(split)).toBe('wrongCredentials')
})

test('strangers use up no tries of a device the player used before', async () => {
  await addPlayer('victim5', { mobile: '66819000005' })
  const own = { account: '0819000005', guess: password, address: '203.4.0.9', from: 'my phone' }
  expect(await attempt(own)).toBe('ok')
  for (const i of times(3, (n) => n))
    await attempt({ ...own, guess: 'wrong', address: `203.4.${i}.9`, from: `stranger ${i}` })
  expect(await attempt({ ...own, from: 'strange phone' })).toBe('challengeFailed')
  expect(await attempt(own)).toBe('ok')
})

test('a number belongs to who bound it, not to who took it for a name', async () => {
  const squatter = await addPlayer('0819000007')
  const owner = await addPlayer('victim7', { mobile: '66819000007' })
  const entered = await login(stack, '0819000007', password)
  expect(entered.body.appUser?.id).toBe(owner)
  expect(owner).not.toBe(squatter)
})

test('a right password takes its own count back', async () => {
  await addPlayer('victim6')
  for (const i of times(4, (n) => n)) {
    const right = { account: 'victim6', guess: password, address: '203.3.0.9', from: `phone ${i}` }
    expect(await attempt(right)).toBe('ok')
  }
})
