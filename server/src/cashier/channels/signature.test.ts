import { expect, test } from 'vitest'
import { findSignatureFault, signBody } from './signature.ts'

const secret = 'a secret for tests'
const now = 1_800_000_000_000
const body = '{"amount":30000}'
const fault = (headers: Record<string, unknown>, text = body, at = now) =>
  findSignatureFault(secret, text, headers, at)

test('a body and its own signature go together', () => {
  expect(fault(signBody(secret, body, now))).toBeNull()
})

test('a known signature, so that both sides keep meaning the same', () => {
  expect(signBody('secret', '{}', 1_700_000_000_000)['x-signature']).toBe(
    '8399216d111287e3bb28e25c0f4f31dffdf831c68c9ee2b96c2f67c9b81d341b',
  )
})

test.each([
  ['another body', signBody(secret, body, now), `${body} `, now, 'signatureWrong'],
  ['another secret', signBody('x', body, now), body, now, 'signatureWrong'],
  ['six minutes ago', signBody(secret, body, now), body, now + 360_000, 'timestampOutOfRange'],
  ['in six minutes', signBody(secret, body, now), body, now - 360_000, 'timestampOutOfRange'],
  ['no headers', {}, body, now, 'signatureMissing'],
  [
    'a time that is none',
    { ...signBody(secret, body, now), 'x-timestamp': 'now' },
    body,
    now,
    'timestampOutOfRange',
  ],
])('%s is noticed', (_what, headers, text, at, wanted) => {
  expect(fault(headers, text, at)).toBe(wanted)
})
