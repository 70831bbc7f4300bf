import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { sha256Of, wordsOf } from '../../client/fair-words.ts'
import { readConfig } from '../../config.ts'
import type { FakeWallet } from '../../rounds/fake-wallet.ts'
import { startFakeWallet } from '../../rounds/fake-wallet.ts'
import type { Proof } from '../../rounds/proof.ts'
import { gamesBesideTables } from '../../rounds/test-house.ts'
import { createWalletClient } from '../../wallet-client.ts'
import { slotTitles } from '../index.ts'
import { checkSlot } from './check.ts'

const spin = { kind: 'spin', stakeAmount: 500 }

let wallet: FakeWallet
let dataDir: string
let app: FastifyInstance

beforeEach(async () => {
  wallet = await startFakeWallet()
  dataDir = mkdtempSync(path.join(tmpdir(), 'slots-'))
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
    answerLimitMs: 60_000,
    pausesMs: [0, 1],
  })
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' })
  const built = createApp(config, { games: gamesBesideTables, wallet: client, debtGapMs: 5 })
  await built.ready()
  return built
}

type Shown = { roundId: string; winAmount: number; isOver: boolean; table: { times: number } }
type Reply = {
  status: number
  error: string
  round: Shown
  history: Shown[]
  balance: number
  isOwed: boolean
  seeds: Seeds
}

async function sit(gameId: number) {
  const launch = { token: 'token-of-sixteen-signs', playerId: 7, gameId, currency: 'THB' }
  const body = { ...launch, locale: 'th-TH', platform: '0' }
  const answer = await app.inject({ method: 'POST', url: `/play/${gameId}/session`, body })
  const { bearer, seeds } = answer.json<{ bearer: string; seeds: Seeds }>()
  const headers = { authorization: `Bearer ${bearer}` }
  const ask = async (what: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET'
    const url = `/play/${gameId}/${what}`
    const reply = await app.inject({ method, url, headers, ...(payload && { body: payload }) })
    return { status: reply.statusCode, ...reply.json<Omit<Reply, 'status'>>() }
  }
  await ask('rotate', { playerSeed: 'first-words', commitment: seeds.nextCommitment })
  return ask
}
type Seeds = { nextCommitment: string }

test.each(slotTitles)('$id: stake and win are one call, and the round is over', async (title) => {
  const ask = await sit(title.catalogueId)
  for (let round = 0; round < 12; round++) {
    wallet.calls.length = 0
    const before = wallet.balance
    const { round: shown, balance } = await ask('act', spin)
    expect(shown).toMatchObject({ isOver: true, winAmount: 5 * shown.table.times })
    expect(wallet.calls.map(({ name }) => name)).toEqual(['betWin'])
    expect(wallet.calls[0]?.body).toMatchObject({ amount: 500, winAmount: shown.winAmount })
    expect([balance, wallet.balance]).toEqual([before - 500 + shown.winAmount, balance])
  }
  const again = await ask('snapshot')
  expect([again.round, again.history.length]).toEqual([null, 12])
})

test.each(slotTitles)('$id: the verifier in the browser confirms it', async (title) => {
  const ask = await sit(title.catalogueId)
  const { round } = await ask('act', spin)
  const { nextCommitment: commitment } = (await ask('snapshot')).seeds
  await ask('rotate', { playerSeed: 'my-words', commitment })
  const proof = (await app.inject(`/rounds/${round.roundId}/proof`)).json<Proof>()
  expect(proof.game).toBe(title.id)
  expect(await sha256Of(proof.serverSeed ?? '')).toBe(proof.commitment)
  const words = await wordsOf({ ...proof, serverSeed: proof.serverSeed ?? '' })
  expect(round.table).toMatchObject(checkSlot(title.paytable)(words, proof.actions))
})

test.each(slotTitles)('$id: stakes keep to the limits', async ({ catalogueId, maxStake }) => {
  const ask = await sit(catalogueId)
  for (const [action, error] of [
    [{ ...spin, stakeAmount: 50 }, 'badAction'],
    [{ ...spin, stakeAmount: maxStake + 100 }, 'stakeOutOfRange'],
    [{ kind: 'win', stakeAmount: 100 }, 'badAction'],
  ] as const) {
    expect(await ask('act', action)).toMatchObject({ status: 409, error })
  }
  expect(wallet.balance).toBe(100_000)
})

test('a spin the wallet never heard of never was', async () => {
  const ask = await sit(101)
  wallet.mood = (name) => (name === 'betWin' ? 'deaf' : 'well')
  expect(await ask('act', spin)).toMatchObject({ error: 'stakeUnknown' })
  wallet.mood = () => 'well'
  expect(wallet.balance).toBe(100_000)
  expect((await ask('snapshot')).history).toEqual([])
})

test('a spin whose answer was lost has happened once, also after a restart', async () => {
  const ask = await sit(111)
  wallet.mood = (name) => (name === 'betWin' ? 'lostAnswer' : 'well')
  const { round } = await ask('act', spin)
  await app.close()
  wallet.mood = () => 'well'
  app = await start()
  const again = await ask('snapshot')
  expect(again.history.map(({ roundId }) => roundId)).toEqual([round.roundId])
  expect(again.isOwed).toBe(false)
  expect(wallet.balance).toBe(100_000 - 500 + round.winAmount)
})
