import { expect, test } from 'vitest'
import { isPushEndpoint } from './endpoints.ts'

const hosts = ['fcm.googleapis.com', 'push.apple.com']

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.example.com/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://me:you@fcm.googleapis.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/x', false],
  ['http://127.0.0.1:5432/x', false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('%s', (endpoint, isAllowed) => {
  expect(isPushEndpoint(endpoint, { hosts, allowsLoopback: false })).toBe(isAllowed)
})

test('a test may send to itself, and to nobody else', () => {
  const inTests = { hosts, allowsLoopback: true }
  expect(isPushEndpoint('http://127.0.0.1:4000/x', inTests)).toBe(true)
  expect(isPushEndpoint('http://10.0.0.1:4000/x', inTests)).toBe(false)
})
