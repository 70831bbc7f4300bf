import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Companion, Outcome, WalletLanes } from './index.ts'
import {
  checkLedger,
  createBalanceNews,
  createWalletLanes,
  LedgerUnavailable,
  post,
  readBalances,
} from './index.ts'
import { addPlayer, addTogether, openTestLedger } from '../../../tests/stack/ledger.ts'

let database: Database
let lanes: WalletLanes
beforeAll(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
  lanes = createWalletLanes(database)
})
afterEach(async () => expect((await checkLedger(database)).difference).toBeNull())
afterAll(async () => {
  await lanes.stop()
  await database.end()
})

const asked = { provider: 'arcade', roundId: 'r1', source: '1001' }
const staked = { ...asked, contributionPerMillion: 1_000_000 }
const ok = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status === 'ok')
const count = async (playerId: number) =>
  (
    await database.row<{ count: number }>(sql`
      select count(*) from wallet_entries where player_id = ${playerId}`)
  ).count

test('50 parallel bets with one key take one stake and get one answer', async () => {
  const playerId = await addPlayer(database, 100_00)
  const bet = { ...staked, playerId, key: 'one', amount: 10_00 }
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => lanes.bet(bet)))
  expect(ok(outcomes)).toHaveLength(50)
  expect(outcomes.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
  expect(new Set(outcomes.map(({ balance }) => balance))).toEqual(new Set([90_00]))
  expect(await count(playerId)).toBe(2)
})

test('of 50 parallel bets of the whole balance one wins', async () => {
  const playerId = await addPlayer(database, 10_00)
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      lanes.bet({ ...staked, playerId, key: `all:${index}`, amount: 10_00 }),
    ),
  )
  expect(ok(outcomes)).toHaveLength(1)
  expect(outcomes.filter(({ status }) => status === 'notEnough')).toHaveLength(49)
  expect((await readBalances(database, playerId)).coin).toBe(0)
})

test('two copies of the server, 50 parallel bets with one key: one stake', async () => {
  const playerId = await addPlayer(database, 100_00)
  const other = createWalletLanes(database)
  const bet = { ...staked, playerId, key: 'two-copies', amount: 10_00 }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => (index % 2 ? lanes : other).bet(bet)),
  )
  expect(outcomes.filter(({ status, isRepeat }) => status === 'ok' && !isRepeat)).toHaveLength(1)
  expect((await readBalances(database, playerId)).coin).toBe(90_00)
  await other.stop()
})

test('each item of a batch has its own outcome', async () => {
  const rich = await addPlayer(database, 100_00)
  const poor = await addPlayer(database, 1_00)
  const closed = await addPlayer(database, 100_00)
  await database.run(sql`update players set state = 'closed' where player_id = ${closed}`)
  const one = createWalletLanes(database, { lanes: 1 })
  const bet = (playerId: number, key: string) =>
    one.bet({ ...staked, playerId, key, amount: 10_00 })
  const outcomes = await Promise.all([
    bet(rich, 'first'),
    bet(poor, 'a'),
    bet(closed, 'a'),
    bet(1, 'a'),
    bet(rich, 'a'),
    one.win({ ...staked, playerId: rich, key: 'w', betKey: 'a', amount: 25_00 }),
    one.rollback({ ...asked, playerId: rich, key: 'z', betKey: 'a' }),
    one.rollback({ ...asked, playerId: rich, key: 'y', betKey: 'never' }),
    bet(rich, 'never'),
    one.betWin({ ...staked, playerId: rich, key: 'b', amount: 5_00, winAmount: 1_00 }),
  ])
  expect(outcomes.map(({ status, balance }) => `${status} ${balance}`)).toEqual([
    'ok 9000',
    'notEnough 100',
    'gateClosed 10000',
    'unknownPlayer null',
    'ok 8000',
    'ok 10500',
    'alreadyWon 10500',
    'ok 10500',
    'betRolledBack 10500',
    'ok 10100',
  ])
  await one.stop()
})

test('what was asked long ago, in other batches and by post, is remembered', async () => {
  const playerId = await addPlayer(database, 100_00)
  const bet = { ...staked, playerId, key: 'old', amount: 10_00 }
  const first = await lanes.bet(bet)
  const tooMuch = { ...staked, playerId, key: 'too-much', amount: 100_00 }
  expect((await lanes.bet(tooMuch)).status).toBe('notEnough')
  await database.transaction((tx) =>
    post(tx, { code: 'adjustment_in', playerId, key: 'old', amount: 500_00 }),
  )
  expect(await lanes.bet(bet)).toEqual({ ...first, isRepeat: true })
  expect(await lanes.bet(tooMuch)).toMatchObject({ status: 'notEnough', isRepeat: true })
  expect(await lanes.bet({ ...bet, amount: 11_00 })).toMatchObject({ status: 'contentChanged' })
})

test('a bet of a month long gone is found again', async () => {
  const playerId = await addPlayer(database, 100_00)
  await database.run(sql`select wallet_open_month('2020-02-11')`)
  await database.run(sql`insert into wallet_entries (player_id, account, seq, amount, balance, at,
      counter, kind, provider, key, source, round_id)
    values (${playerId}, 'coin', 2, -1000, 9000, '2020-02-29 23:59Z', 'games', 'bet', 'arcade',
      'ancient', '1001', 'r1')`)
  await database.run(sql`update wallet_accounts set balance = 9000, staked = 1000, seq = 2
    where player_id = ${playerId} and account = 'coin'`)
  const bet = { ...staked, playerId, key: 'ancient', amount: 10_00 }
  expect(await lanes.bet(bet)).toMatchObject({ status: 'ok', isRepeat: true, balance: 90_00 })
  const undo = { ...asked, playerId, key: 'z', betKey: 'ancient' }
  expect(await lanes.rollback(undo)).toMatchObject({ status: 'ok', balance: 100_00 })
})

test('one item the database refuses does not fail its neighbours', async () => {
  const players = await addTogether(database, 4, 100_00)
  const spoilt: Companion = {
    read: () => ({ name: 'spoilt.read', text: 'select 1', values: [] }),
    begin: () => {
      const keys: string[] = []
      return {
        refuse: () => null,
        accept: ({ key }) => void keys.push(key),
        writes: () =>
          keys.map((key) => {
            const divisor = key === 'bad' ? 0 : 1
            return { name: 'spoilt.write', text: 'select 1 / $1::int', values: [divisor] }
          }),
      }
    },
  }
  const one = createWalletLanes(database, { lanes: 1, companions: [spoilt] })
  const answers = await Promise.all(
    players.map((playerId, index) =>
      one.bet({ ...staked, playerId, key: index === 2 ? 'bad' : 'good', amount: 10_00 }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(['ok', 'ok', 'impossible', 'ok'])
  const coins = await Promise.all(players.map((id) => readBalances(database, id)))
  expect(coins.map(({ coin }) => coin)).toEqual([90_00, 90_00, 100_00, 90_00])
  await one.stop()
})

test('a lane answers what was asked before it stops, and nothing afterwards', async () => {
  const playerId = await addPlayer(database, 100_00)
  const own = createWalletLanes(database)
  const bet = (key: string) => own.bet({ ...staked, playerId, key, amount: 1_00 })
  const waiting = Promise.all([bet('a'), bet('b'), bet('c')])
  await own.stop()
  expect(ok(await waiting)).toHaveLength(3)
  await expect(bet('d')).rejects.toThrow(LedgerUnavailable)
})

test('tabs hear of the newest balance, in few words however many bets there were', async () => {
  const playerId = await addPlayer(database, 100_00)
  const news = createBalanceNews(database)
  const own = createWalletLanes(database, { onCommitted: (settled) => news.note(settled) })
  const listener = await database.connect()
  const heard: unknown[] = []
  listener.on('notification', ({ payload }) => {
    const told = JSON.parse(payload ?? '') as { playerId: number }[]
    heard.push(...told.filter((one) => one.playerId === playerId))
  })
  await listener.query('listen parlour_stream')
  const keys = Array.from({ length: 20 }, (_, index) => `n${index}`)
  await Promise.all(keys.map((key) => own.bet({ ...staked, playerId, key, amount: 1_00 })))
  const payload = { coin: 80_00, seqs: { coin: 21 } }
  const newest = { playerId, topic: 'balance', payload }
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(newest), 30_000)
  expect(heard.length).toBeLessThan(10)
  await own.stop()
  await news.stop()
  await listener.end()
})
