import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, callSigned, decide, startLobby } from '../sandbox-fixture.ts'
import { createManners } from './behaviours.ts'
import { createDealBook } from './deal-book.ts'
import { openJournal } from './journal.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function order(callbackUrl: string) {
  const expiresAt = '2030-01-01T00:10:00Z'
  return {
    merchantOrderId: 'DP1',
    amount: 100,
    currency: 'THB',
    method: 'qr',
    callbackUrl,
    expiresAt,
  }
}

test('orders and their state survive a restart', async () => {
  const lobby = await startLobby()
  const before = await createTestApp({ DATA_DIR: dataDir })
  const opened = await callSigned(before, 'POST', '/pay/orders', order(lobby.url))
  await decide(before, '/pay/orders/DP1', { action: 'payOther', amount: 70 })
  await vi.waitFor(async () => {
    const page = await before.inject({ url: '/pay/orders/DP1', headers: { accept: 'text/html' } })
    expect(page.body).toContain('delivered')
  }, 10_000)
  await before.close()
  const after = await createTestApp({ DATA_DIR: dataDir })
  const state = await callSigned(after, 'GET', '/pay/orders/DP1')
  expect(state.body).toMatchObject({ status: 'paid', paidAmount: 70 })
  const again = await callSigned(after, 'POST', '/pay/orders', order(lobby.url))
  expect(again.body.providerOrderId).toBe(opened.body.providerOrderId)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(lobby.heard).toHaveLength(1)
  await after.close()
  lobby.close()
})

test('a callback still owed is delivered after a restart', async () => {
  const lobby = await startLobby()
  const before = await createTestApp({ DATA_DIR: dataDir }, [60_000])
  await callSigned(before, 'POST', '/pay/orders', order(lobby.url))
  await decide(before, '/pay/orders/DP1', { action: 'approve' })
  await before.close()
  expect(lobby.heard).toHaveLength(0)
  const after = await createTestApp({ DATA_DIR: dataDir })
  await vi.waitFor(() => expect(lobby.heard).toHaveLength(1), 10_000)
  expect(lobby.heard[0]!.body).toMatchObject({ merchantOrderId: 'DP1', status: 'paid' })
  await after.close()
  lobby.close()
})

test('a delay still running goes on after a restart', async () => {
  const lobby = await startLobby()
  const before = await createTestApp({ DATA_DIR: dataDir })
  await callSigned(before, 'POST', '/pay/orders', order(lobby.url))
  await decide(before, '/pay/orders/DP1', { action: 'delay', delaySeconds: 1 })
  await before.close()
  const after = await createTestApp({ DATA_DIR: dataDir })
  await vi.waitFor(() => expect(lobby.heard).toHaveLength(1), 10_000)
  await after.close()
  lobby.close()
})

test('half a line at the end, left by a kill, is dropped', () => {
  const journal = openJournal(dataDir)
  journal.append({ type: 'silenced', dealId: 'SP1' })
  journal.close()
  appendFileSync(join(dataDir, 'sandbox', 'payments.jsonl'), '{"type":"silen')
  const reopened = openJournal(dataDir)
  reopened.append({ type: 'silenced', dealId: 'SP2' })
  reopened.close()
  const last = openJournal(dataDir)
  expect(last.past.map(({ dealId }) => dealId)).toEqual(['SP1', 'SP2'])
  last.close()
})

test('a full disk ends nothing: a plan is carried out when there is room again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const refused = new Set<string>()
  const log = { info: vi.fn(), error: vi.fn() }
  const append = ({ type }: { type: string }) => {
    if (refused.has(type)) throw new Error('no space left on device')
  }
  const book = createDealBook({
    journal: { past: [], append, close: () => undefined },
    courier: { carry: async () => ({ isDelivered: true }), stop: () => undefined },
    autoApproveSeconds: 1,
    manners: createManners(false),
    log,
  })
  const payee = { bank: 'KBANK', account: '123', name: 'มะลิ' }
  const told = { merchantId: 'WD1', amount: 100, currency: 'THB', callbackUrl: '' } as const
  book.open({ kind: 'payout', payee, ...told })
  refused.add('decided').add('delivered')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(log.error).toHaveBeenCalledTimes(1)
  refused.delete('decided')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(book.get('payout', 'WD1').events).toMatchObject([{ status: 'paid' }])
  expect(log.error).toHaveBeenCalledTimes(2)
  book.close()
})
