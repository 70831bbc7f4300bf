import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Database, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import {
  checkOpenDays,
  countDifferences,
  createWalletLanes,
  listEntries,
  listStatementDays,
  post,
  readNetDeposits,
} from './index.ts'
import type { Statement, WalletLanes } from './index.ts'
import { laneConnection } from './lanes.ts'
import { findEntries } from './read-statements.ts'
import { addPlayer, openTestLedger } from '../../../tests/stack/ledger.ts'
import type { PastEntry } from '../../../tests/wallet/past.ts'
import { closeAll, timeZone, writePast } from '../../../tests/wallet/past.ts'

let database: Database
let lanes: WalletLanes
beforeEach(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
  lanes = createWalletLanes(database)
})
afterEach(async () => {
  await lanes.stop()
  await database.end()
})

const ofGame = { counter: 'games', provider: 'slots', roundId: 'r' }
const past: PastEntry[] = [
  { daysAgo: 34, kind: 'deposit', counter: 'payments', amount: 100_00, key: 'deposit:1' },
  { daysAgo: 33, kind: 'bet', amount: -10_00, key: 'open', ...ofGame },
  { daysAgo: 33, kind: 'bet', amount: -5_00, key: 'won', ...ofGame },
  { daysAgo: 32, kind: 'win', amount: 7_00, key: 'win', betKey: 'won', ...ofGame },
  { daysAgo: 32, kind: 'bet', amount: -1_00, key: 'whole', betKey: 'whole', ...ofGame },
  { daysAgo: 32, kind: 'win', amount: 0, key: 'whole+win', betKey: 'whole', ...ofGame },
]
const balance = 91_00

test.each([false, true])('a key of months ago is known, its day closed: %s', async (isClosed) => {
  const playerId = await addPlayer(database)
  await writePast(database, playerId, past)
  if (isClosed) {
    const { count, differences } = await closeAll(database)
    expect(count).toBeGreaterThan(31)
    expect(differences).toEqual([])
  }
  const asked = { playerId, provider: 'slots', roundId: 'r', source: '1' }
  const rate = { contributionPerMillion: 0 }

  const repeats = await Promise.all([
    lanes.bet({ ...asked, key: 'open', amount: 10_00 }),
    lanes.win({ ...asked, ...rate, key: 'win', betKey: 'won', amount: 7_00 }),
    lanes.betWin({ ...asked, ...rate, key: 'whole', amount: 1_00, winAmount: 0 }),
  ])
  expect(repeats.map(({ status, isRepeat }) => ({ status, isRepeat }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 'ok', isRepeat: true })),
  )
  expect(await lanes.bet({ ...asked, key: 'open', amount: 9_00 })).toMatchObject({
    status: 'contentChanged',
  })
  for (const betKey of ['won', 'whole'])
    expect(await lanes.rollback({ ...asked, key: `undo-${betKey}`, betKey })).toMatchObject({
      status: 'alreadyWon',
    })
  expect(await lanes.rollback({ ...asked, key: 'undo', betKey: 'open' })).toMatchObject({
    status: 'ok',
    balance: balance + 10_00,
  })
  const deposit = { code: 'deposit', playerId, key: 'deposit:1', amount: 100_00 } as const
  const requirement = { betRate: 0, source: '' }
  const again = await database.transaction((tx) => post(tx, { ...deposit, requirement }))
  expect(again).toEqual({ outcome: 'repeated', balances: { coin: 100_00 } })
})

test('a key is looked for in this month and among the filed, however many months', async ({
  skip,
}) => {
  skip(database.shards > 0, 'the plan of one machine; see tests/cluster/statements.test.ts')
  const playerId = await addPlayer(database)
  await writePast(database, playerId, past)
  await closeAll(database)
  await database.run(sql`select wallet_open_month((now() - nth * interval '31 days')::date)
    from generate_series(1, 12) nth`)
  const { since } = await database.row<{ since: Date }>(sql`
    select max(closes) as since from wallet_closings`)
  const asked = { playerId, provider: 'slots', key: 'new', isToRollBack: true }
  const read = await explain(findEntries([asked], since))
  // Once for the key and once for its wins; two months while one passes into the next.
  expect(read.length).toBeLessThanOrEqual(1 + 2 * 2)
  expect(read).toContain('wallet_filed_keys')
  // Where nobody rolls back, wins are not looked for, nor made ready to be.
  expect(findEntries([{ ...asked, isToRollBack: false }], since).text).not.toContain(`'win'`)
  const everywhere = await explain(findEntries([asked], new Date(0)))
  expect(everywhere.length).toBeGreaterThan(1 + 2 * 10)
})

test('a closed day keeps what it came to for each player', async () => {
  const playerId = await addPlayer(database)
  await writePast(database, playerId, past)
  await closeAll(database)
  const written = await database.rows(sql`
    select day, account, kind, entries, amount from wallet_days where player_id = ${playerId}
    order by day, account, kind`)
  const summed = await database.rows(sql`
    select (at at time zone ${timeZone})::date as day, account, kind, count(*) as entries,
      sum(amount)::bigint as amount
    from wallet_entries where player_id = ${playerId} group by 1, 2, 3 order by 1, 2, 3`)
  expect(written).toHaveLength(4)
  expect(written).toEqual(summed)
})

test('a day that does not add up says so, and is counted until a person answers', async () => {
  const playerId = await addPlayer(database)
  await writePast(database, playerId, past)
  await closeAll(database)
  expect(await countDifferences(database)).toBe(0)
  const odd = await addPlayer(database)
  const [paid] = past
  if (paid) await writePast(database, odd, [{ ...paid, daysAgo: 1.5 }])
  await database.run(sql`update wallet_accounts set balance = balance + 1
    where player_id = ${odd} and account = 'coin'`)
  await database.run(sql`delete from wallet_closings where closes > now() - interval '2 days'`)
  await closeAll(database)
  const found = await database.rows<{ difference: string }>(sql`
    select difference from wallet_closings where difference is not null`)
  expect(found).toHaveLength(1)
  expect(found[0]?.difference).toContain(`account ${odd} coin: balance 10001`)
  expect(await countDifferences(database)).toBe(1)
  const deposit = { code: 'deposit', playerId: odd, key: 'deposit:1', amount: 100_00 } as const
  const requirement = { betRate: 0, source: '' }
  const again = await database.transaction((tx) => post(tx, { ...deposit, requirement }))
  expect(again).toMatchObject({ outcome: 'repeated' })
  await database.run(sql`update wallet_closings set answer = 'looked into'`)
  expect(await countDifferences(database)).toBe(0)
})

test('what came since the last closed day is added up upon it', async () => {
  const playerId = await addPlayer(database)
  await writePast(database, playerId, past)
  expect(await checkOpenDays(database)).toMatchObject({ since: null, entries: 6, difference: null })
  await closeAll(database)
  const asked = { playerId, provider: 'slots', roundId: 'r2', source: '1' }
  await lanes.bet({ ...asked, key: 'new', amount: 1_00 })
  expect(await checkOpenDays(database)).toMatchObject({ entries: 1, difference: null })
  await database.run(sql`update wallet_accounts set balance = balance + 1
    where player_id = ${playerId} and account = 'coin'`)
  const { difference } = await checkOpenDays(database)
  expect(difference).toContain(`account ${playerId} coin: balance 90`)
})

test('a statement is the same before and after its days are closed', async () => {
  const playerId = await addPlayer(database)
  await writePast(database, playerId, [
    ...past,
    { daysAgo: 0, kind: 'reward', counter: 'promotions', amount: 3_00, key: 'now' },
  ])
  const to = new Date(Date.now() + 2 * 86_400_000)
  const life = { playerId, from: new Date(Date.now() - 60 * 86_400_000), to, timeZone }
  const open = await listStatementDays(database, life)
  expect(open).toHaveLength(4)
  await closeAll(database)
  expect(await listStatementDays(database, life)).toEqual(open)
  await database.run(sql`update wallet_days set amount = amount * 2 where kind = 'deposit'`)
  const [first] = await listStatementDays(database, life)
  expect(first).toMatchObject({ deposits: 200_00 })
})

const paid = { kind: 'withdrawal_paid', counter: 'payments', account: 'held' }
const life: PastEntry[] = [
  { daysAgo: 400, kind: 'deposit', counter: 'payments', amount: 1_000_00, key: 'd:1' },
  { daysAgo: 200, kind: 'deposit', counter: 'payments', amount: 300_00, key: 'd:2' },
  { daysAgo: 199, kind: 'withdrawal', counter: 'held', amount: -50_00, key: 'w:1' },
  { daysAgo: 199, kind: 'withdrawal', counter: 'coin', amount: 50_00, key: 'w:1', account: 'held' },
  { daysAgo: 198, amount: -50_00, key: 'p:1', ...paid },
  { daysAgo: 20, kind: 'deposit', counter: 'payments', amount: 20_00, key: 'd:3' },
  { daysAgo: 20, kind: 'bet', amount: -5_00, key: 'b', ...ofGame },
  { daysAgo: 0, kind: 'deposit', counter: 'payments', amount: 7_00, key: 'd:4' },
]

test('net deposits are the same after their days are closed, and no life is read', async () => {
  const playerId = await addPlayer(database)
  await writePast(database, playerId, life)
  const expected = { days30: 27_00, months12: 277_00, all: 1_277_00 }
  expect(await readNetDeposits(database, playerId, timeZone)).toEqual(expected)
  await closeAll(database)
  const rows = (tx: Tx) =>
    tx.row<{ count: number }>(sql`select sum(seq_tup_read + idx_tup_fetch)::int as count
      from pg_stat_xact_user_tables where relname ~ '^wallet_entries'`)
  const read = await database.transaction(async (tx) => {
    const before = await rows(tx)
    expect(await readNetDeposits(tx, playerId, timeZone)).toEqual(expected)
    return (await rows(tx)).count - before.count
  })
  expect(read).toBeLessThanOrEqual(1)
})

test('a payout that came back was not withdrawn: net deposits say so on every day', async () => {
  const playerId = await addPlayer(database)
  const kind = 'withdrawal_reversed'
  const cameBack: PastEntry = { ...paid, daysAgo: 197, kind, amount: 50_00, key: 'r:1' }
  const today: PastEntry[] = [
    { ...paid, daysAgo: 0, amount: -50_00, key: 'p:2' },
    { ...cameBack, daysAgo: 0, key: 'r:2' },
  ]
  await writePast(database, playerId, [...life.slice(0, 5), cameBack, ...life.slice(5), ...today])
  const expected = { days30: 27_00, months12: 327_00, all: 1_327_00 }
  expect(await readNetDeposits(database, playerId, timeZone)).toEqual(expected)
  await closeAll(database)
  expect(await readNetDeposits(database, playerId, timeZone)).toEqual(expected)
})

test('what is seldom is found among bets, however long ago it was', async () => {
  const playerId = await addPlayer(database)
  const [first, ...others] = past
  if (first) await writePast(database, playerId, [{ ...first, daysAgo: 500 }, ...others])
  const { entries } = await listEntries(database, {
    playerId,
    account: 'coin',
    kind: 'deposit',
    limit: 5,
  })
  expect(entries.map(({ code, change }) => ({ code, change }))).toEqual([
    { code: 'deposit', change: 100_00 },
  ])
})

/** The tables a statement reads on a lane's connection, by the one plan it has there. */
async function explain({ text, values }: Statement): Promise<string[]> {
  const { Client } = await import('pg').then((module) => module.default)
  const client = new Client(laneConnection(database.pool))
  await client.connect()
  await client.query(`prepare asked as ${text}`)
  const listed = values.map((value) => client.escapeLiteral(String(value))).join(', ')
  const { rows } = await client.query(`explain (format json) execute asked(${listed})`)
  await client.end()
  const found = JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)
  return [...found].map(([, name = '']) => name)
}
