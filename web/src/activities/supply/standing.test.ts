import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const ready = { isBankrupt: true, bonus: 15_00, leftToday: 1, depositLeft: 0 }

test.each([
  ['everything is met', {}, 'ready'],
  ['today’s was taken', { leftToday: 0, isBankrupt: false }, 'taken'],
  ['too little was deposited today', { depositLeft: 100_00, isBankrupt: false }, 'deposit'],
  ['there is money left', { isBankrupt: false }, 'notBankrupt'],
  ['hardly anything was lost', { bonus: 0 }, 'smallLoss'],
])('when %s: %#', (_what, change, standing) => {
  expect(standingOf({ ...ready, ...change })).toBe(standing)
})
