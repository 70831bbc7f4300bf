import { expect, test } from 'vitest'
import type { Obstacle, WithdrawalFacts, WithdrawalRefusal } from './rules.ts'
import { countApprovals, findRefusal, listObstacles } from './rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const earlier = new Date('2026-02-01T12:00:00Z')
const later = new Date('2026-03-02T09:00:00Z')

const card = { cardId: 1, isOwn: true, usableFrom: earlier }
const newCard = { cardId: 2, isOwn: true, usableFrom: later }
const otherCard = { cardId: 3, isOwn: false, usableFrom: earlier }

const free: WithdrawalFacts = {
  now,
  gate: null,
  areHeld: false,
  isVerified: true,
  hasPassword: true,
  isDisowned: false,
  cards: [card],
  heldUntil: earlier,
  minAmount: 100_00,
  maxAmount: 5_000_00,
  leftToday: 2_000_00,
}
const request = { amount: 300_00, bankCardId: 1 }

test('nothing stands in the way of a player with everything in order', () => {
  expect(listObstacles(free)).toEqual([])
  expect(findRefusal(free, request)).toBeNull()
})

type Way = [Partial<WithdrawalFacts>, Obstacle['name'], WithdrawalRefusal, number | null]

const obstacles: Way[] = [
  [{ gate: 'accountFrozen' }, 'accountFrozen', 'accountFrozen', null],
  [{ gate: 'switchedOff' }, 'switchedOff', 'switchedOff', null],
  [{ areHeld: true }, 'withdrawalsHeld', 'withdrawalsHeld', null],
  [{ isVerified: false }, 'kycNotVerified', 'kycNotVerified', null],
  [{ isDisowned: true }, 'passwordDue', 'passwordDue', null],
  [{ hasPassword: false }, 'walletPasswordUnset', 'walletPasswordUnset', null],
  [{ cards: [] }, 'noBankCard', 'unknownCard', null],
  [{ cards: [{ ...card, usableFrom: later }] }, 'cardTooNew', 'cardTooNew', later.getTime()],
  [{ heldUntil: later }, 'credentialsChanged', 'credentialsChanged', later.getTime()],
  [{ leftToday: 99_99 }, 'dailyLimitReached', 'dailyLimitReached', null],
]

test.each(obstacles)('%j is shown as %s and refuses with %s', (change, name, refusal, until) => {
  const facts = { ...free, ...change }
  expect(listObstacles(facts)).toEqual([{ name, until }])
  expect(findRefusal(facts, request)).toBe(refusal)
})

test('with any obstacle, no card and no amount is let through', () => {
  for (const [change] of obstacles) {
    const facts = { ...free, ...change }
    for (const bankCardId of [1, 2])
      for (const amount of [1, 100_00, 2_000_00, 5_000_00, 9_000_00])
        expect(findRefusal(facts, { amount, bankCardId }), JSON.stringify(change)).not.toBeNull()
  }
})

const refused: [string, Partial<WithdrawalFacts>, object, WithdrawalRefusal][] = [
  ['a closed account', { gate: 'accountClosed' }, {}, 'accountClosed'],
  ['a stale sign-in', { gate: 'signInStale' }, {}, 'signInStale'],
  ['a card of nobody', {}, { bankCardId: 9 }, 'unknownCard'],
  ['another one’s card', { cards: [card, otherCard] }, { bankCardId: 3 }, 'nameMismatch'],
  ['the new one of two cards', { cards: [card, newCard] }, { bankCardId: 2 }, 'cardTooNew'],
  ['too little', {}, { amount: 99_99 }, 'amountOutOfRange'],
  ['too much', {}, { amount: 5_000_01 }, 'amountOutOfRange'],
  ['more than is left today', {}, { amount: 2_000_01 }, 'dailyLimitReached'],
]

test.each(refused)(
  '%s is refused, and is no obstacle to others',
  (_what, change, more, refusal) => {
    const facts = { ...free, ...change }
    expect(findRefusal(facts, { ...request, ...more })).toBe(refusal)
    expect(listObstacles(facts)).toEqual([])
  },
)

test.each([100_00, 2_000_00])('%i, at the edge, is let through', (amount) => {
  expect(findRefusal(free, { ...request, amount })).toBeNull()
})

test('of several reasons the first of the table is told, and all are shown', () => {
  const facts = { ...free, isVerified: false, cards: [], heldUntil: later, leftToday: 0 }
  expect(findRefusal(facts, { amount: 1, bankCardId: 9 })).toBe('kycNotVerified')
  const names = listObstacles(facts).map(({ name }) => name)
  expect(names).toEqual(['kycNotVerified', 'noBankCard', 'credentialsChanged', 'dailyLimitReached'])
})

test('of new cards the one that is usable first tells the time', () => {
  const soon = { ...card, usableFrom: new Date(later.getTime() - 1000) }
  expect(listObstacles({ ...free, cards: [newCard, soon] })).toEqual([
    { name: 'cardTooNew', until: later.getTime() - 1000 },
  ])
})

const bounds = { approvedUpTo: 5_000_00, twoOperatorsFrom: 50_000_00, byRulePerDay: 3 }
const calm = { lastDay: 0, byRule: 0, isNewDevice: false }

test.each([
  ['a small one', calm, 5_000_00, true, 0],
  ['a larger one', calm, 5_000_01, true, 1],
  ['a very large one', calm, 50_000_00, true, 2],
  ['a small one that makes the day large', { ...calm, lastDay: 4_000_00 }, 1_000_01, true, 1],
  ['a small one after a very large day', { ...calm, lastDay: 49_999_00 }, 1_00, true, 2],
  ['one more than a day may have by rule', { ...calm, byRule: 3 }, 100_00, true, 1],
  ['one to a card never paid before', calm, 100_00, false, 1],
  ['one from a new device', { ...calm, isNewDevice: true }, 100_00, true, 1],
])('%s wants so many people', (_what, judged, amount, isCardKnown, approvals) => {
  expect(countApprovals(judged, { amount, isCardKnown }, bounds)).toBe(approvals)
})
