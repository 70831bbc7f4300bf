import { calls } from '@parlour/contract/index.ts'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bodyOf, withEachField } from '../stack/bodies.ts'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const odd = ['\ud800', 'a\0b', '0000-01-01', '9999-12-31', 2 ** 31, 2 ** 53, 1e308, -1, null, [[]]]
const deep = '['.repeat(60_000)

const bodiesOf = ({ input }: (typeof calls)[keyof typeof calls]) => {
  const [least, most] = [bodyOf(input, 'least'), bodyOf(input, 'most')]
  return [least, most, ...odd.flatMap((value) => withEachField(most, value))]
}

test.each(Object.entries(calls))('%s answers whatever it is sent', async (_name, call) => {
  expect(call.input.safeParse(bodyOf(call.input, 'least')).error).toBeUndefined()
  expect(call.input.safeParse(bodyOf(call.input, 'most')).error).toBeUndefined()
  const mali = await stack.join()
  for (const body of bodiesOf(call)) {
    const { status } = await stack.post(call.path, body, mali)
    expect(status, JSON.stringify(body)).toBeLessThan(500)
  }
})

test.each(Object.entries(operatorCalls))('the operators’ %s too', async (_name, call) => {
  const first = stack.operator('first')
  for (const value of ['\ud800', 'a\0b', 2 ** 31, 2 ** 53, -1]) {
    const bodies = [bodyOf(call.input, 'most'), ...withEachField(bodyOf(call.input, 'most'), value)]
    for (const body of bodies) {
      const { status } = await first.post(call.path, body)
      expect(status, JSON.stringify(body)).toBeLessThan(500)
    }
  }
})

test.each(['0000-01-01T00:00:00', '2027-02-30T00:00:00', '2027-01-01T24:00:00'])(
  'a forged cursor of %s starts at the top',
  async (moment) => {
    const cursor = Buffer.from(`${moment}.000000Z x`).toString('base64url')
    const { status } = await stack.post('betRecord', { cursor }, await stack.join())
    expect(status).toBe(200)
  },
)

test.each(['{"image":', '{"account":', ''])('a bottomless body %s… is refused', async (start) => {
  const mali = await stack.join()
  for (const path of [calls.uploadKyc.path, calls.accountLogin.path]) {
    const { status, body } = await stack.post(path, start + deep, mali)
    expect([status, body.errcode, body.error]).toEqual([400, 9400, 'badInput'])
  }
})

test.each(['/s/%00', '/s/%ED%A0%80', '/operator/v1/images/%00', '/callbacks/payments/%00'])(
  'the address %s is answered',
  async (path) => {
    const token = await stack.hire('first')
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch(stack.url + path, { headers, redirect: 'manual' })
    expect(status).toBeLessThan(500)
  },
)
