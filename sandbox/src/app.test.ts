import { afterAll, expect, test } from 'vitest'
import { createTestApp } from './sandbox-fixture.ts'

const app = await createTestApp()
afterAll(() => app.close())

test('it says when it is well', async () => {
  const answer = await app.inject('/healthz')
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
})

test('the front page leads to the three providers', async () => {
  const { body } = await app.inject('/')
  for (const href of ['/sms', '/sign-in', '/pay']) {
    expect(body).toContain(`class="card" href="${href}"`)
    expect((await app.inject(href)).statusCode).toBe(200)
  }
})

test('pages run no inline script or style and may be framed by the lobby only', async () => {
  const { headers } = await app.inject('/pay')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self' http://lobby.example")
  for (const page of ['/', '/sms', '/sign-in', '/pay']) {
    expect((await app.inject(page)).body).not.toMatch(/<script|<style|style=|onclick/)
  }
})

test.each([
  ['an unknown path', 'GET', '/nothing', '', 404, 'unknownPath'],
  ['a wrong method', 'DELETE', '/sms', '', 404, 'unknownPath'],
  ['a broken address', 'GET', '/%zz', '', 400, 'badRequest'],
  ['a decision that is not JSON', 'POST', '/pay/orders/x/decide', '{', 400, 'notJson'],
  ['a decision that is not an object', 'POST', '/pay/orders/x/decide', '[]', 400, 'badInput'],
  ['no decision', 'POST', '/pay/orders/x/decide', '', 400, 'badInput'],
  ['an unknown order', 'POST', '/pay/orders/x/decide', '{"action":"fail"}', 404, 'unknownId'],
  ['too much', 'POST', '/pay/orders/x/decide', 'x'.repeat(70_000), 413, 'bodyTooLarge'],
] as const)('%s gets a clear refusal', async (_what, method, url, payload, status, error) => {
  const headers = payload ? { 'content-type': 'application/json' } : {}
  const answer = await app.inject({ method, url, payload: payload || undefined, headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ error, message: expect.any(String) })
})

test('a type we do not read is refused', async () => {
  const headers = { 'content-type': 'text/csv' }
  const answer = await app.inject({ method: 'POST', url: '/pay/orders', payload: 'a', headers })
  expect([answer.statusCode, answer.json().error]).toEqual([415, 'unsupportedType'])
})
