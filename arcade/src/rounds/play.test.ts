import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { check as checkTwentyOne } from '../games/blackjack/check.ts'
import { check as checkSweep } from '../games/gem-sweep/check.ts'
import { check as checkPoker } from '../games/jacks-or-better/check.ts'
import { wordsOf } from '../client/fair-words.ts'
import { createWalletClient } from '../wallet-client.ts'
import type { FakeWallet } from './fake-wallet.ts'
import { startFakeWallet } from './fake-wallet.ts'
import type { Proof } from './proof.ts'
import { gamesBesideTables } from './test-house.ts'

const token = 'token-of-sixteen-signs'
const sweep = { kind: 'bet', stakeAmount: 1000, mines: 1 }
const drop = { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' }

let wallet: FakeWallet
let dataDir: string
let app: FastifyInstance

beforeEach(async () => {
  wallet = await startFakeWallet()
  dataDir = mkdtempSync(path.join(tmpdir(), 'arcade-'))
  app = await start()
})
afterEach(async () => {
  await app.close()
  wallet.close()
  rmSync(dataDir, { recursive: true })
})

async function start(): Promise<FastifyInstance> {
  const { platformUrl, walletSecret } = wallet
  const env = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret, DATA_DIR: dataDir }
  const client = createWalletClient({
    platformUrl,
    walletSecret,
    // Who is heard late asks again, and the wallet counts how often it was asked.
    answerLimitMs: 60_000,
    pausesMs: [0, 1],
  })
  const built = createApp(readConfig({ ...env, LOG_LEVEL: 'silent' }), {
    games: gamesBesideTables,
    wallet: client,
    debtGapMs: 5,
  })
  await built.ready()
  return built
}

async function sit(gameId: number, launchToken = token, more: object = {}) {
  const launch = { token: launchToken, playerId: 7, gameId, currency: 'THB', locale: 'th-TH' }
  const body = { ...launch, platform: '0', ...more }
  const answer = await app.inject({ method: 'POST', url: `/play/${gameId}/session`, body })
  const { bearer, seeds } = answer.json<{ bearer: string; seeds?: Seeds }>()
  const headers = { authorization: `Bearer ${bearer}` }
  const ask = async (what: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET'
    const url = `/play/${gameId}/${what}`
    const reply = await app.inject({ method, url, headers, ...(payload && { body: payload }) })
    return { status: reply.statusCode, ...reply.json<Omit<Reply, 'status'>>() }
  }
  const rotate = async (playerSeed: string) => {
    const { nextCommitment: commitment } = (await ask('snapshot')).seeds
    return ask('rotate', { playerSeed, commitment })
  }
  const commitment = seeds?.nextCommitment
  if (seeds?.current === null) await ask('rotate', { playerSeed: 'first-words', commitment })
  return { answer, ask, rotate }
}
type Seeds = { current: { commitment: string } | null; nextCommitment: string }
type Shown = { roundId: string; winAmount: number; isOver: boolean; table: Record<string, unknown> }
type Reply = {
  status: number
  error: string
  round: Shown
  history: Shown[]
  balance: number
  seeds: Seeds
  revealed: { serverSeed: string; commitment: string }
}

test('a launch is checked with the wallet once and answers how the game stands', async () => {
  const { answer } = await sit(603)
  expect(answer.json()).toMatchObject({ balance: 100_000, round: null, history: [] })
  expect(wallet.calls.map(({ name }) => name)).toEqual(['balance'])
})

test('an expired token opens nothing, and no bearer plays nothing', async () => {
  const { answer, ask } = await sit(603, 'token-that-expired')
  expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'tokenExpired' }])
  expect(await ask('act', drop)).toMatchObject({ status: 401, error: 'sessionOver' })
})

test('a drop is one call of the wallet: stake and win together', async () => {
  const { ask } = await sit(603)
  const { round, balance } = await ask('act', drop)
  expect(wallet.calls.map(({ name }) => name)).toEqual(['balance', 'betWin'])
  expect(wallet.calls[1]?.body).toMatchObject({ amount: 1000, winAmount: round.winAmount })
  expect(balance).toBe(100_000 - 1000 + round.winAmount)
  expect(wallet.balance).toBe(balance)
})

test.each([
  [603, drop],
  [101, { kind: 'spin' }],
])(
  'free rounds of %i cost nothing, are counted, and only the platform gives them',
  async (gameId, move) => {
    const gift = { freeRoundsId: 'gift-1', playerId: 7, gameId, stake: 2000, left: 2 }
    const body = Buffer.from(JSON.stringify({ ...gift, expiresAt: 4e12 })).toString('base64url')
    const sign = (secret: string) =>
      `${body}.${createHmac('sha256', secret).update(`freeRounds.${body}`).digest('hex')}`
    const forged = await sit(gameId, token, { freeRounds: sign('another-secret-entirely') })
    expect(forged.answer.json()).toMatchObject({ freeRounds: null })
    const { ask, answer } = await sit(gameId, token, { freeRounds: sign(wallet.walletSecret) })
    expect(answer.json()).toMatchObject({ freeRounds: { stakeAmount: 2000, roundsLeft: 2 } })
    const free = { ...move, stakeAmount: 2000, freeRoundsId: 'gift-1' }
    expect(await ask('act', { ...free, stakeAmount: 9000 })).toMatchObject({
      error: 'badFreeRound',
    })
    let won = 0
    for (let round = 0; round < 2; round++) won += (await ask('act', free)).round.winAmount
    expect(wallet.balance).toBe(100_000 + won)
    const told = wallet.calls.filter(({ name }) => name === 'betWin').map((call) => call.body)
    expect(told).toMatchObject([
      { amount: 0, freeRoundsId: 'gift-1' },
      { amount: 0, freeRoundsId: 'gift-1' },
    ])
    expect(await ask('act', free)).toMatchObject({ error: 'unknownFreeRounds' })
  },
)

test('what the wallet refuses never becomes a round', async () => {
  wallet.balance = 500
  const { ask } = await sit(603)
  expect(await ask('act', drop)).toMatchObject({ status: 409, error: 'notEnough' })
  expect((await ask('snapshot')).history).toEqual([])
})

test.each([
  [{ ...drop, stakeAmount: 50 }, 'badAction'],
  [{ ...drop, stakeAmount: 1_000_000 }, 'stakeOutOfRange'],
  [{ ...drop, rows: 7 }, 'badAction'],
  [{ kind: 'win' }, 'badAction'],
])('%j is refused: %s', async (action, error) => {
  const { ask } = await sit(603)
  expect(await ask('act', action)).toMatchObject({ status: 409, error })
  expect(wallet.balance).toBe(100_000)
})

test('a stake whose fate nobody knows is given back, however late', async () => {
  const { ask } = await sit(602)
  wallet.mood = (name) => (name === 'bet' ? 'lostAnswer' : name === 'rollback' ? 'deaf' : 'well')
  expect(await ask('act', sweep)).toMatchObject({ error: 'stakeUnknown' })
  expect(wallet.balance).toBe(99_000)
  wallet.mood = () => 'well'
  await vi.waitFor(() => expect(wallet.balance).toBe(100_000), 30_000)
  expect((await ask('act', sweep)).status).toBe(200)
})

test('a whole round whose answer was lost has happened, once', async () => {
  const { ask } = await sit(603)
  wallet.mood = (name) => (name === 'betWin' ? 'lostAnswer' : 'well')
  const { status, round } = await ask('act', drop)
  expect(status).toBe(200)
  expect(wallet.balance).toBe(99_000 + round.winAmount)
  expect((await ask('snapshot')).history).toHaveLength(1)
})

test('a whole round the wallet never heard of never was', async () => {
  const { ask } = await sit(603)
  wallet.mood = (name) => (name === 'betWin' ? 'deaf' : 'well')
  expect(await ask('act', drop)).toMatchObject({ error: 'stakeUnknown' })
  expect(wallet.balance).toBe(100_000)
  wallet.mood = () => 'well'
  expect((await ask('snapshot')).history).toEqual([])
  expect((await ask('act', drop)).status).toBe(200)
})

test('a win the wallet did not hear of is paid later, once', async () => {
  const { ask } = await sit(307)
  await ask('act', { kind: 'deal', stakeAmount: 1000 })
  wallet.mood = (name) => (name === 'win' ? 'lostAnswer' : 'well')
  const held = [true, true, true, true, true]
  const { round } = await ask('act', { kind: 'draw', held })
  wallet.mood = () => 'well'
  await vi.waitFor(
    async () => expect(await ask('snapshot')).toMatchObject({ isOwed: false }),
    30_000,
  )
  expect(wallet.balance).toBe(99_000 + round.winAmount)
})

test('a restart keeps the open round, its hidden part and what is owed', async () => {
  const { ask } = await sit(602)
  await ask('act', { kind: 'bet', stakeAmount: 1000, mines: 1 })
  const first = await ask('act', { kind: 'pick', tile: 3 })
  await app.close()
  app = await start()
  const again = await ask('snapshot')
  if (first.round.isOver) return expect(again.history).toHaveLength(1)
  expect(again.round.table).toMatchObject({ picked: [3], mineTiles: null })
  const taken = await ask('act', { kind: 'take' })
  expect(taken.round).toMatchObject({ isOver: true, winAmount: 1010 })
})

test('two actions at once cannot spend one stake twice', async () => {
  const { ask } = await sit(603)
  const replies = await Promise.all([ask('act', drop), ask('act', drop), ask('act', drop)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(wallet.calls.filter(({ name }) => name === 'betWin')).toHaveLength(1)
})

const helds = [
  [true, false, true, false, false],
  [false, false, false, false, false],
  [true, true, true, true, true],
]
test('hands of cards are dealt and paid again by code that shares nothing with ours', async () => {
  const { ask, rotate } = await sit(307)
  const rounds: Shown[] = []
  for (const held of [...helds, ...helds]) {
    await ask('act', { kind: 'deal', stakeAmount: 1000 })
    rounds.push((await ask('act', { kind: 'draw', held })).round)
  }
  const other = await sit(305)
  for (const kind of ['stand', 'hit', 'double', 'surrender', 'split', 'hit', 'hit', 'split']) {
    let { round } = await other.ask('act', { kind: 'bet', stakeAmount: 1000 })
    for (let tries = 0; !round.isOver; tries++) {
      const done = await other.ask('act', { kind: tries === 0 ? kind : 'stand' })
      round = done.status === 200 ? done.round : round
    }
    rounds.push(round)
  }
  await rotate('my-words')
  for (const { roundId, winAmount, table } of rounds) {
    const proof = await proofOf(roundId)
    const words = await wordsOf({ ...proof, serverSeed: proof.serverSeed ?? '' }, 16)
    const check = proof.game === 'blackjack' ? checkTwentyOne : checkPoker
    expect({ ...table, winAmount }).toMatchObject(check(words, proof.actions))
  }
})

test('seeds stay hidden while a round is open, then confirm where the mines lay', async () => {
  const { ask, rotate } = await sit(602)
  await ask('act', { kind: 'bet', stakeAmount: 1000, mines: 12 })
  expect(await rotate('x')).toMatchObject({ error: 'roundUnfinished' })
  let last: Reply
  for (let tile = 0; ; tile++) {
    last = await ask('act', { kind: 'pick', tile })
    expect(last.round.isOver || last.round.table.mineTiles === null).toBe(true)
    if (last.round.isOver) break
  }
  await rotate('x')
  const proof = await proofOf(last.round.roundId)
  const words = await wordsOf({ ...proof, serverSeed: proof.serverSeed ?? '' }, 16)
  const { table, winAmount } = last.round
  expect({ ...table, winAmount }).toMatchObject(checkSweep(words, proof.actions))
})

test('pages are framed by the lobby alone and run only our own code', async () => {
  const answer = await app.inject('/play/603?playerId=secret-token-0000')
  const [, inPage = ''] = /<script>(.*?)<\/script>/s.exec(answer.body) ?? []
  const hash = createHash('sha256').update(inPage).digest('base64')
  const ours = `script-src 'self' 'sha256-${hash}';`
  expect(answer.headers['content-security-policy']).toContain(ours)
  expect(answer.body).not.toContain('secret-token')
  expect((await app.inject('/art/../package.json')).statusCode).toBe(404)
})

test('a round’s page tells its result and its proof in the language asked for', async () => {
  const { ask } = await sit(603)
  const { round } = await ask('act', { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' })
  const read = async (locale: string) =>
    (await app.inject(`/rounds/${round.roundId}?locale=${locale}`)).body
  const [thai, english] = [await read('th-TH'), await read('en-US')]
  expect(thai).toContain('ทางที่ลูกบอลตก')
  expect(english).toContain('The way of the ball')
  expect(english).toContain('<html lang="en">')
  expect(english).toContain((await proofOf(round.roundId)).commitment)
  expect(english).not.toContain('{')
})

async function proofOf(roundId: string): Promise<Proof> {
  expect((await app.inject(`/rounds/${roundId}`)).statusCode).toBe(200)
  return (await app.inject(`/rounds/${roundId}/proof`)).json<Proof>()
}
