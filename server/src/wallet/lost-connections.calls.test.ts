import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Database, Sql } from '../frame/db.ts'
import { openDatabase, sql } from '../frame/db.ts'
import { noteShards } from '../frame/shards.ts'
import type { Companion, Outcome, WalletLanes } from './index.ts'
import {
  checkLedger,
  createWalletLanes,
  LedgerUnavailable,
  OutcomeUnknown,
  readBalances,
} from './index.ts'
import { listNodes } from '../../../tests/stack/cluster.ts'
import { addPlayer, openTestLedger } from '../../../tests/stack/ledger.ts'
import { startProxies } from '../../../tests/stack/proxy.ts'

let database: Database
let url: string
/** All that a lane may go to: the database, or each machine of a cluster. */
let machines: Database[]
beforeAll(async () => {
  const opened = await openTestLedger(inject('clusterUrl'))
  database = opened.database
  url = opened.url
  const urls = database.shards > 0 ? await listNodes(database, url) : [url]
  machines = urls.map((one) => openDatabase(one, 1, () => undefined))
})
afterAll(async () => {
  expect((await checkLedger(database)).difference).toBeNull()
  await Promise.all([database, ...machines].map((one) => one.end()))
})

const staked = {
  provider: 'arcade',
  roundId: 'r1',
  source: '1001',
  contributionPerMillion: 1_000_000,
  amount: 1_00,
}

test.each([
  ['diesAfterCommit', 99_00, { status: 'ok', isRepeat: true, balance: 99_00 }],
  ['diesBeforeCommit', 100_00, { status: 'ok', isRepeat: false, balance: 99_00 }],
] as const)(
  'the line %s: unknown, and the same key finds the truth',
  async (fate, coins, found) => {
    const playerId = await addPlayer(database, 100_00)
    const proxy = await startProxies(database, url)
    const through = openDatabase(proxy.url, 2, () => undefined)
    await noteShards(through)
    const lanes = createWalletLanes(through)
    await lanes.betWin({ ...staked, playerId, key: 'warm', amount: 0, winAmount: 0 })
    proxy.setFate(fate)
    const bet = { ...staked, playerId, key: 'lost' }
    await expect(lanes.bet(bet)).rejects.toThrow(OutcomeUnknown)
    expect((await readBalances(database, playerId)).coin).toBe(coins)
    proxy.setFate('passes')
    expect(await lanes.bet(bet)).toMatchObject(found)
    expect((await readBalances(database, playerId)).coin).toBe(99_00)
    expect(proxy.countCuts()).toBe(1)
    await lanes.stop()
    await through.end()
    await proxy.stop()
  },
)

/** Makes the second round trip last as long as a test wants, so that it can hit it. */
let pauseSeconds = 0
const slow: Companion = {
  read: () => ({ name: 'slow.read', text: 'select 1', values: [] }),
  begin: () => ({
    refuse: () => null,
    accept: () => undefined,
    writes: () => [
      { name: 'slow.write', text: 'select pg_sleep($1::float8)', values: [pauseSeconds] },
    ],
  }),
}
const runOnEach = async (statement: Sql) =>
  sum(await Promise.all(machines.map((machine) => machine.run(statement))))
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
/** How many lanes the database knows, or how many of them are in that pause. */
const countLanes = (event = '%') =>
  runOnEach(sql`select from pg_stat_activity where application_name = 'parlour wallet lane'
    and datname = current_database() and coalesce(wait_event, '') like ${event}`)
const killLanes = () =>
  runOnEach(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'parlour wallet lane' and datname = current_database()`)

test('a backend killed while it writes: unknown, nothing doubled, the next served', async () => {
  const playerId = await addPlayer(database, 100_00)
  const lanes = createWalletLanes(database, { lanes: 1, companions: [slow] })
  await lanes.bet({ ...staked, playerId, key: 'warm' })
  pauseSeconds = 60
  const inFlight = lanes.bet({ ...staked, playerId, key: 'in-flight' })
  // Expected before it happens: the line may be lost before the one who cut it is answered.
  const isUnknown = expect(inFlight).rejects.toThrow(OutcomeUnknown)
  // Asked in the same moment, it would be of the same batch.
  await vi.waitFor(async () => expect(await countLanes('PgSleep')).toBe(1), 30_000)
  pauseSeconds = 0
  const waiting = lanes.bet({ ...staked, playerId, key: 'waiting' })
  await killLanes()
  await isUnknown
  expect(await waiting).toMatchObject({ status: 'ok', balance: 98_00 })
  expect(await lanes.bet({ ...staked, playerId, key: 'in-flight' })).toMatchObject({
    status: 'ok',
    isRepeat: false,
    balance: 97_00,
  })
  await lanes.stop()
})

test('a connection lost while idle costs nobody anything', async () => {
  const playerId = await addPlayer(database, 100_00)
  const lanes = createWalletLanes(database)
  await lanes.bet({ ...staked, playerId, key: 'a' })
  expect(await killLanes()).toBeGreaterThan(0)
  await vi.waitFor(async () => expect(await countLanes()).toBe(0), 30_000)
  await sleep(100)
  expect(await lanes.bet({ ...staked, playerId, key: 'b' })).toMatchObject({ status: 'ok' })
  await lanes.stop()
})

test('no database: nothing happened, and the lane works once there is one', async () => {
  const away = openDatabase(url.replace(/\/test_\w+/, '/never_made'), 1, () => undefined)
  const lanes = createWalletLanes(away)
  await expect(lanes.bet({ ...staked, playerId: 80_000_001, key: 'a' })).rejects.toThrow(
    LedgerUnavailable,
  )
  await lanes.stop()
  await away.end()
})

/** As a game would: again with the same key, after a moment, until there is an answer. */
async function insist(lanes: WalletLanes, bet: Parameters<WalletLanes['bet']>[0]) {
  for (;;) {
    try {
      return await lanes.bet(bet)
    } catch (error) {
      if (!(error instanceof OutcomeUnknown || error instanceof LedgerUnavailable)) throw error
      await sleep(5)
    }
  }
}

/** Kills now and then, but never twice without an answer between: a slow machine gets on too. */
function startKiller(countAnswers: () => number) {
  let isOver = false
  const work = (async () => {
    let killed = 0
    let before = -1
    for (let turn = 0; !isOver; turn++) {
      await sleep(10 + (turn % 5) * 20)
      if (countAnswers() === before) continue
      before = countAnswers()
      killed += await killLanes()
    }
    return killed
  })()
  return () => {
    isOver = true
    return work
  }
}

test('backends killed again and again under load: every acknowledged bet once', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => addPlayer(database, 1000_00)))
  const lanes = createWalletLanes(database)
  const outcomes: Outcome[] = []
  const stopKiller = startKiller(() => outcomes.length)
  let killed = 0
  try {
    for (let round = 0; round < 60; round++) {
      const bets = players.map((playerId) => ({ ...staked, playerId, key: `k${round}` }))
      await Promise.all(bets.map(async (bet) => outcomes.push(await insist(lanes, bet))))
    }
  } finally {
    killed = await stopKiller()
    await lanes.stop()
  }
  expect(killed).toBeGreaterThan(5)
  expect(outcomes.every(({ status }) => status === 'ok')).toBe(true)
  for (const playerId of players)
    expect((await readBalances(database, playerId)).coin).toBe(1000_00 - 60 * 1_00)
})
