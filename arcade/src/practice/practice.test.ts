import { createHmac } from 'node:crypto'
import { practiceText } from '@parlour/contract/wallet-protocol.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { House, Reply } from '../rounds/test-house.ts'
import { openHouse } from '../rounds/test-house.ts'
import { games } from '../games/index.ts'
import { forgetBefore } from '../store/forget.ts'
import { openStore } from '../store/open.ts'
import { findPair, nextPair, rotatePair } from '../store/seeds.ts'
import { openSession } from '../store/sessions.ts'
import { openPurses, playMoney } from './purses.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

/** Tables are slow to open: only where they are asked for. */
async function openTables(open = games) {
  await house.close()
  house = await openHouse({}, open)
}

const rules = { leastMs: 0, maxStake: null, mayAutoplay: true, mayHurry: true }

function ticketFor(gameId: number, more: object = {}, secret = house.wallet.walletSecret): string {
  const told = { playerId: 7, gameId, ...rules, expiresAt: Date.now() + 60_000, ...more }
  const body = Buffer.from(JSON.stringify(told)).toString('base64url')
  return `${body}.${createHmac('sha256', secret).update(practiceText(body)).digest('hex')}`
}

async function practise(gameId: number, token = ticketFor(gameId), root = '/practice') {
  const who = { token, playerId: 7, gameId, currency: 'THB', locale: 'th-TH', platform: '0' }
  const ask = async (what: string, body?: object, bearer = '') => {
    const url = `${root}/play/${gameId}/${what}`
    const headers = { authorization: `Bearer ${bearer}` }
    const method = body ? 'POST' : 'GET'
    const answer = await house.app.inject({ method, url, headers, ...(body && { body }) })
    return { ...answer.json<Reply & { bearer: string }>(), status: answer.statusCode }
  }
  const opened = await ask('session', { ...who, words: 'made-at-launch' })
  const { bearer } = opened
  if (opened.status === 200) {
    const commitment = opened.seeds.nextCommitment
    await ask('rotate', { playerSeed: 'first-words', commitment }, bearer)
  }
  return { opened, ask: (what: string, body?: object) => ask(what, body, bearer) }
}

test('a round is played for play money, and the wallet is asked nothing at all', async () => {
  const { opened, ask } = await practise(603)
  expect(opened).toMatchObject({ balance: playMoney, mayAutoplay: true })
  const drop = { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' }
  const { round, balance } = await ask('act', drop)
  expect(round.isOver).toBe(true)
  expect(balance).toBe(playMoney - 1000 + round.winAmount)
  expect(await ask('snapshot')).toMatchObject({ balance, history: [{ roundId: round.roundId }] })
  expect(house.wallet.calls).toEqual([])
  expect((await house.app.inject(`/rounds/${round.roundId}`)).statusCode).toBe(404)
  expect((await house.app.inject(`/practice/rounds/${round.roundId}`)).statusCode).toBe(200)
})

test('a round of several steps takes and pays by the purse alone', async () => {
  const { ask } = await practise(602)
  const bet = { kind: 'bet', stakeAmount: 1000, mines: 3 }
  expect((await ask('act', bet)).balance).toBe(playMoney - 1000)
  const { round } = await ask('act', { kind: 'pick', tile: 0 })
  const { round: over } = round.isOver ? { round } : await ask('act', { kind: 'take' })
  expect((await ask('snapshot')).balance).toBe(playMoney - 1000 + over.winAmount)
  expect(house.wallet.calls).toEqual([])
})

test.each([
  [504, { kind: 'bet', bets: { dragon: 1000 } }],
  [601, { kind: 'bet', stakeAmount: 1000, autoAt: 200 }],
  [202, { kind: 'buy', stakeAmount: 1000 }],
])('game %i of many players has a room of its own for play money', async (gameId, bet) => {
  await openTables(games.filter(({ catalogueId }) => catalogueId === gameId))
  // The words of a launch salt its chain, once the hall is open.
  await vi.waitFor(async () => {
    const { ask } = await practise(gameId)
    expect(await ask('act', bet)).toMatchObject({ status: 200, balance: playMoney - 1000 })
  }, 10_000)
  const [real, own] = await Promise.all(
    ['/fair/chains', '/practice/fair/chains'].map((path) => house.read<{ tip: string }[]>(path)),
  )
  const tips = new Set(real?.map(({ tip }) => tip))
  expect(own?.filter(({ tip }) => tips.has(tip))).toEqual([])
  expect(house.wallet.calls).toEqual([])
})

test('no play money without a ticket of the platform, for this game, still good', async () => {
  const bad = [
    'token-of-sixteen-signs',
    ticketFor(603, {}, 'w'.repeat(32)),
    ticketFor(603, { playerId: 8 }),
    ticketFor(602),
    ticketFor(603, { expiresAt: Date.now() - 1 }),
  ]
  for (const token of bad)
    expect((await practise(603, token)).opened).toMatchObject({ error: 'tokenExpired' })
  // Nor is a ticket good where money is played for: there the wallet knows no such launch.
  const { ask } = await practise(603)
  expect((await ask('snapshot')).status).toBe(200)
  const { opened } = await practise(603, 'token-that-expired', '')
  expect(opened).toMatchObject({ error: 'tokenExpired' })
})

test('rounds keep the pace the place demands, and stakes beyond the purse fail', async () => {
  let steadyMs = 0
  const { walletSecret } = house.wallet
  const purses = openPurses({ walletSecret, nowMs: Date.now, steadyMs: () => steadyMs })
  const who = { playerId: 7, gameId: 603, token: ticketFor(603, { leastMs: 1000 }) }
  await purses.ask('balance', who)
  const bet = (roundId: string, amount: number, transactionId = roundId) =>
    purses.ask('bet', { ...who, roundId, transactionId, amount })
  expect(await bet('r1', 100)).toMatchObject({ kind: 'done', answer: { balance: playMoney - 100 } })
  expect(await bet('r2', 100)).toMatchObject({ status: 'tooSoon', answer: { waitMs: 1000 } })
  // A further stake of the same round is no start.
  expect((await bet('r1', 100, 'again')).kind).toBe('done')
  steadyMs = 1000
  expect(await bet('r2', playMoney)).toMatchObject({ status: 'notEnough' })
  const undo = { ...who, roundId: 'r1', transactionId: 'undo', betTransactionId: 'again' }
  const { token: _token, ...rollback } = undo
  for (let times = 0; times < 2; times++)
    expect(await purses.ask('rollback', rollback)).toMatchObject({
      answer: { balance: playMoney - 100 },
    })
})

test('a purse ends with its time', async () => {
  const { ask } = await practise(603)
  const drop = { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' }
  expect((await ask('act', drop)).status).toBe(200)
  house.clock.aheadMs = 61_000
  expect(await ask('act', drop)).toMatchObject({ error: 'tokenExpired' })
  expect(await ask('snapshot')).toMatchObject({ error: 'sessionOver' })
})

test('what was played for play money is forgotten by its age', () => {
  const store = openStore(undefined)
  const nowMs = Date.now()
  const count = (table: string) =>
    Number(store.prepare(`select count(*) as n from ${table}`).get()?.n)
  for (const [playerId, atMs] of [
    [1, nowMs - 1000],
    [2, nowMs],
  ] as const) {
    openSession(store, { playerId, gameId: 603, token: 't', currency: 'THB' }, atMs)
    nextPair(store, playerId)
    rotatePair(store, playerId, 'words', atMs)
    const { seedId } = findPair(store, playerId)!
    store
      .prepare(
        `insert into rounds values (?, ?, 603, ?, 1, 'THB', 'over', '[]', '{}', 0, 1, 0, 'b', ?,
          ?, null, ?, 0)`,
      )
      .run(`r${playerId}`, playerId, seedId, atMs, atMs, atMs)
    store
      .prepare('insert into shots values (?, 1, ?, 1, 0, 1, 1, ?)')
      .run(`r${playerId}`, 'x', atMs)
  }
  forgetBefore(store, nowMs - 500)
  expect(['sessions', 'rounds', 'shots'].map(count)).toEqual([1, 1, 1])
  // The pair in use of who is still here.
  expect(findPair(store, 1)).toBeNull()
  expect(findPair(store, 2)).not.toBeNull()
  store.close()
})

test('every game opens for play money, and shows its page', async () => {
  await openTables()
  for (const { catalogueId } of games) {
    const { opened } = await practise(catalogueId)
    expect(opened, String(catalogueId)).toMatchObject({ status: 200, balance: playMoney })
    const page = await house.app.inject(`/practice/play/${catalogueId}`)
    expect(page.body).toContain('data-root="/practice"')
  }
  expect(house.wallet.calls).toEqual([])
})
