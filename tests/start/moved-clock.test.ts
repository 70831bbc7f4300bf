import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepDays } from '@parlour/server/frame/days.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { openNextMonth } from '@parlour/server/wallet/months.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import {
  movedSettings,
  moveDatabaseClock,
  moveFunctions,
} from '../../scripts/start/clock/moved-database.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-moved-'))
const shiftMs = 400 * 86_400_000
let postgres: EmbeddedPostgres
let database: Database

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: movedSettings })
  await moveDatabaseClock(postgres.url, shiftMs)
  database = openDatabase(postgres.url, 1, () => undefined)
  await migrate(database, () => undefined)
  await moveFunctions(postgres.url)
})
afterAll(async () => {
  await database.end()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('on another day the tables lie where they always do', async () => {
  const made = await database.rows(sql`
    select relname from pg_class where relnamespace = 'demo_clock'::regnamespace`)
  expect(made).toEqual([])
})

test('what the owner of the tables does for the server is done on that day too', async () => {
  await database.transaction((tx) => keepDays(tx, 'events'))
  const { moved } = await database.row<{ moved: Date }>(sql`select now() as moved`)
  expect(Math.abs(moved.getTime() - Date.now() - shiftMs)).toBeLessThan(3_600_000)
  const today = moved.toISOString().slice(0, 10).replaceAll('-', '_')
  const { table } = await database.row<{ table: string | null }>(sql`
    select to_regclass(${`events_${today}`})::text as table`)
  expect(table).toBe(`events_${today}`)
  expect(await database.transaction((tx) => openNextMonth(tx, 12))).toBe('more')
})
