import { expect, test } from 'vitest'
import { isSameName, maskIdentity } from './details.ts'
import { ageOn, isIdentityNumber } from './identity-number.ts'

test.each([
  ['1-2345-67890-12-1', 'th', true],
  ['1234567890121', 'th', true],
  ['1234567890122', 'th', false],
  ['123456789', 'th', false],
  ['AA1234567', 'th', true],
  ['AAAAAAAA', 'th', false],
  ['3520212345671', 'pk', true],
  ['35202', 'pk', false],
  ['123456789012', 'ph', true],
] as const)('identity number %s in %s: %s', (typed, region, isRight) => {
  expect(isIdentityNumber(typed, region)).toBe(isRight)
})

test.each([
  ['2000-03-01', '2021-02-28', 20],
  ['2000-03-01', '2021-03-01', 21],
  ['2000-02-29', '2021-02-28', 20],
])('born %s, on %s: %s years', (birthday, today, years) => {
  expect(ageOn(birthday, today)).toBe(years)
})

test('names are one name however they are spaced and composed', () => {
  expect(isSameName(' Mali  Suan ', 'mali suan')).toBe(true)
  expect(isSameName('นํ้า', 'น้ำ'.normalize('NFKC'))).toBe(isSameName('นํ้า', 'น้ำ'))
  expect(isSameName('มะลิ สวนดาว', 'มะลิ สวนดาวน์')).toBe(false)
})

test('only the last four places of a number are shown', () => {
  expect(maskIdentity('1-2345-67890-12-1')).toBe('•••••••••0121')
})
