import { expect, test } from 'vitest'
import { findSignatureFault, sign } from './signature.ts'

const secret = 'payment-secret-for-tests'
const body = '{"amount":100}'
const now = 1_800_000_000_000
const minute = 60_000

test('the signature is the one anybody computes from the description', () => {
  // printf '1800000000000.{"amount":100}' | openssl dgst -sha256 -hmac payment-secret-for-tests
  expect(sign(secret, body, now)['x-signature']).toBe(
    '29f30bf6bfabe1fcd3d77a434e62eff908918f433ec5093f3e8d070eaf6a300d',
  )
})

test.each([
  ['right away', 0, null],
  ['four minutes old', -4 * minute, null],
  ['four minutes ahead', 4 * minute, null],
  ['six minutes old', -6 * minute, 'timestampOutOfRange'],
  ['six minutes ahead', 6 * minute, 'timestampOutOfRange'],
])('%s: %s ms → %s', (_when, shift, fault) => {
  expect(findSignatureFault(secret, body, sign(secret, body, now + shift), now)).toBe(fault)
})

test('another body, another secret, another time or no signature at all is refused', () => {
  const headers = sign(secret, body, now)
  expect(findSignatureFault(secret, `${body} `, headers, now)).toBe('signatureWrong')
  expect(findSignatureFault(`${secret}x`, body, headers, now)).toBe('signatureWrong')
  const moved = { ...headers, 'x-timestamp': String(now + 1) }
  expect(findSignatureFault(secret, body, moved, now)).toBe('signatureWrong')
  expect(findSignatureFault(secret, body, {}, now)).toBe('signatureMissing')
  const odd = { ...headers, 'x-timestamp': 'yesterday' }
  expect(findSignatureFault(secret, body, odd, now)).toBe('timestampOutOfRange')
})
