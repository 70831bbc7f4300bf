import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../../../tests/stack/stack.ts'
import { startStack } from '../../../tests/stack/stack.ts'
import type { Attempt } from './login-guard.ts'
import { beginAttempt, noteEntry, takeBack } from './login-guard.ts'
import { noteDevice } from './devices.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

const willing = () => true
const at = (device: string) => ({ device, address: '192.0.2.5' })

/** One try by somebody who does all the work asked of them, and fails. */
async function guess(attempt: Partial<Attempt>, isSolved: (bits: number) => boolean = willing) {
  const whole = { account: 'nobody', playerId: null, device: 'd', address: '192.0.2.1', ...attempt }
  const begun = await stack.app.database.transaction((tx) => beginAttempt(tx, whole, isSolved))
  return begun.verdict
}

/** How many accounts of a list may be tried, each from an address of its own or from one. */
async function countLookedAt(n: number, addressOf: (i: number) => string): Promise<number> {
  let looked = 0
  for (let i = 0; i < n; i++) {
    const address = addressOf(i)
    const verdict = await guess({ account: `${address}:${i}`, device: `d${i}`, address })
    if (verdict === 'counted') looked += 1
  }
  return looked
}

test('one address is refused after a hundred failures, whatever work it does', async () => {
  expect(await countLookedAt(150, () => '198.51.100.1')).toBe(100)
})

test('a network of 256 addresses is refused after three hundred', async () => {
  expect(await countLookedAt(400, (i) => `203.0.113.${i % 256}`)).toBe(300)
})

/** One try with the right password. */
async function enter(whole: Attempt, isSolved: (bits: number) => boolean): Promise<string> {
  return stack.app.database.transaction(async (tx) => {
    const begun = await beginAttempt(tx, whole, isSolved)
    if (begun.verdict !== 'counted') return begun.verdict
    await takeBack(tx, begun.failureIds)
    await noteEntry(tx, whole)
    return 'in'
  })
}

test('right passwords of many on devices never seen are work, then refused', async () => {
  const victims = Array.from({ length: 70 }, (_, i) => ({
    account: `leaked${i}`,
    playerId: 900_000 + i,
    device: `robber ${i}`,
    address: '198.18.90.1',
  }))
  const answers: string[] = []
  for (const victim of victims) answers.push(await enter(victim, () => false))
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(20)
  answers.length = 0
  for (const victim of victims) answers.push(await enter(victim, willing))
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(40)
  expect(answers.at(-1)).toBe('locked')
})

test('who comes in on a device of their own is not counted for it', async () => {
  const { playerId } = await stack.signIn()
  await stack.app.database.transaction((tx) => noteDevice(tx, playerId, at('own phone')))
  const own = { account: 'own', playerId, device: 'own phone', address: '198.18.91.1' }
  for (let i = 0; i < 25; i++) expect(await enter(own, () => false)).toBe('in')
})

test('addresses of one household by IPv6 count as one', async () => {
  const suffix = (i: number) => i.toString(16)
  expect(await countLookedAt(150, (i) => `2001:db8:1:2::${suffix(i + 1)}`)).toBe(100)
})

test('the work grows with the failures of an address', async () => {
  const asked: number[] = []
  for (let i = 0; i < 70; i++) {
    const attempt = { account: `w${i}`, device: `w${i}`, address: '192.0.2.200' }
    await guess(attempt, (bits) => asked.push(bits) > 0)
  }
  expect(asked).toHaveLength(50)
  expect([asked[0], asked.at(-1)]).toEqual([16, 19])
})

test('a known device is spared the refusals of its address, but not the work', async () => {
  const { playerId } = await stack.signIn()
  await stack.app.database.transaction((tx) => noteDevice(tx, playerId, at('own phone')))
  const address = '198.51.100.77'
  await countLookedAt(100, () => address)
  const own = { account: 'own', playerId, device: 'own phone', address }
  expect(await guess({ ...own, device: 'strange phone' })).toBe('locked')
  expect(await guess(own, () => false)).toBe('challenge')
  expect(await guess(own)).toBe('counted')
})

test('an account is locked after ten failures, but not for a device the player used', async () => {
  const { playerId } = await stack.signIn()
  await stack.app.database.transaction((tx) => noteDevice(tx, playerId, at('tablet')))
  const on = (device: string, i = 0) => guess({ playerId, device, address: `192.1.${i}.1` })
  for (let i = 0; i < 10; i++) expect(await on(`thief ${i}`, i)).toBe('counted')
  expect(await on('thief')).toBe('locked')
  for (let i = 0; i < 10; i++) expect(await on('tablet')).toBe('counted')
  expect(await on('tablet')).toBe('locked')
})

test('who refuses the work fills no table', async () => {
  const lazy = { account: 'lazy', device: 'lazy', address: '192.0.2.99' }
  for (let i = 0; i < 3; i++) await guess(lazy)
  for (let i = 0; i < 20; i++) await guess({ ...lazy, device: 'other' }, () => false)
  const { n } = await stack.app.database.row<{ n: number }>({
    text: "select count(*) as n from login_failures where subject = 'device:other'",
    values: [],
  })
  expect(n).toBe(3)
})
