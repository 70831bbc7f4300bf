import { expect, test } from 'vitest'
import { createKinds } from './admission.ts'
import { retryAfter } from './retry-after.ts'

const kindOf = createKinds()
const signedIn = { authorization: 'Bearer x' }

test.each([
  ['/healthz', {}, 'due'],
  ['/readyz', {}, 'due'],
  ['/wallet/v1/win', {}, 'due'],
  ['/wallet/v1/rollback', {}, 'due'],
  ['/wallet/v1/bet', {}, 'money'],
  ['/wallet/v1/balance', {}, 'read'],
  ['/wallet/v1/nothing', {}, 'visit'],
  ['/callbacks/payments/psp', {}, 'money'],
  ['/app/v1/recharge3', signedIn, 'money'],
  ['/app/v1/setLimit', signedIn, 'money'],
  ['/app/v1/getRechargeRecord', signedIn, 'read'],
  ['/app/v1/getRechargeRecord', {}, 'visit'],
  ['/app/v1/stream', signedIn, 'read'],
  ['/app/v1/accountLogin', {}, 'visit'],
  ['/app/v1/accountLogin', signedIn, 'visit'],
  ['/app/v1/smsSend', signedIn, 'visit'],
  ['/app/v1/exitGame', signedIn, 'money'],
  ['/app/v1/anonymous/appEventLogClient', signedIn, 'note'],
  ['/lobby/home', {}, 'visit'],
] as const)('%s is %o %s', (url, headers, work) => {
  expect(kindOf({ url, headers }).work).toBe(work)
})

test('what waits for somebody else tells nothing of the machine', () => {
  expect(kindOf({ url: '/wallet/v1/bet', headers: {} }).isTimed).toBe(true)
  expect(kindOf({ url: '/app/v1/accountLogin', headers: {} }).isTimed).toBe(false)
  expect(kindOf({ url: '/assets/x.js', headers: {} }).isTimed).toBe(false)
})

test('who is refused together does not come back together', () => {
  const told = new Set(Array.from({ length: 500 }, retryAfter))
  expect([...told].toSorted()).toEqual(['2', '3', '4', '5', '6'])
})
