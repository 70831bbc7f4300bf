import { expect, test } from 'vitest'
import { isGuessable } from './guessable-passwords.ts'

const names = ['malee77', 'Landao']

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'parlour1',
  'landao2026',
  'iloveyou22',
  'qwerty123',
  'qwertyuiop1',
  '12345678',
  '87654321',
  '11111111',
  'abcabcabc',
  'abcd1234',
  'asdfghjkl',
  'loveyouloveyou',
  '19901231',
  '31122533',
  '0812345678',
  '66812345678',
  'malee77!',
  'Malee77',
  'thailand99',
  'december2025',
  'Chokdee88',
  '1qaz2wsx',
  'zaq12wsx',
  '1qaz2wsx3edc',
  'qweasdzxc',
  'ฟหกดเ้่าสวง',
  'ฟหกด1234',
  '๑๒๓๔๕๖๗๘',
])('%s is among the first anybody would try', (password) => {
  expect(isGuessable(password, names)).toBe(true)
})

test.each([
  'a long enough secret',
  'unmistakable-secret-9',
  'correct horse battery',
  'tk4!rmp0wz',
  '7391640285',
  'mangosticky-rain',
  'รหัสผ่านของฉันยาวมาก',
  'another secret',
])('%s will do', (password) => {
  expect(isGuessable(password, names)).toBe(false)
})
