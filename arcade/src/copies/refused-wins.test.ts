import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../store/open.ts'
import { markPaid, markRefused, owe } from '../store/payouts.ts'
import { listUnpaid } from './refused-wins.ts'

test('wins refused for good are listed for the house, beside the arcade that runs', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'refused-'))
  expect(await listUnpaid({ DATA_DIR: dataDir })).toEqual([])
  const store = openStore(dataDir)
  const win = { playerId: 7, gameId: 602, betTransactionId: 'b', amount: 1010, closesRound: true }
  const requests = ['r1', 'r2', 'r3', 'r4'].map((roundId) => ({
    ...win,
    roundId,
    transactionId: `${roundId}:w1`,
    amount: roundId === 'r3' ? 0 : 1010,
  }))
  for (const request of requests) owe(store, request, 1)
  markPaid(store, 'r1:w1')
  markRefused(store, 'r2:w1', 'betRolledBack')
  markRefused(store, 'r3:w1', 'betRolledBack')
  expect(await listUnpaid({ DATA_DIR: dataDir })).toEqual([
    { request: requests[1], status: 'betRolledBack' },
  ])
  store.close()
  rmSync(dataDir, { recursive: true })
})
