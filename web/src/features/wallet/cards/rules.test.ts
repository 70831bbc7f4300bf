import { expect, test } from 'vitest'
import { cleanNumber, findCardProblems, placeProblem } from './rules.ts'

test('a card wants a bank, a name and a number', () => {
  expect(findCardProblems({ bankId: null, accountName: ' ', cardNum: '12' })).toEqual({
    bank: 'wallet.bankMissing',
    name: 'wallet.nameMissing',
    number: 'wallet.numberMalformed',
  })
  expect(findCardProblems({ bankId: 1, accountName: 'มะลิ', cardNum: '1234567890' })).toEqual({})
})

test('a pasted number loses its gaps', () => {
  expect(cleanNumber('123-4 567.890')).toBe('1234567890')
})

test('a refusal is shown where it belongs', () => {
  expect(placeProblem('nameMismatch')).toEqual({ name: 'wallet.nameMismatch' })
  expect(placeProblem('walletPasswordWrong')).toEqual({ pin: 'wallet.pinWrong' })
  expect(placeProblem('unknownCard')).toBeNull()
})
