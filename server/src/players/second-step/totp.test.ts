import { expect, test } from 'vitest'
import { authenticatorAddress, base32, codeAt, findStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// The table of RFC 6238, appendix B, of which apps show the last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeAt(secret, Math.floor(second / 30))).toBe(code)
})

test('a code is good half a minute around its time, and never twice', () => {
  const now = 1_111_111_109_000
  const step = Math.floor(now / 30_000)
  const around = [-2, -1, 0, 1, 2].map((shift) => codeAt(secret, step + shift))
  const found = around.map((code) => findStep({ secret, lastStep: 0, now }, code))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  expect(findStep({ secret, lastStep: step, now }, around[2] ?? '')).toBeNull()
  expect(findStep({ secret, lastStep: step, now }, around[1] ?? '')).toBeNull()
})

test('a secret is written as apps read it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  const site = encodeURIComponent('ลานดาว')
  expect(authenticatorAddress('ลานดาว', 'mali', Buffer.from('foobar'))).toBe(
    `otpauth://totp/${site}:mali?secret=MZXW6YTBOI&issuer=${site}`,
  )
})
