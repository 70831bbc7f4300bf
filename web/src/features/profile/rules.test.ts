import { expect, test } from 'vitest'
import { findPlayerId, isEmail, isNickname, lastBirthday, pickChanged } from './rules.ts'

test.each([
  ['คุณมะลิ', true],
  ['  Mali 21 ', true],
  ['a.b_c-d', true],
  ['x', false],
  [' x ', false],
  ['', false],
  ['ม'.repeat(24), true],
  ['ม'.repeat(25), false],
  ['<b>x</b>', false],
  ['two\nlines', false],
])('nickname %j: %s', (text, isRight) => {
  expect(isNickname(text)).toBe(isRight)
})

test.each([
  ['', true],
  ['mali@example.com', true],
  ['mali@example', false],
  ['mali example.com', false],
  ['a@b.c.', false],
])('e-mail %j: %s', (text, isRight) => {
  expect(isEmail(text)).toBe(isRight)
})

test.each([
  ['10042', 10042],
  ['0', null],
  ['', null],
  ['12a', null],
  ['9'.repeat(16), null],
])('player id %j', (text, id) => {
  expect(findPlayerId(text)).toBe(id)
})

test('the youngest allowed was born exactly the age limit ago', () => {
  expect(lastBirthday(21, Date.UTC(2026, 10, 15, 12))).toBe('2005-11-15')
})

test('only what changed is sent', () => {
  const before = { email: '', address: 'here' }
  expect(pickChanged(before, { email: 'a@b.co', address: 'here' })).toEqual({ email: 'a@b.co' })
})
