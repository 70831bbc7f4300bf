import { expect, test, vi } from 'vitest'
import { findSocialReturn } from './social.ts'

vi.mock('../../../calls/api.ts', () => ({ send: vi.fn() }))

test.each([
  ['?state=s1&code=c1', { state: 's1', code: 'c1' }],
  ['?state=s1&code=c1&iss=https%3A%2F%2Fprovider.test', { state: 's1', code: 'c1' }],
  ['?state=s1&error=access_denied', 'cancelled'],
  ['?state=s1', null],
  ['?code=c1', null],
  ['?error=access_denied', null],
  ['?to=%2Fpoints', null],
  ['', null],
])('coming back with %j', (search, expected) => {
  expect(findSocialReturn(search)).toEqual(expected)
})
