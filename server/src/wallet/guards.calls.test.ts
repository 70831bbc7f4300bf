import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { runScript } from '../frame/migrations.ts'
import { askOneByOne } from '../frame/spread.ts'
import type { WalletLanes } from './index.ts'
import { sweepOldRows } from '../retention.ts'
import {
  checkLedger,
  checkPlayer,
  createWalletLanes,
  giveUpBonus,
  openMonths,
  readSummary,
} from './index.ts'
import { addPlayer, deposit, openTestLedger, postOnce } from '../../../tests/stack/ledger.ts'

/** A small ledger with something of everything in it. */
async function fill(database: Database, lanes: WalletLanes): Promise<number> {
  const playerId = await addPlayer(database, 100_00)
  await deposit(database, playerId, 100_00, 1)
  const reward = { betRate: 5, source: 'tasks' }
  await postOnce(database, {
    code: 'reward',
    playerId,
    key: 'reward:1',
    amount: 5_00,
    requirement: reward,
  })
  await postOnce(database, { code: 'safebox_in', playerId, key: 'in', amount: 20_00 })
  const asked = { playerId, provider: 'arcade', roundId: 'r', source: '1' }
  const staked = { ...asked, contributionPerMillion: 1_000_000 }
  await lanes.bet({ ...staked, key: 'a', amount: 10_00 })
  await lanes.win({ ...staked, key: 'w', betKey: 'a', amount: 3_00 })
  await lanes.bet({ ...staked, key: 'b', amount: 10_00 })
  await lanes.rollback({ ...asked, key: 'z', betKey: 'b' })
  await lanes.bet({ ...staked, key: 'c', amount: 900_00 })
  await lanes.betWin({ ...staked, key: 'd', amount: 7_00, winAmount: 1_00 })
  const { requirements } = await readSummary(database, playerId)
  const bonus = requirements.find(({ canGiveUp }) => canGiveUp)
  const requirementId = bonus?.requirementId ?? 0
  await database.transaction((tx) =>
    giveUpBonus(tx, { playerId, requirementId, hasOpenRound: async () => false }),
  )
  return playerId
}

let database: Database
let url: string
let playerId: number
beforeAll(async () => {
  const opened = await openTestLedger(inject('clusterUrl'))
  database = opened.database
  url = opened.url
  const lanes = createWalletLanes(database)
  playerId = await fill(database, lanes)
  await lanes.stop()
})
afterAll(async () => {
  expect((await checkLedger(database)).difference).toBeNull()
  await database.end()
})

const plain = (text: string) => database.run({ text, values: [] })

test.each([
  ['an entry changed', 'update wallet_entries set amount = amount + 1'],
  ['an entry removed', 'delete from wallet_entries'],
  ['the entries emptied', 'truncate wallet_entries'],
  ['a month emptied', `truncate ${thisMonth()}`],
  ['a month changed behind the back of the whole', `update ${thisMonth()} set balance = 1`],
  ['the rest emptied', 'truncate wallet_entries_rest'],
  ['a tombstone removed', 'delete from wallet_void_bets'],
  ['a tombstone changed', `update wallet_void_bets set reason = 'notEnough'`],
  ['a requirement removed', 'delete from wallet_requirements'],
  ['an account removed', 'delete from wallet_accounts'],
])('insert-only: no %s', async (_, statement) => {
  await expect(plain(statement)).rejects.toThrow('insert-only')
})

test('a refused bet is forgotten after a quarter; one that stands for money never is', async () => {
  const { database: own } = await openTestLedger(inject('clusterUrl'))
  await own.run(sql`insert into wallet_void_bets (player_id, provider, bet_key, reason, at)
    select 0, 'arcade', reason || days, reason, now() - days * interval '1 day'
    from unnest(array['notEnough', 'betRolledBack', 'impossible']) as reason,
      unnest(array[89, 91]) as days`)
  await own.transaction((tx) => sweepOldRows.run(tx))
  const left = await own.rows<{ key: string }>(sql`select bet_key as key from wallet_void_bets`)
  expect(new Set(left.map(({ key }) => key))).toEqual(
    new Set('betRolledBack89 betRolledBack91 impossible89 impossible91 notEnough89'.split(' ')),
  )
  await own.end()
})

test.each([
  ['amount = 1, required = bet_rate'],
  ['bet_rate = 2, required = amount * 2'],
  [`source = 'gift'`],
  ['start_turnover = 0 - 1'],
  ['opened_seq = opened_seq + 1'],
])('the terms of a requirement are fixed: %s', async (change) => {
  await expect(
    plain(`update wallet_requirements set ${change} where state = 'open'`),
  ).rejects.toThrow('fixed')
})

test('a requirement that has ended stays as it ended', async () => {
  await expect(
    plain(`update wallet_requirements set state = 'open', ended_at = null, closed_seq = null
      where state = 'given_up'`),
  ).rejects.toThrow('fixed')
})

test('a balance below nought is refused by the database itself', async () => {
  await expect(plain(`update wallet_accounts set balance = -1`)).rejects.toThrow('balance_check')
})

test('the same key or the same number twice in an account is refused by the database', async () => {
  const copy = (change: string) =>
    plain(`insert into wallet_entries (player_id, account, seq, amount, balance, counter, kind,
        provider, key) select player_id, account, ${change} from wallet_entries
      where player_id = ${playerId} and key = 'a'`)
  const rest = `amount, balance, counter, kind, provider`
  await expect(copy(`seq + 1000, ${rest}, key`)).rejects.toThrow('_key')
  await expect(copy(`seq, ${rest}, 'another'`)).rejects.toThrow('_seq')
})

test('months are opened ahead, once, and entries land in theirs', async () => {
  const open = () => database.transaction((tx) => openMonths.run(tx))
  for (let times = 0; times < 2; times++) while ((await open()) === 'more');
  const { tables } = await database.row<{ tables: string[] }>(sql`
    select array_agg(inhrelid::regclass::text order by 1) as tables from pg_inherits
    where inhparent = 'wallet_entries'::regclass`)
  // The running month, a year ahead, and the rest.
  expect(tables).toHaveLength(14)
  expect(tables).toContain(thisMonth())
  const { rest } = await database.row<{ rest: number }>(
    sql`select count(*) as rest from wallet_entries_rest`,
  )
  expect(rest).toBe(0)
})

const corruptions = [
  [
    'a balance',
    /^account .* coin: balance/,
    `update wallet_accounts set balance = balance + 1 where account = 'coin'`,
  ],
  [
    'a turnover counter',
    /^account .* turnover/,
    `update wallet_accounts set turnover = turnover + 1`,
  ],
  ['a stake counter', /^account .* staked/, `update wallet_accounts set staked = staked + 1`],
  ['what came in otherwise', /^account .* funded/, `update wallet_accounts set funded = 1`],
  [
    'an amount',
    /^entry .* #5: balance/,
    `update wallet_entries set amount = amount - 1 where key = 'a'`,
  ],
  [
    'a balance after',
    /^entry .* #6: balance/,
    `update wallet_entries set balance = balance + 1 where key = 'w'`,
  ],
  [
    'a contribution',
    /^account .* turnover/,
    `update wallet_entries set contribution = 1 where key = 'a'`,
  ],
  ['an entry lost', /^entry .* number 10/, `delete from wallet_entries where key = 'd+win'`],
  ['an account lost', /has 4 accounts/, `delete from wallet_accounts where account = 'points'`],
  [
    'a kind not listed',
    /no such transfer is listed/,
    `update wallet_entries set kind = 'gift' where key = 'a'`,
  ],
  [
    'a wrong counter account',
    /no such transfer is listed/,
    `update wallet_entries set counter = 'fees' where key = 'a'`,
  ],
  [
    'a win of no bet',
    /there is no bet none/,
    `update wallet_entries set bet_key = 'none' where key = 'w'`,
  ],
  [
    'a win of a bet undone',
    /was won and rolled back/,
    `update wallet_entries set bet_key = 'b' where key = 'd+win'`,
  ],
  [
    'a rollback of another sum',
    /its rollbacks give back 1000/,
    `update wallet_entries set bet_key = 'd' where key = 'z'`,
  ],
  [
    'half a transfer',
    /its two sides sum to -2000/,
    `update wallet_entries set key = 'out' where account = 'safebox'`,
  ],
  [
    'a tombstone lost',
    /void as nothing, entered t/,
    `delete from wallet_void_bets where bet_key = 'b'`,
  ],
  [
    'a tombstone too many',
    /void as betRolledBack, entered f/,
    `update wallet_void_bets set reason = 'betRolledBack'`,
  ],
  [
    'a refusal of a bet made',
    /void as notEnough, entered t/,
    `update wallet_void_bets set bet_key = 'a' where bet_key = 'c'`,
  ],
  [
    'a target',
    /^requirement .*"target":10001/,
    `update wallet_requirements set target_turnover = target_turnover + 1`,
  ],
  [
    'a requirement met too early',
    /^requirement .* is {"state":"met"/,
    `update wallet_requirements set state = 'met', ended_at = now()
    where state = 'open'`,
  ],
  [
    'a requirement of another sum',
    /is not what opened it/,
    `update wallet_requirements set amount = amount * 2,
    required = required * 2 where state = 'open'`,
  ],
  [
    'a bonus not given up',
    /the entry is give-up/,
    `update wallet_requirements set state = 'open', ended_at = null,
    closed_seq = null where is_bonus`,
  ],
  [
    'a requirement lapsed with money there',
    /lapsed, the entry is bet a/,
    `update wallet_requirements r set state = 'lapsed', ended_at = now(), closed_seq = e.seq
    from wallet_entries e where e.player_id = r.player_id and key = 'a' and state = 'open'`,
  ],
  [
    'a key used twice in two months',
    /is used 2 times/,
    `select wallet_open_month('2020-01-01');
    insert into wallet_entries (player_id, account, seq, amount, balance, at, counter, kind,
      provider, key, round_id) select player_id, 'coin', seq + 1, 0, balance, '2020-01-01', 'games',
      'bet', 'arcade', 'a', 'r' from wallet_accounts where account = 'coin' and seq > 0;
    update wallet_accounts set seq = seq + 1 where account = 'coin' and seq > 0`,
  ],
] as const

test.each(corruptions)('the checker finds %s', async (_, found, corruption) => {
  const tables = 'wallet_entries wallet_void_bets wallet_requirements wallet_accounts'.split(' ')
  const tamper = tables.map((table) => `alter table ${table} disable trigger all;\n`).join('')
  const mended = { ...database, transaction: undone }
  // Everything happens in a transaction that is undone, the check included.
  function undone<Result>(work: Parameters<typeof database.transaction<Result>>[0]) {
    let result: Result
    return database
      .transaction(async (tx) => {
        await askOneByOne(tx)
        await runScript(tx, `${tamper}${corruption}`)
        const run: typeof tx.run = (one) =>
          one.text.startsWith('set transaction') ? Promise.resolve(0) : tx.run(one)
        const own = await checkPlayer(tx, { playerId, mostLines: 100 })
        expect(own?.difference).toMatch(found)
        result = await work({ ...tx, run })
        throw new Error('undo')
      })
      .catch((error: Error) => {
        if (error.message !== 'undo') throw error
        return result
      })
  }
  expect((await checkLedger(mended)).difference).toMatch(found)
})

test('the checker is content with what is right, and says what the house holds', async () => {
  const { difference, house, accounts } = await checkLedger(database)
  expect(difference).toBeNull()
  const own = await checkPlayer(database, { playerId, mostLines: 100 })
  expect(own).toMatchObject({ difference: null })
  expect(await checkPlayer(database, { playerId, mostLines: 1 })).toBeNull()
  expect(accounts).toBe(5)
  expect(house).toEqual({ games: 13_00, payments: -200_00, promotions: 0 })
  expect(url).toContain('test_')
})

function thisMonth(): string {
  return `wallet_entries_${new Date().toISOString().slice(0, 7).replace('-', '_')}`
}
