import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { runBatch } from './batch.ts'
import { activeAccountGate } from './companion.ts'
import { laneConnection } from './lanes.ts'
import { addPlayer, openTestLedger } from '../../../tests/stack/ledger.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
})
afterAll(() => database.end())

test('a batch nobody can decide holds nobody when it has failed', async () => {
  const playerId = await addPlayer(database, 100_00)
  const client = new pg.Client(laneConnection(database.pool))
  await client.connect()
  const round = { provider: 'arcade', roundId: 'r1', source: '1001' }
  const asked = { ...round, playerId, contributionPerMillion: 0 }
  const bet = { ...asked, call: 'bet', key: 'b', amount: 1_00 } as const
  const amount = Number.MAX_SAFE_INTEGER
  const win = { ...asked, call: 'win', key: 'w', betKey: 'b', amount } as const
  const rules = { gate: activeAccountGate, companions: [] }
  await expect(runBatch(client, [bet, win], rules)).rejects.toThrow('a batch of the ledger failed')
  const free = await database.row<{ balance: number }>(sql`select balance from wallet_accounts
    where player_id = ${playerId} and account = 'coin' for update nowait`)
  expect(free.balance).toBe(100_00)
  await client.end()
})
