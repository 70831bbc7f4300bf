import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@parlour/server/config.ts'
import type { Database, Sql } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { passDay } from '@parlour/server/activities/index.ts'
import { seedDemo } from '@parlour/server/seed/index.ts'
import { demoPast } from '@parlour/server/seed/past.ts'
import { checkLedger, listLedger } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestLedger } from '../stack/ledger.ts'

/** The demo as it is seeded before any server has run. */

let database: Database
let playerId = 0
const folder = mkdtempSync(path.join(tmpdir(), 'parlour-past-'))
const count = async (text: Sql) => (await database.row<{ n: number }>(text)).n
const clocks = sql`select attrelid::regclass::text as relation, attname as field,
    pg_get_expr(adbin, adrelid) as value
  from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    join pg_class on pg_class.oid = adrelid
  where not relispartition and pg_get_expr(adbin, adrelid) like '%(%' order by 1, 2`
let clocksBefore: unknown[] = []

beforeAll(async () => {
  const opened = await openTestLedger(inject('clusterUrl'), 4)
  database = opened.database
  clocksBefore = await database.rows(clocks)
  const config = readConfig({
    PARLOUR_MODE: 'test',
    DATABASE_URL: opened.url,
    DATA_DIR: folder,
    PARLOUR_SECRET: randomBytes(32).toString('hex'),
  })
  expect(await seedDemo(database, config, demoPast)).toBe(true)
  const found = await database.row<{ playerId: number }>(sql`
    select player_id as "playerId" from players where account = 'mali'`)
  playerId = found.playerId
})
afterAll(async () => {
  await database.end()
  rmSync(folder, { recursive: true })
})

test('the demo player has played on many of the last sixty days, and it adds up', async () => {
  expect((await checkLedger(database)).difference).toBeNull()
  const played = await database.row<{ days: number; first: number }>(sql`
    select count(distinct opened_at::date)::int as days,
      extract(day from now() - min(opened_at))::int as first
    from play_rounds where player_id = ${playerId}`)
  expect(played.days).toBeGreaterThan(12)
  expect(played.first).toBeGreaterThan(50)
  expect(played.first).toBeLessThan(60)
  const { entries } = await listLedger(database, {
    playerId,
    account: 'coin',
    timeZone: 'UTC',
    before: null,
    limit: 100,
  })
  const times = entries.map(({ at }) => Number(at))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test('a team of three levels has earned a commission on several days', async () => {
  const team = sql`select count(*)::int as n from players
    where superior_line @> array[${playerId}]::bigint[]`
  expect(await count(team)).toBe(6)
  const days = sql`select count(*)::int as n from activity_commission_days
    where earner_id = ${playerId} and amount > 0`
  expect(await count(days)).toBeGreaterThan(3)
})

test('the friends it invited count: there are cards to scratch', async () => {
  await database.transaction((tx) => passDay(tx, [playerId]))
  const cards = sql`select (states #>> '{AgentCount,state,validInvites}')::int as n
    from activity_players where player_id = ${playerId}`
  expect(await count(cards)).toBe(3)
})

test('coupons lie there, and a pack whose items are still to be claimed', async () => {
  const coupons = sql`select count(*)::int as n from reward_coupons
    where player_id = ${playerId} and state = 'open'`
  expect(await count(coupons)).toBe(3)
  await database.transaction((tx) => passDay(tx, [playerId]))
  const pack = sql`select count(*)::int as n from activity_players where player_id = ${playerId}
    and states #> '{FirstCharge,state}' @> '{"awardId":1}'`
  expect(await count(pack)).toBe(1)
})

test('afterwards the clock of every table is the one it was', async () => {
  expect(await database.rows(clocks)).toEqual(clocksBefore)
  const schemas = sql`select count(*)::int as n from pg_namespace where nspname = 'demo_past'`
  expect(await count(schemas)).toBe(0)
})
