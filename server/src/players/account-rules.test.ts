import { siteSettings } from '@parlour/contract/site-settings.ts'
import { expect, test } from 'vitest'
import { isMobile, isOfAge, isPassword, isUsername } from './account-rules.ts'

const site = siteSettings.parse({
  usernameLengthMin: 4,
  usernameLengthMax: 8,
  accountLengthMin: 9,
  accountLengthMax: 10,
  passwordLengthMin: 8,
  passwordLengthMax: 10,
})

test.each([
  ['mali', true],
  ['Mali2026', true],
  ['mal', false],
  ['mali20265', false],
  ['ma li', false],
  ['มะลิมะลิ', false],
  ['mali!', false],
  ['08123456', false],
  ['8a', false],
  ['081234a', true],
])('a username of letters and digits within its bounds: %s %s', (text, isRight) => {
  expect(isUsername(text, site)).toBe(isRight)
})

test.each([
  ['0812345678', true],
  ['021234567', true],
  ['8123456789', false],
  ['01234567', false],
  ['08123456789', false],
  ['08123x5678', false],
])('a mobile of digits within its bounds and with its first digit: %s %s', (text, isRight) => {
  expect(isMobile(text, site)).toBe(isRight)
})

test('any first digit will do when the site does not ask for one', () => {
  expect(isMobile('8123456789', { ...site, accountRule: { mobileStartsWith: '' } })).toBe(true)
})

test.each([
  ['12345678', true],
  ['1234567890', true],
  ['1234567', false],
  ['12345678901', false],
])('a password within its bounds: %s %s', (text, isRight) => {
  expect(isPassword(text, site)).toBe(isRight)
})

test.each([
  ['2005-11-15', true],
  ['2005-11-16', false],
  ['1990-02-28', true],
  ['2020-01-01', false],
])('21 on the day itself and not a day before: %s %s', (birthday, isRight) => {
  expect(isOfAge(birthday, 21, new Date('2026-11-15T08:00:00Z'))).toBe(isRight)
})
