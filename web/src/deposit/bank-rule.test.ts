import { expect, test } from 'vitest'
import type { Channel } from '../money/types.ts'
import { findBindingPath } from './bank-rule.ts'

const free = { needsBank: false, bankId: null } as Channel
const anyBank = { needsBank: true, bankId: null } as Channel
const bankTwo = { needsBank: true, bankId: 2 } as Channel

test.each([
  ['a channel that needs no bank', free, [], null],
  ['a bank that is bound', bankTwo, [{ bankId: 2 }], null],
  [
    'another bank than the bound one',
    bankTwo,
    [{ bankId: 1 }],
    '/bindBankCard?back=1&for=deposit&bankId=2',
  ],
  ['any bank, none bound', anyBank, [], '/bindBankCard?back=1&for=deposit'],
  ['any bank, one bound', anyBank, [{ bankId: 9 }], null],
  ['cards that are not known yet', anyBank, undefined, null],
])('%s', (_, channel, cards, path) => {
  expect(findBindingPath({ isDepositBank: true, channel, cards })).toBe(path)
})

test('the site may do without the rule', () => {
  expect(findBindingPath({ isDepositBank: false, channel: bankTwo, cards: [] })).toBeNull()
})
