import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callSigned, createTestApp, decide, startLobby } from '../sandbox-fixture.ts'
import type { BehaviourName } from './behaviours.ts'
import { behaviours } from './behaviours.ts'

let app: FastifyInstance
let lobby: Awaited<ReturnType<typeof startLobby>>

beforeEach(async () => {
  app = await createTestApp({ SANDBOX_MISBEHAVES: true })
  lobby = await startLobby()
})
afterEach(async () => {
  await app.close()
  lobby.close()
})

const amountOf = (name: BehaviourName) => 400_00 + behaviours[name].ending

async function open(name: BehaviourName) {
  const payee = { bank: 'KBANK', account: '123-4-56789-1', name: 'มะลิ สวนดาว' }
  const amount = amountOf(name)
  const payout = { merchantPayoutId: 'WD1', amount, payee, callbackUrl: lobby.url }
  return callSigned(app, 'POST', '/pay/payouts', payout)
}
const ask = async () => (await callSigned(app, 'GET', '/pay/payouts/WD1')).status
const approve = () => decide(app, '/pay/payouts/WD1', { action: 'approve' })
const told = () => lobby.heard.map(({ body }) => [body['status'], body['paidAmount']])

test('each has an ending of its own', () => {
  const endings = Object.values(behaviours).map(({ ending }) => ending)
  expect(new Set(endings).size).toBe(endings.length)
})

test('questions are refused twice and then answered', async () => {
  expect((await open('questionRefused')).status).toBe(200)
  expect([await ask(), await ask(), await ask()]).toEqual([400, 400, 200])
})

test('a first request that is refused leaves nothing behind', async () => {
  expect((await open('submitRefused')).status).toBe(400)
  expect(await ask()).toBe(404)
})

test.each<[BehaviourName, [string, number][]]>([
  [
    'paidLate',
    [
      ['failed', 0],
      ['paid', 400_85],
    ],
  ],
  ['paidInPart', [['paid', 200_43]]],
  [
    'paidTwice',
    [
      ['paid', 400_87],
      ['paid', 400_87],
    ],
  ],
  ['callbacksRepeated', Array.from({ length: 5 }, () => ['paid', 400_90])],
  [
    'callbacksReordered',
    [
      ['paid', 400_91],
      ['failed', 0],
    ],
  ],
])('%s is told so', async (name, story) => {
  await open(name)
  await approve()
  await vi.waitFor(() => expect(told()).toEqual(story), 10_000)
})

test('two payments have two references, a repeated one has one', async () => {
  await open('paidTwice')
  await approve()
  await vi.waitFor(() => expect(lobby.heard).toHaveLength(2), 10_000)
  expect(new Set(lobby.heard.map(({ body }) => body['paymentRef'])).size).toBe(2)
  const { body } = await callSigned(app, 'GET', '/pay/payouts/WD1')
  expect(body['payments']).toHaveLength(2)
})

test('another currency is told as it was paid', async () => {
  await open('otherCurrency')
  await approve()
  await vi.waitFor(() => expect(lobby.heard[0]?.body['currency']).toBe('PHP'), 10_000)
})

test('lost callbacks are never tried; who asks is told', async () => {
  await open('callbacksLost')
  await approve()
  expect((await callSigned(app, 'GET', '/pay/payouts/WD1')).body['status']).toBe('paid')
  expect(lobby.heard).toHaveLength(0)
})
