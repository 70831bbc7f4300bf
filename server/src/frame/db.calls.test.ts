import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from './db.ts'
import { openDatabase, sql } from './db.ts'
import { requireOwnSettings } from './own-settings.ts'
import { queriesOf } from './queries.ts'

let database: Database
beforeAll(() => {
  database = openDatabase(inject('plainUrl'), 2, () => undefined)
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

test('behind a pooler that drops the settings of connections nothing starts', async () => {
  await requireOwnSettings(database)
  const pool = new pg.Pool({ connectionString: inject('plainUrl'), max: 1 })
  const lost = requireOwnSettings(queriesOf(pool, () => false))
  await expect(lost).rejects.toThrow('PgBouncer')
  await pool.end()
})

test('what waited for a connection is not asked for a caller who has left', async () => {
  const small = openDatabase(inject('plainUrl'), 1, () => undefined)
  const held = await small.pool.connect()
  let hasLeft = false
  const reads = small.readsFor({ hasLeft: () => hasLeft })
  const waiting = Promise.allSettled([reads.rows(sql`select 1 as one`)])
  hasLeft = true
  held.release()
  expect(await waiting).toMatchObject([
    { status: 'rejected', reason: { errorName: 'unavailable' } },
  ])
  hasLeft = false
  expect(await reads.rows(sql`select 1 as one`)).toEqual([{ one: 1 }])
  await small.end()
})
