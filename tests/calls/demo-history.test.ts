import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compareOrders, readPaymentFacts } from '@parlour/server/cashier/index.ts'
import { createApp } from '@parlour/server/app.ts'
import { readConfig } from '@parlour/server/config.ts'
import type { Database, Sql } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { createCareConsumer, listCases } from '@parlour/server/limits/index.ts'
import { listLetters } from '@parlour/server/mailings/index.ts'
import { addOperator, secondPerson } from '@parlour/server/operators/index.ts'
import { readPlayFacts } from '@parlour/server/play/index.ts'
import { seedDemo } from '@parlour/server/seed/index.ts'
import { startHistory } from '@parlour/server/seed/history.ts'
import { demoPast } from '@parlour/server/seed/past.ts'
import { checkLedger, createClosing } from '@parlour/server/wallet/index.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestLedger } from '../stack/ledger.ts'

/** The crowd of a demo, written beside a site that is open: here a tenth of it. */

let database: Database
const folder = mkdtempSync(path.join(tmpdir(), 'parlour-history-'))
const parts = 2
/** A past that was cut short says why. */
const log = pino({ level: 'error' })
const count = async (text: Sql) => (await database.row<{ n: number }>(text)).n
const clocks = sql`select attrelid::regclass::text as relation, attname as field,
    pg_get_expr(adbin, adrelid) as value
  from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
  where pg_get_expr(adbin, adrelid) like '%(%' order by 1, 2`
let clocksBefore: unknown[] = []
const appOf = (url: string) => {
  const config = readConfig({
    PARLOUR_MODE: 'test',
    DATABASE_URL: url,
    DATA_DIR: folder,
    PARLOUR_SECRET: randomBytes(32).toString('hex'),
  })
  return { ...createApp(config), database, log }
}

beforeAll(async () => {
  const opened = await openTestLedger(inject('clusterUrl'), 4)
  database = opened.database
  clocksBefore = await database.rows(clocks)
  const app = appOf(opened.url)
  await database.transaction((tx) => addOperator(tx, secondPerson, 'owner'))
  await seedDemo(database, app.config, demoPast, { isCrowdDue: true })
  const early = sql`select count(*)::int as n from scheduled_jobs where next_at > now()`
  expect(await count(early)).toBe(3)
  await startHistory(app, { parts }).done
})
afterAll(async () => {
  await database.end()
  rmSync(folder, { recursive: true })
})

test('a hundred players a part, over sixty days, and the ledger adds up', async () => {
  expect(await count(sql`select count(*)::int as n from players`)).toBeGreaterThan(parts * 100)
  expect((await checkLedger(database)).difference).toBeNull()
  const days = sql`select count(distinct created_at::date)::int as n from cashier_deposits`
  expect(await count(days)).toBeGreaterThan(25)
  const late = sql`select count(*)::int as n from cashier_deposits where created_at > now()`
  expect(await count(late)).toBe(0)
})

test('each was last seen in some country, and some came from a site that is known', async () => {
  const seen = sql`select count(distinct player_id)::int as n from sessions
    where seen_at < now() and ended_at is not null and country is not null`
  expect(await count(seen)).toBeGreaterThanOrEqual(parts * 100)
  const sent = sql`select count(*)::int as n from players where tracking ? 'referrer'`
  expect(await count(sent)).toBeGreaterThan(parts * 20)
})

test('orders stand in many states, and somebody waits in every queue', async () => {
  const states = async (table: Sql) => {
    const rows = await database.rows<{ status: string }>(sql`
      select distinct status from ${table}`)
    return rows.map(({ status }) => status)
  }
  expect(await states(sql`cashier_deposits`)).toEqual(
    expect.arrayContaining(
      'credited awaiting failed expired cancelled refundDue refunded chargedBack'.split(' '),
    ),
  )
  expect(await states(sql`cashier_withdrawals`)).toEqual(
    expect.arrayContaining(['review', 'approved', 'submitted', 'unknown', 'paid', 'returned']),
  )
  expect(
    await count(sql`select count(*)::int as n from identity_checks where state = 'submitted'`),
  ).toBe(parts)
  expect(await count(sql`select count(*)::int as n from identity_images`)).toBe(parts)
  const lines = sql`select count(*)::int as n from cashier_statement_lines where outcome = 'open'`
  expect(await count(lines)).toBe(parts / 2)
  expect(
    await count(sql`select count(*)::int as n from players where superior_id is not null`),
  ).toBeGreaterThan(20)
  expect(
    await count(sql`select count(*)::int as n from cashier_provider_events
      where outcome = 'unknownOrder'`),
  ).toBe(1)
})

test('somebody is to be looked after, and accounts are likely one person’s', async () => {
  const care = createCareConsumer({ readPaymentFacts, readPlayFacts })
  const often = await database.rows<{ playerId: number }>(sql`
    select player_id as "playerId" from cashier_deposits
    where created_at > now() - interval '1 day' group by 1 having count(*) > 20`)
  expect(often).toHaveLength(2)
  for (const { playerId } of often)
    await database.transaction((tx) =>
      care.hear(tx, {
        eventId: 0,
        playerId,
        type: 'care.due',
        payload: {},
        at: new Date(),
      } as never),
    )
  expect(await listCases(database, 10)).toHaveLength(2)
  const shared = sql`select count(*)::int as n from (select from player_devices
    group by device having count(*) > 1) d`
  expect(await count(shared)).toBe(1)
})

test('the second person has sent mails and proposed, and everybody can be looked up', async () => {
  const letters = await listLetters(database, { before: null, limit: 10 })
  expect(letters.map(({ state, sent }) => [state, sent > 0])).toEqual([
    ['sent', true],
    ['sent', true],
  ])
  expect(letters.every(({ endedAt }) => endedAt && endedAt < new Date())).toBe(true)
  const open = await database.rows<{ action: string }>(sql`
    select action from operator_approvals where state = 'waiting' and made_at < now()
      and expires_at > now() order by approval_id`)
  // The first withdrawal that wants two people comes with a later part.
  expect(open.map(({ action }) => action)).toEqual(['setSettings', 'setActivity'])
  const traits = sql`select count(*)::int as n from player_traits`
  expect(await count(traits)).toBeGreaterThanOrEqual(parts * 100)
})

test('afterwards every clock is as it was, and days close without a difference', async () => {
  expect(await database.rows(clocks)).toEqual(clocksBefore)
  const schemas = sql`select count(*)::int as n from pg_namespace where nspname = 'demo_past'`
  expect(await count(schemas)).toBe(0)
  const due = sql`select count(*)::int as n from scheduled_jobs where next_at > now()`
  expect(await count(due)).toBe(0)
  const faults: unknown[] = []
  const metrics = { faults: { inc: (fault: unknown) => faults.push(fault) } }
  const closing = createClosing({ log, metrics: metrics as never, compare: [compareOrders] })
  await database.transaction((tx) => closing.run(tx) as Promise<void>)
  expect(faults).toEqual([])
})

test('a second start finds it done', async () => {
  const before = await count(sql`select count(*)::int as n from players`)
  const sent = await listLetters(database, { before: null, limit: 10 })
  await startHistory(appOf('postgres://unused'), { parts }).done
  expect(await listLetters(database, { before: null, limit: 10 })).toEqual(sent)
  expect(await count(sql`select count(*)::int as n from players`)).toBe(before)
})
