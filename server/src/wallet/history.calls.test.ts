import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { listEntries, listStatementDays } from './index.ts'
import { addPlayer, openTestLedger } from '../../../tests/stack/ledger.ts'

let database: Database
let playerId: number

/** One line a day and hour: kind, account, amount. Written as they would have been. */
const life = [
  ['2027-01-30T16:59:00Z', 'deposit', 'coin', 'payments', 100_00],
  ['2027-01-30T17:00:00Z', 'bet', 'coin', 'games', -10_00],
  ['2027-01-31T16:59:59Z', 'win', 'coin', 'games', 4_00],
  ['2027-01-31T17:00:00Z', 'bet', 'coin', 'games', -20_00],
  ['2027-02-01T09:00:00Z', 'bet_rollback', 'coin', 'games', 20_00],
  ['2027-02-01T09:00:01Z', 'win', 'coin', 'games', 0],
  ['2027-02-01T10:00:00Z', 'reward', 'coin', 'promotions', 6_00],
  ['2027-02-01T11:00:00Z', 'withdrawal_hold', 'coin', 'held', -50_00],
  ['2027-02-01T11:00:00Z', 'withdrawal_hold', 'held', 'coin', 50_00],
  ['2027-02-02T11:00:00Z', 'withdrawal_paid', 'held', 'payments', -50_00],
  ['2027-02-02T12:00:00Z', 'bonus_given_up', 'coin', 'promotions', -1_00],
  ['2027-02-02T12:00:01Z', 'deposit_refund', 'coin', 'payments', -2_00],
] as const

beforeAll(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
  playerId = await addPlayer(database)
  await database.run(sql`select wallet_open_month('2027-01-01'), wallet_open_month('2027-02-01')`)
  const state = { coin: { seq: 0, balance: 0 }, held: { seq: 0, balance: 0 } }
  for (const [at, kind, account, counter, amount] of life) {
    const now = state[account]
    now.seq++
    now.balance += amount
    await database.run(sql`insert into wallet_entries (player_id, account, seq, amount, balance, at,
        counter, kind, provider, key, source)
      values (${playerId}, ${account}, ${now.seq}, ${amount}, ${now.balance}, ${at}, ${counter},
        ${kind}, 'house', ${`${kind}:${now.seq}`}, 'x')`)
  }
})
afterAll(() => database.end())

const wanted = (more: Partial<Parameters<typeof listEntries>[1]> = {}) => {
  return { playerId, account: 'coin' as const, limit: 4, ...more }
}

test('the history goes page by page, newest first, without what moved nothing', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 10; page++) {
    const { entries, nextCursor } = await listEntries(database, wanted({ cursor }))
    expect(entries.length).toBeLessThanOrEqual(4)
    seen.push(...entries.map(({ code, change, balance }) => `${code} ${change} ${balance}`))
    if (nextCursor === null) break
    cursor = nextCursor
  }
  expect(seen).toEqual([
    'deposit_refund -200 4700',
    'bonus_given_up -100 4900',
    'withdrawal_hold -5000 5000',
    'reward 600 10000',
    'bet_rollback 2000 9400',
    'bet -2000 7400',
    'win 400 9400',
    'bet -1000 9000',
    'deposit 10000 10000',
  ])
})

test.each([
  ['bet', 2],
  ['refund', 2],
  ['reward', 2],
  ['safebox', 0],
] as const)('only what is of kind %s: %s entries', async (kind, count) => {
  const { entries } = await listEntries(database, wanted({ kind }))
  expect(entries).toHaveLength(count)
  for (const entry of entries) expect(entry.kind).toBe(kind)
})

test('only what lies in a period, its end left out', async () => {
  const from = new Date('2027-01-30T17:00:00Z')
  const to = new Date('2027-01-31T17:00:00Z')
  const { entries } = await listEntries(database, wanted({ from, to }))
  expect(entries.map(({ code }) => code)).toEqual(['win', 'bet'])
})

test.each(['-1', 'x', '1e99', "1' or true"])('a made-up cursor %s does no harm', async (cursor) => {
  const { entries } = await listEntries(database, wanted({ cursor, limit: 100 }))
  expect([0, 9]).toContain(entries.length)
})

test('nobody reads another player’s history', async () => {
  const other = await addPlayer(database)
  const { entries } = await listEntries(database, { ...wanted(), playerId: other })
  expect(entries).toEqual([])
})

test('the statement sums by days of the site’s own calendar', async () => {
  const period = { from: new Date('2027-01-01Z'), to: new Date('2027-03-01Z') }
  const days = await listStatementDays(database, {
    playerId,
    ...period,
    timeZone: 'Asia/Bangkok',
  })
  const none = { deposits: 0, withdrawals: 0, stakes: 0, wins: 0, rewards: 0 }
  expect(days).toEqual([
    { ...none, day: '2027-01-30', deposits: 100_00, net: 0 },
    { ...none, day: '2027-01-31', stakes: 10_00, wins: 4_00, net: -6_00 },
    { ...none, day: '2027-02-01', rewards: 6_00, net: 6_00 },
    { ...none, day: '2027-02-02', deposits: -2_00, withdrawals: 50_00, rewards: -1_00, net: -1_00 },
  ])
})

test('the statement of a period leaves out what lies before and after it', async () => {
  const period = { from: new Date('2027-01-30T17:00Z'), to: new Date('2027-01-31T17:00Z') }
  const days = await listStatementDays(database, { playerId, ...period, timeZone: 'Asia/Bangkok' })
  expect(days).toMatchObject([{ day: '2027-01-31', stakes: 10_00, wins: 4_00 }])
})

test('history and keys are read by the index of one player', async () => {
  const plan = await database.rows<{ 'QUERY PLAN': string }>(sql`
    explain select * from wallet_entries where player_id = ${playerId} and account = 'coin'
    and seq < 100 order by seq desc limit 20`)
  const text = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('_seq')
})
