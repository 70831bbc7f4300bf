import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { checkLedger, KeyReused, post, readBalances, readSummary } from './index.ts'
import type { Transfer } from './index.ts'
import { addPlayer, deposit, openTestLedger, postOnce } from '../../../tests/stack/ledger.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
})
afterAll(async () => {
  expect((await checkLedger(database)).difference).toBeNull()
  await database.end()
})

const cash = { betRate: 1, source: 'deposit' }

test('50 parallel posts with one key have one effect and one answer', async () => {
  const playerId = await addPlayer(database)
  const transfer: Transfer = {
    code: 'deposit',
    playerId,
    key: `deposit:${playerId}:1`,
    amount: 500_00,
    requirement: cash,
  }
  const answers = await Promise.all(Array.from({ length: 50 }, () => postOnce(database, transfer)))
  expect(answers.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1)
  expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49)
  for (const { balances } of answers) expect(balances).toEqual({ coin: 500_00 })
  const summary = await readSummary(database, playerId)
  expect(summary).toMatchObject({ coin: 500_00, locked: 500_00, turnoverLeft: 500_00 })
  expect(summary.requirements).toHaveLength(1)
})

test('of 50 parallel spends of the whole balance one wins, the others are refused', async () => {
  const playerId = await addPlayer(database, 100_00)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      postOnce(database, {
        code: 'safebox_in',
        playerId,
        key: `safebox:${playerId}:${index}`,
        amount: 100_00,
      }),
    ),
  )
  expect(answers.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1)
  expect(answers.filter((one) => one.outcome === 'refused').map((one) => one.reason)).toEqual(
    Array.from({ length: 49 }, () => 'insufficientFunds'),
  )
  expect(await readBalances(database, playerId)).toMatchObject({ coin: 0, safebox: 100_00 })
})

test('a key with other content throws: another amount, kind, cause or requirement', async () => {
  const playerId = await addPlayer(database)
  const first: Transfer = {
    code: 'reward',
    playerId,
    key: `reward:${playerId}:sign`,
    amount: 5_00,
    source: 'freeSign',
    requirement: { betRate: 5, source: 'freeSign' },
  }
  await postOnce(database, first)
  const others: Transfer[] = [
    { ...first, amount: 6_00 },
    { ...first, code: 'deposit' },
    { ...first, source: 'tasks' },
    { ...first, requirement: { betRate: 4, source: 'freeSign' } },
    { ...first, requirement: { betRate: 0, source: 'freeSign' } },
    { ...first, requirement: { betRate: 5, source: 'tasks' } },
  ]
  for (const other of others) await expect(postOnce(database, other)).rejects.toThrow(KeyReused)
  expect(await postOnce(database, first)).toEqual({ outcome: 'repeated', balances: { coin: 5_00 } })
  expect((await readBalances(database, playerId)).coin).toBe(5_00)
})

test('what is not listed does not exist', async () => {
  const playerId = await addPlayer(database, 10_00)
  const named = (code: string) =>
    postOnce(database, { code, playerId, key: 'x', amount: 1 } as unknown as Transfer)
  await expect(named('gift')).rejects.toThrow('no such transfer is listed')
  await expect(named('bet')).rejects.toThrow('not made by post')
  await expect(named('bonus_given_up')).rejects.toThrow('not made by post')
  await expect(named('reward')).rejects.toThrow('needs requirement')
  // @ts-expect-error a code that is not in the chart does not compile
  const unlisted: Transfer = { code: 'gift', playerId, key: 'x', amount: 1 }
  // @ts-expect-error nor does a deposit without its requirement
  const unasked: Transfer = { code: 'deposit', playerId, key: 'x', amount: 1 }
  // @ts-expect-error nor a bet outside the lanes
  const laneless: Transfer = { code: 'bet', playerId, key: 'x', amount: 1 }
  expect([unlisted, unasked, laneless]).toHaveLength(3)
})

test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('%s is no amount', async (amount) => {
  const playerId = await addPlayer(database, 10_00)
  const asked = { code: 'adjustment_out', playerId, key: 'x', amount } as const
  await expect(postOnce(database, asked)).rejects.toThrow(RangeError)
})

test('a withdrawal is held, then paid or returned, and takes only what is not locked', async () => {
  const playerId = await addPlayer(database, 100_00)
  await deposit(database, playerId, 50_00, 1)
  const hold = (amount: number, key: string) =>
    postOnce(database, { code: 'withdrawal_hold', playerId, key, amount })
  expect(await hold(100_01, 'w:1')).toMatchObject({ reason: 'notWithdrawable' })
  expect(await hold(150_01, 'w:2')).toMatchObject({ reason: 'insufficientFunds' })
  expect(await hold(100_00, 'w:3')).toMatchObject({ outcome: 'posted' })
  expect(await readBalances(database, playerId)).toMatchObject({ coin: 50_00, held: 100_00 })
  await postOnce(database, { code: 'withdrawal_return', playerId, key: 'w:3', amount: 40_00 })
    .then(() => expect.unreachable())
    .catch((error: unknown) => expect(error).toBeInstanceOf(KeyReused))
  await postOnce(database, { code: 'withdrawal_return', playerId, key: 'w:3:back', amount: 40_00 })
  await postOnce(database, { code: 'withdrawal_paid', playerId, key: 'w:3:paid', amount: 60_00 })
  expect(await readBalances(database, playerId)).toMatchObject({ coin: 90_00, held: 0 })
})

test('a transaction that is undone leaves nothing', async () => {
  const playerId = await addPlayer(database, 10_00)
  const undone = database.transaction(async (tx) => {
    await post(tx, { code: 'adjustment_out', playerId, key: 'undone', amount: 10_00 })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect((await readBalances(database, playerId)).coin).toBe(10_00)
})

test('a chargeback takes what is there, the rest is owed and never a negative wallet', async () => {
  const playerId = await addPlayer(database, 30_00)
  const key = `chargeback:${playerId}`
  expect(
    await postOnce(database, { code: 'chargeback', playerId, key, amount: 100_00 }),
  ).toMatchObject({ reason: 'insufficientFunds' })
  await database.transaction(async (tx) => {
    await post(tx, { code: 'chargeback', playerId, key, amount: 30_00 })
    await post(tx, { code: 'receivable', playerId, key, amount: 70_00 })
  })
  expect(await readBalances(database, playerId)).toMatchObject({ coin: 0, receivable: 70_00 })
})

test('every tab hears the new balance when it is committed', async () => {
  const playerId = await addPlayer(database)
  const listener = await database.connect()
  // Others' news are said after their commits, and may still be on their way.
  const heard = new Promise((resolve) => {
    listener.on('notification', ({ payload }) => {
      const told = JSON.parse(payload ?? '') as { playerId: number }[]
      const own = told.filter((news) => news.playerId === playerId)
      if (own.length > 0) resolve(own)
    })
  })
  await listener.query('listen parlour_stream')
  await deposit(database, playerId, 20_00)
  const payload = { coin: 20_00, seqs: { coin: 1 } }
  expect(await heard).toEqual([{ playerId, topic: 'balance', payload }])
  await listener.end()
})

test('two transfers between the same accounts never wait for each other in a ring', async () => {
  const playerId = await addPlayer(database, 100_00)
  await postOnce(database, { code: 'safebox_in', playerId, key: 'first', amount: 50_00 })
  const before = await countRings()
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      postOnce(database, {
        code: index % 2 ? 'safebox_in' : 'safebox_out',
        playerId,
        key: `ring:${index}`,
        amount: 1_00,
      }),
    ),
  )
  expect(await countRings()).toBe(before)
  const { coin, safebox } = await readBalances(database, playerId)
  expect(coin + safebox).toBe(100_00)
})

test('players have their accounts from the first moment', async () => {
  const playerId = await addPlayer(database)
  expect(await readBalances(database, playerId)).toEqual({
    coin: 0,
    held: 0,
    points: 0,
    receivable: 0,
    safebox: 0,
  })
  await expect(readBalances(database, 1)).rejects.toThrow('has no wallet')
  await expect(database.run(sql`select 1`)).resolves.toBe(1)
})

/** How often transactions waited for each other until the database ended one of them. */
async function countRings(): Promise<number> {
  const { rings } = await database.row<{ rings: number }>(sql`
    select deadlocks as rings from pg_stat_database where datname = current_database()`)
  return rings
}
