import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../frame/db.ts'
import { openDatabase, sql } from '../frame/db.ts'
import type { Companion, Outcome, WalletLanes } from './index.ts'
import { checkLedger, createWalletLanes, LedgerUnavailable, readBalances } from './index.ts'
import { machineOf } from '../../../tests/stack/cluster.ts'
import { addPlayer, addTogether, openTestLedger } from '../../../tests/stack/ledger.ts'

let database: Database
let url: string
beforeAll(async () => {
  const opened = await openTestLedger(inject('clusterUrl'))
  database = opened.database
  url = opened.url
})
afterEach(async () => expect((await checkLedger(database)).difference).toBeNull())
afterAll(() => database.end())

const asked = { provider: 'arcade', roundId: 'r1', source: '1001' }
const staked = { ...asked, contributionPerMillion: 1_000_000, amount: 10_00 }
const coin = async (playerId: number) => (await readBalances(database, playerId)).coin
const addPlayers = (count: number) => addTogether(database, count, 100_00)
const unavailable = { status: 'rejected', reason: expect.any(LedgerUnavailable) }
const done = { status: 'fulfilled', value: expect.objectContaining({ status: 'ok' }) }

/** Holds the player's account until it is let go. */
async function hold(playerId: number): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  let held: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => (held = resolve))
  const holding = database.transaction(async (tx) => {
    await tx.row(sql`select from wallet_accounts
      where player_id = ${playerId} and account = 'coin' for update`)
    held()
    await gone
  })
  await isHeld
  return () => {
    letGo()
    return holding
  }
}

/** Counts the batches, and fails those that hold a bad key. */
function watch(): Companion & { batches: number } {
  const watched = {
    batches: 0,
    read: () => ({ name: 'watched.read', text: 'select 1', values: [] }),
    begin() {
      watched.batches++
      const keys: string[] = []
      return {
        refuse: () => null,
        accept: ({ key }: { key: string }) => void keys.push(key),
        writes: () => {
          const divisor = keys.some((key) => key.startsWith('bad')) ? 0 : 1
          return [{ name: 'watched.write', text: 'select 1 / $1::int', values: [divisor] }]
        },
      }
    },
  }
  return watched
}

test('a locked player delays nobody, not even in the same batch', async () => {
  const [held = 0, ...free] = await addPlayers(21)
  const lanes = createWalletLanes(database, { lanes: 1, patienceMs: 60_000 })
  const letGo = await hold(held)
  let answered = 0
  const waiting = ['a', 'b'].map((key) =>
    lanes.bet({ ...staked, playerId: held, key }).finally(() => answered++),
  )
  for (const key of ['a', 'b', 'c'])
    await Promise.all(free.map((playerId) => lanes.bet({ ...staked, playerId, key })))
  expect(answered).toBe(0)
  await letGo()
  expect(await Promise.all(waiting)).toMatchObject([{ balance: 90_00 }, { balance: 80_00 }])
  await lanes.stop()
})

test('who stays locked is told to ask again, and nothing has happened', async () => {
  const playerId = await addPlayer(database, 100_00)
  const lanes = createWalletLanes(database, { lanes: 1, patienceMs: 300 })
  const letGo = await hold(playerId)
  const bet = { ...staked, playerId, key: 'a' }
  await expect(lanes.bet(bet)).rejects.toThrow(LedgerUnavailable)
  await letGo()
  expect(await lanes.bet(bet)).toMatchObject({ status: 'ok', isRepeat: false })
  await lanes.stop()
})

test('once the lock is gone what waited is done, in the order it was asked', async () => {
  const [playerId = 0, other = 0] = await addPlayers(2)
  const lanes = createWalletLanes(database, { lanes: 1, patienceMs: 60_000 })
  const letGo = await hold(playerId)
  const bets = ['a', 'b'].map((key) => lanes.bet({ ...staked, playerId, key }))
  // Only a batch of somebody else tells that theirs was tried.
  await lanes.bet({ ...staked, playerId: other, key: 'a' })
  bets.push(lanes.bet({ ...staked, playerId, key: 'c' }))
  await letGo()
  const outcomes = await Promise.all(bets)
  expect(outcomes.map(({ balance }) => balance)).toEqual([90_00, 80_00, 70_00])
  await lanes.stop()
})

test('a stake is not taken for a caller who has left; the same one asked again is', async () => {
  const playerId = await addPlayer(database, 100_00)
  const lanes = createWalletLanes(database, { lanes: 1 })
  const bet = { ...staked, playerId, key: 'a' }
  await expect(lanes.bet(bet, () => true)).rejects.toThrow(LedgerUnavailable)
  expect(await coin(playerId)).toBe(100_00)
  expect(await lanes.bet(bet, () => false)).toMatchObject({ status: 'ok', isRepeat: false })
  await lanes.stop()
})

test('a lane that stops answers who waits for a lock: nothing happened', async () => {
  const [playerId = 0, other = 0] = await addPlayers(2)
  const lanes = createWalletLanes(database, { lanes: 1 })
  const letGo = await hold(playerId)
  const bet = Promise.allSettled([lanes.bet({ ...staked, playerId, key: 'a' })])
  await lanes.bet({ ...staked, playerId: other, key: 'a' })
  await lanes.stop()
  expect(await bet).toEqual([unavailable])
  await letGo()
})

test.each([
  ['the database refuses', 'bad', 1_00],
  ['no balance can hold', 'w', Number.MAX_SAFE_INTEGER],
])('a win %s gets its last word alone, found by halving', async (_, key, amount) => {
  const players = await addPlayers(64)
  const [unlucky = 0] = players
  const watched = watch()
  const poisons: string[] = []
  const onPoison = (item: { key: string }) => void poisons.push(item.key)
  const lanes = createWalletLanes(database, { lanes: 1, companions: [watched], onPoison })
  await Promise.all(players.map((playerId) => lanes.bet({ ...staked, playerId, key: 'b' })))
  watched.batches = 0
  const win = { ...staked, playerId: unlucky, key, betKey: 'b', amount }
  const outcomes = await Promise.all([
    lanes.win(win),
    ...players.map((playerId) => lanes.bet({ ...staked, playerId, key: 'c' })),
  ])
  expect(outcomes[0]).toMatchObject({ status: 'impossible', isRepeat: false })
  expect(outcomes.slice(1).every(({ status }) => status === 'ok')).toBe(true)
  // Seven times halved, both halves each, and one to write the answer down.
  expect(watched.batches).toBeLessThanOrEqual(16)
  watched.batches = 0
  expect(await lanes.win(win)).toMatchObject({ status: 'impossible', isRepeat: true })
  expect(await lanes.win({ ...win, amount: 2 })).toMatchObject({ status: 'contentChanged' })
  expect(watched.batches).toBe(2)
  expect(poisons).toEqual([key])
  expect(await coin(unlucky)).toBe(80_00)
  await lanes.stop()
})

test('a bet and a rollback the database refuses are refused for good, too', async () => {
  const playerId = await addPlayer(database, 100_00)
  const lanes = createWalletLanes(database, { lanes: 1, companions: [watch()] })
  const bet = { ...staked, playerId, key: 'bad-bet' }
  await lanes.bet({ ...staked, playerId, key: 'good' })
  const undo = { ...asked, playerId, key: 'bad-undo', betKey: 'good' }
  for (const isRepeat of [false, true]) {
    expect(await lanes.bet(bet)).toMatchObject({ status: 'impossible', isRepeat })
    expect(await lanes.rollback(undo)).toMatchObject({ status: 'impossible', isRepeat })
  }
  expect(await coin(playerId)).toBe(90_00)
  await lanes.stop()
})

test('when everything is refused it is our own fault: ask again', async () => {
  const players = await addPlayers(20)
  const lanes = createWalletLanes(database, { lanes: 1, companions: [watch()] })
  const answers = await Promise.allSettled(
    players.map((playerId) => lanes.bet({ ...staked, playerId, key: 'bad' })),
  )
  const isFinal = answers.filter(({ status }) => status === 'fulfilled')
  expect(isFinal.length).toBeGreaterThan(0)
  expect(isFinal.length).toBeLessThanOrEqual(10)
  await lanes.stop()
})

/** A lane whose first batch lasts until it is told to end, and another player of it. */
async function startBusyLane(options: Parameters<typeof createWalletLanes>[1]) {
  const lock = 4711
  const companion: Companion = {
    read: () => ({ name: 'busy.read', text: 'select 1', values: [] }),
    begin: () => ({
      refuse: () => null,
      accept: () => undefined,
      writes: () => [
        { name: 'busy.patience', text: `select set_config('lock_timeout', '0', true)`, values: [] },
        { name: 'busy.write', text: `select pg_advisory_xact_lock(${lock})`, values: [] },
      ],
    }),
  }
  const lanes = createWalletLanes(database, { lanes: 1, companions: [companion], ...options })
  const [busy = 0, playerId = 0] = await addPlayers(2)
  // A lock of this kind is one machine's, so it is taken where the lane goes.
  const machine = openDatabase(await machineOf(database, url, busy), 2, () => undefined)
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const holding = machine.transaction(async (tx) => {
    await tx.row(sql`select pg_advisory_xact_lock(${lock})`)
    begin()
    await ended
  })
  await begun
  const first = lanes.bet({ ...staked, playerId: busy, key: 'first' })
  await waitForBatch(machine, lock)
  const finish = async () => {
    end()
    await holding
    await machine.end()
  }
  return { lanes, first, playerId, finish }
}

async function waitForBatch(machine: Database, lock: number): Promise<void> {
  for (;;) {
    const waits = await machine.find(sql`select from pg_locks
      where locktype = 'advisory' and objid = ${lock} and not granted`)
    if (waits) return
  }
}

test('what waited longer than its caller did is not done any more', async () => {
  const patienceMs = 1_500
  const { lanes, first, playerId, finish } = await startBusyLane({ patienceMs })
  const late = Promise.allSettled([lanes.bet({ ...staked, playerId, key: 'late' })])
  await sleep(patienceMs + 50)
  await finish()
  expect(await first).toMatchObject({ status: 'ok' })
  expect(await late).toEqual([unavailable])
  expect(await coin(playerId)).toBe(100_00)
  await lanes.stop()
})

test('one provider’s storm takes neither the line nor the batches of another', async () => {
  const { lanes, first, playerId, finish } = await startBusyLane({
    maxBatch: 8,
    maxWaiting: 40,
    patienceMs: 60_000,
  })
  let served = 0
  const storm = Array.from({ length: 60 }, (_, index) =>
    lanes
      .bet({ ...staked, playerId, key: `s${index}`, amount: 1 })
      .then((outcome) => (served++, outcome)),
  )
  const stormed = Promise.allSettled(storm)
  const quiet = lanes
    .bet({ ...staked, playerId, provider: 'quiet', key: 'q', amount: 1 })
    .then((outcome: Outcome) => ({ outcome, served }))
  await finish()
  await first
  const { outcome, served: before } = await quiet
  expect(outcome.status).toBe('ok')
  expect(before).toBeLessThan(8)
  const answers = await stormed
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  expect(answers.slice(40)).toEqual(Array.from({ length: 20 }, () => unavailable))
  await lanes.stop()
})

test('two copies at once, some players held for a moment: everybody is served', async () => {
  const players = await addPlayers(30)
  const patient = { patienceMs: 60_000 }
  const copies: WalletLanes[] = [0, 1].map(() => createWalletLanes(database, patient))
  const letGo = await Promise.all(players.slice(0, 5).map((playerId) => hold(playerId)))
  const bets = Promise.allSettled(
    players.flatMap((playerId) =>
      copies.flatMap((copy) =>
        Array.from({ length: 10 }, (_, n) =>
          copy.bet({ ...staked, playerId, key: `k${n}`, amount: 1 }),
        ),
      ),
    ),
  )
  await Promise.all(letGo.map((act) => act()))
  expect(new Set((await bets).map((answer) => answer.status))).toEqual(new Set([done.status]))
  for (const playerId of players) expect(await coin(playerId)).toBe(100_00 - 10)
  await Promise.all(copies.map((copy) => copy.stop()))
})
