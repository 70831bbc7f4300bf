import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, callSigned, decide, startLobby, testConfig } from '../sandbox-fixture.ts'
import { sign } from './signature.ts'

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

function payout(changes = {}) {
  const payee = { bank: 'KBANK', account: '123-4-56789-0', name: 'มะลิ สวนดาว' }
  return { merchantPayoutId: 'WD1', amount: 50_000, payee, callbackUrl: lobby.url, ...changes }
}

test.each([
  ['approve', 'paid', 50_000],
  ['fail', 'failed', 0],
])('%s → %s', async (action, status, paidAmount) => {
  const opened = await callSigned(app, 'POST', '/pay/payouts', payout())
  expect(opened.body).toMatchObject({ merchantPayoutId: 'WD1', status: 'processing' })
  await decide(app, `/pay/payouts/${String(opened.body.providerPayoutId)}`, { action })
  await vi.waitFor(() => expect(lobby.heard).toHaveLength(1), 10_000)
  expect(lobby.heard[0]!.body).toMatchObject({ merchantPayoutId: 'WD1', status, paidAmount })
  expect((await callSigned(app, 'GET', '/pay/payouts/WD1')).body.status).toBe(status)
})

test('the same payout again is paid once; other content is a conflict', async () => {
  const first = await callSigned(app, 'POST', '/pay/payouts', payout())
  expect(await callSigned(app, 'POST', '/pay/payouts', payout())).toEqual(first)
  const changed = await callSigned(app, 'POST', '/pay/payouts', payout({ amount: 1 }))
  expect([changed.status, changed.body.error]).toEqual([409, 'contentChanged'])
})

test('an answer that never comes does not come by itself either', async () => {
  const generous = await createTestApp({ SANDBOX_AUTO_APPROVE_SECONDS: 2 })
  await callSigned(generous, 'POST', '/pay/payouts', payout())
  await decide(generous, '/pay/payouts/WD1', { action: 'never' })
  await new Promise((resolve) => setTimeout(resolve, 2_300))
  expect((await callSigned(generous, 'GET', '/pay/payouts/WD1')).body.status).toBe('processing')
  expect(lobby.heard).toHaveLength(0)
  await generous.close()
})

test('an account ending in 0000 is taken although the answer is lost', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.listeningOrigin
  const payee = { bank: 'KBANK', account: '555-0000', name: 'มะลิ' }
  const body = JSON.stringify(payout({ payee }))
  const headers = {
    'content-type': 'application/json',
    ...sign(testConfig.SANDBOX_PAYMENT_SECRET, body, Date.now()),
  }
  const post = () => fetch(`${address}/pay/payouts`, { method: 'POST', body, headers })
  await expect(post()).rejects.toThrow()
  expect((await callSigned(app, 'GET', '/pay/payouts/WD1')).body.status).toBe('processing')
  expect((await post()).status).toBe(200)
})

test.each([
  ['no payee', { payee: undefined }],
  ['half a payee', { payee: { bank: 'KBANK' } }],
  ['a negative amount', { amount: -1 }],
])('%s is refused', async (_what, changes) => {
  const { status, body } = await callSigned(app, 'POST', '/pay/payouts', payout(changes))
  expect([status, body.error]).toEqual([400, 'badInput'])
})

test('a payout cannot be paid with another sum', async () => {
  await callSigned(app, 'POST', '/pay/payouts', payout())
  const { status } = await decide(app, '/pay/payouts/WD1', { action: 'payOther', amount: 1 })
  expect(status).toBe(400)
})
