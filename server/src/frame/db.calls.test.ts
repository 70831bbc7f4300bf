import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from './db.ts'
import { openDatabase, sql } from './db.ts'

let database: Database
beforeAll(() => {
  database = openDatabase(inject('clusterUrl'), 2, () => undefined)
})
afterAll(() => database.end())

test('a transaction with a failed statement in it does not say it is done', async () => {
  let isTold = false
  const work = database.transaction(async (tx) => {
    tx.afterCommit(() => (isTold = true))
    await tx.run(sql`select 1 / 0`).catch(() => undefined)
    return 'done'
  })
  await expect(work).rejects.toThrow('not committed')
  expect(isTold).toBe(false)
})

test('nobody of the pool waits for a lock without end', async () => {
  expect(await database.row(sql`show lock_timeout`)).toEqual({ lock_timeout: '20s' })
})
