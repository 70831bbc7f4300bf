import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, callSigned, decide, startLobby, testConfig } from '../sandbox-fixture.ts'
import { findSignatureFault } from './signature.ts'
const patience = { timeout: 10_000 }

let app: FastifyInstance
let lobby: Awaited<ReturnType<typeof startLobby>>

beforeEach(async () => {
  app = await createTestApp()
  lobby = await startLobby()
})
afterEach(async () => {
  await app.close()
  lobby.close()
})

function order(changes = {}) {
  return {
    merchantOrderId: 'DP1',
    amount: 30_000,
    currency: 'THB',
    method: 'page',
    callbackUrl: lobby.url,
    expiresAt: '2030-01-01T00:10:00Z',
    ...changes,
  }
}

async function open(changes = {}): Promise<string> {
  const { body } = await callSigned(app, 'POST', '/pay/orders', order(changes))
  return `/pay/orders/${String(body.providerOrderId)}`
}

const heardTimes = (times: number) =>
  vi.waitFor(() => expect(lobby.heard).toHaveLength(times), patience)

test('each method answers what the player needs to pay', async () => {
  const page = await callSigned(app, 'POST', '/pay/orders', order())
  expect(page.status).toBe(200)
  expect(page.body).toMatchObject({ merchantOrderId: 'DP1', status: 'awaiting', paidAmount: 0 })
  const id = String(page.body.providerOrderId)
  expect(page.body.payUrl).toBe(`http://sandbox.example/pay/orders/${id}`)
  const thai = await callSigned(
    app,
    'POST',
    '/pay/orders',
    order({ merchantOrderId: 'DP2', method: 'qr' }),
  )
  expect(thai.body.qrPayload).toMatch(/A000000677010111.*5406300\.00.*6304[0-9A-F]{4}$/)
  const peso = { merchantOrderId: 'DP3', method: 'qr', currency: 'PHP' }
  const philippine = await callSigned(app, 'POST', '/pay/orders', order(peso))
  expect(philippine.body.qrPayload).toMatch(/ph\.ppmi\.p2m.*5406300\.00/)
  const bank = await callSigned(
    app,
    'POST',
    '/pay/orders',
    order({ merchantOrderId: 'DP4', method: 'bank' }),
  )
  expect(bank.body.bankAccount).toMatchObject({ accountNumber: expect.any(String) })
})

test('the same order again is the same order; other content is a conflict', async () => {
  const first = await callSigned(app, 'POST', '/pay/orders', order())
  expect(await callSigned(app, 'POST', '/pay/orders', order())).toEqual(first)
  const changed = await callSigned(app, 'POST', '/pay/orders', order({ amount: 30_001 }))
  expect([changed.status, changed.body.error]).toEqual([409, 'contentChanged'])
})

test('an unsigned order is refused, and so is an unsigned query', async () => {
  const unsigned = await app.inject({ method: 'POST', url: '/pay/orders', payload: order() })
  expect([unsigned.statusCode, unsigned.json().error]).toEqual([401, 'signatureMissing'])
  const query = await app.inject(await open())
  expect([query.statusCode, query.json().error]).toEqual([401, 'signatureMissing'])
})

test.each([
  ['no amount', { amount: undefined }],
  ['a zero amount', { amount: 0 }],
  ['a broken amount', { amount: 1.5 }],
  ['an amount as text', { amount: '100' }],
  ['an unknown currency', { currency: 'XXX' }],
  ['an unknown method', { method: 'cash' }],
  ['a callback that is no web address', { callbackUrl: 'file:///etc/passwd' }],
  ['a day that is none', { expiresAt: 'tomorrow' }],
  ['an unknown field', { extra: true }],
])('%s is refused', async (_what, changes) => {
  const { status, body } = await callSigned(app, 'POST', '/pay/orders', order(changes))
  expect([status, body.error]).toEqual([400, 'badInput'])
})

test('an approved order is told by a signed callback and by the query', async () => {
  const path = await open()
  expect((await decide(app, path, { action: 'approve' })).body.status).toBe('paid')
  await heardTimes(1)
  const { raw, headers, body } = lobby.heard[0]!
  expect(findSignatureFault(testConfig.SANDBOX_PAYMENT_SECRET, raw, headers, Date.now())).toBeNull()
  expect(body).toMatchObject({ merchantOrderId: 'DP1', status: 'paid', paidAmount: 30_000 })
  expect(body).toHaveProperty('eventId')
  expect((await callSigned(app, 'GET', path)).body).toMatchObject({ status: 'paid', at: body.at })
  expect((await callSigned(app, 'GET', '/pay/orders/DP1')).body.status).toBe('paid')
})

test('another sum is paid as another sum', async () => {
  await decide(app, await open(), { action: 'payOther', amount: 12_345 })
  await heardTimes(1)
  expect(lobby.heard[0]!.body).toMatchObject({ status: 'paid', paidAmount: 12_345 })
})

test('a failed order says so, and may still be paid late', async () => {
  const path = await open()
  await decide(app, path, { action: 'fail' })
  await heardTimes(1)
  expect(lobby.heard[0]!.body).toMatchObject({ status: 'failed', paidAmount: 0 })
  expect((await decide(app, path, { action: 'approve' })).status).toBe(200)
  await heardTimes(2)
  expect(lobby.heard[1]!.body.status).toBe('paid')
})

test('a paid order is final', async () => {
  const path = await open()
  await decide(app, path, { action: 'approve' })
  for (const action of ['approve', 'fail', 'never']) {
    expect((await decide(app, path, { action })).body.error).toBe('notPossible')
  }
})

test('a delayed order stays open until its time', async () => {
  const path = await open()
  await decide(app, path, { action: 'delay', delaySeconds: 2 })
  expect((await callSigned(app, 'GET', path)).body.status).toBe('awaiting')
  await heardTimes(1)
  expect((await callSigned(app, 'GET', path)).body.status).toBe('paid')
})

test('a repeated callback is the same event again', async () => {
  const path = await open()
  expect((await decide(app, path, { action: 'repeat' })).body.error).toBe('notPossible')
  await decide(app, path, { action: 'approve' })
  await heardTimes(1)
  await decide(app, path, { action: 'repeat', times: 3 })
  await heardTimes(4)
  expect(new Set(lobby.heard.map(({ raw }) => raw)).size).toBe(1)
})

test('a callback is tried until the lobby answers 2xx', async () => {
  const shaky = await startLobby([500, 302, 404])
  await decide(app, await open({ callbackUrl: shaky.url }), { action: 'approve' })
  await vi.waitFor(() => expect(shaky.heard).toHaveLength(4), patience)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(shaky.heard).toHaveLength(4)
  shaky.close()
})

test('a callback that nobody takes is given up after the last try', async () => {
  const deaf = await startLobby([500, 500, 500, 500, 500, 500, 500])
  const path = await open({ callbackUrl: deaf.url })
  await decide(app, path, { action: 'approve' })
  await vi.waitFor(async () => {
    const { body } = await app.inject({ url: path, headers: { accept: 'text/html' } })
    expect(body).toContain('abandoned')
  }, patience)
  expect(deaf.heard).toHaveLength(5)
  deaf.close()
})

test('left alone, an order is approved by itself when that is switched on', async () => {
  const generous = await createTestApp({ SANDBOX_AUTO_APPROVE_SECONDS: 2 })
  await callSigned(generous, 'POST', '/pay/orders', order())
  await callSigned(generous, 'POST', '/pay/orders', order({ merchantOrderId: 'DP2' }))
  await decide(generous, '/pay/orders/DP2', { action: 'fail' })
  await heardTimes(2)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const told = lobby.heard.map(({ body }) => [body.merchantOrderId, body.status])
  expect(told).toEqual([
    ['DP2', 'failed'],
    ['DP1', 'paid'],
  ])
  await generous.close()
})

test('a person decides on the page', async () => {
  const path = await open({ returnUrl: 'http://lobby.example/wallet' })
  const page = await app.inject({ url: path, headers: { accept: 'text/html' } })
  expect(page.body).toContain('฿300.00')
  expect(page.body).toContain('http://lobby.example/wallet')
  const press = (form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `${path}/page`,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await press({ action: 'payOther', amount: 'lots' })).statusCode).toBe(400)
  expect((await press({})).statusCode).toBe(400)
  const pressed = await press({ action: 'payOther', amount: '250.5', delaySeconds: '', times: '' })
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, path])
  expect((await callSigned(app, 'GET', path)).body.paidAmount).toBe(25_050)
})

test.each([
  ['another site', 'cross-site', 403],
  ['another port of this host', 'same-site', 403],
  ['the page itself', 'same-origin', 303],
])('a decision sent by %s', async (_who, site, status) => {
  const path = await open({})
  const pressed = await app.inject({
    method: 'POST',
    url: `${path}/page`,
    payload: 'action=approve',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
  })
  expect(pressed.statusCode).toBe(status)
  expect((await callSigned(app, 'GET', path)).body.status).toBe(
    status === 303 ? 'paid' : 'awaiting',
  )
})
