import { expect, test } from 'vitest'
import { canFrame } from './pay-page.ts'

const here = { origin: 'http://127.0.0.1:8080', hostname: '127.0.0.1' }

test.each([
  ['https://pay.example/orders/1', true],
  ['http://127.0.0.1:8082/pay/orders/1', true],
  ['http://127.0.0.1:8080/lobby/home', false],
  ['http://elsewhere.example/pay', false],
  ['https://user:secret@pay.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['/pay', false],
])('%s may be framed: %s', (payUrl, can) => {
  expect(canFrame(payUrl, here)).toBe(can)
})
