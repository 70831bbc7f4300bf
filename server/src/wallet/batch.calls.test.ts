import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { runBatch } from './batch.ts'
import { activeAccountGate } from './companion.ts'
import { laneConnection } from './lanes.ts'
import { lineOf } from './line.ts'
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
  const failed = runBatch(lineOf(client), [bet, win], rules)
  await expect(failed).rejects.toThrow('a batch of the ledger failed')
  const free = await database.row<{ balance: number }>(sql`select balance from wallet_accounts
    where player_id = ${playerId} and account = 'coin' for update nowait`)
  expect(free.balance).toBe(100_00)
  await client.end()
})

test('a trip is answered whole, and after a statement that fails nothing is done', async () => {
  const client = database.openClient(laneConnection(database.pool))
  await client.connect()
  const line = lineOf(client)
  const one = { name: 'one', text: 'select $1::bigint as n, null as none', values: ['1'] }
  const two = { name: 'two', text: 'select n from unnest($1::int[]) as n', values: ['{2,3}'] }
  const answers = [[{ n: 1, none: null }], [{ n: 2 }, { n: 3 }]]
  expect(await line([one, two])).toEqual(answers)
  expect(await line([one, two, one])).toEqual([...answers, answers[0]])
  await expect(line([{ ...one, values: ['9007199254740993'] }])).rejects.toThrow(RangeError)
  const make = { name: 'make', text: 'create temporary table made (n int)', values: [] }
  const fails = { name: 'fails', text: 'select 1 / $1::int', values: ['0'] }
  await expect(line([fails, make])).rejects.toThrow('division by zero')
  expect(await line([{ ...make, name: 'again' }])).toEqual([[]])
  await expect(line([{ ...one, text: 'select 1' }])).rejects.toThrow('prepared as another one')
  await client.end()
})
