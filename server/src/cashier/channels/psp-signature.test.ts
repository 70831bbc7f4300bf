import { expect, test } from 'vitest'
import { findRequestFault, signRequest } from './psp-signature.ts'

const now = Date.UTC(2026, 0, 1)
const request = { method: 'POST', path: '/callbacks/payments/psp', rawBody: '{"a":1}' } as const

test('a signature is of one request: method, path, time and body', () => {
  const headers = signRequest('one', request, now)
  expect(findRequestFault(['one'], request, headers, now)).toBeNull()
  for (const change of [{ method: 'GET' }, { path: '/callbacks' }, { rawBody: '{"a":2}' }] as const)
    expect(findRequestFault(['one'], { ...request, ...change }, headers, now)).toBe(
      'signatureWrong',
    )
  const later = { ...headers, 'x-timestamp': String(now + 1) }
  expect(findRequestFault(['one'], request, later, now)).toBe('signatureWrong')
  expect(findRequestFault(['one'], request, headers, now + 301_000)).toBe('timestampOutOfRange')
  expect(findRequestFault(['one'], request, {}, now)).toBe('signatureMissing')
})

test('while a secret is being changed, either is good', () => {
  const headers = signRequest('former', request, now)
  expect(findRequestFault(['next', 'former'], request, headers, now)).toBeNull()
  expect(findRequestFault(['next'], request, headers, now)).toBe('signatureWrong')
})
