import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { sha256Again, sha256Of, wordsOf } from '../../client/fair-words.ts'
import { readConfig } from '../../config.ts'
import { check } from '../../games/dragon-tiger/check.ts'
import { dragonTiger } from '../../games/dragon-tiger/rules.ts'
import type { AnyArcadeGame, TableCourse } from '../../games/game.ts'
import type { FakeWallet } from '../../rounds/fake-wallet.ts'
import { startFakeWallet } from '../../rounds/fake-wallet.ts'
import type { Proof } from '../../rounds/proof.ts'
import { createWalletClient } from '../../wallet-client.ts'
import { boardHall, seatIn } from '../test-players.ts'

const patient = { timeout: 180_000 }
const gameId = 504
const hourMs = 60 * 60 * 1000
/** The dragon has a king, the tiger a deuce. */
const dragonWins = () => [11, 0]
let wallet: FakeWallet
let dataDir: string
let closing: (() => Promise<void>)[] = []
let aheadMs = 0

beforeEach(async () => {
  aheadMs = 0
  wallet = await startFakeWallet(100_000_000)
  dataDir = mkdtempSync(path.join(tmpdir(), 'arcade-'))
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  wallet.close()
  rmSync(dataDir, { recursive: true })
})

/** The real hall over real HTTP; bets are taken until the test puts the clock on. */
async function start(course: Partial<TableCourse> = {}, debtGapMs = 50): Promise<string> {
  const { platformUrl, walletSecret } = wallet
  const env = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret, DATA_DIR: dataDir }
  const limits = { answerLimitMs: 60_000, pausesMs: [0, 50] }
  const client = createWalletClient({ platformUrl, walletSecret, ...limits })
  const times = { waitMs: hourMs, closedMs: 0, shownMs: hourMs, restMs: 0 }
  const whole = { ...dragonTiger.course, ...times, ...course } as TableCourse
  const games = [{ ...dragonTiger, course: whole }] as AnyArcadeGame[]
  const parts = { wallet: client, debtGapMs, games, nowMs: () => Date.now() + aheadMs }
  const app = createApp(readConfig({ ...env, LOG_LEVEL: 'silent' }), parts)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  return url
}

const bet = (bets: Record<string, number>) => ({ kind: 'bet', bets })
const called = (wanted: string, playerId: number) =>
  wallet.calls.filter(({ name, body }) => name === wanted && body.playerId === playerId)
const winsOf = (playerId: number) =>
  called('win', playerId).map(({ body }) => [body.amount, body.closesRound])

test(
  '100 seats: every bet is settled by the one outcome, each seat paid once',
  patient,
  async () => {
    const url = await start({ draw: dragonWins }, hourMs)
    const players = await Promise.all(
      Array.from({ length: 100 }, (_, at) => seatIn(url, 1000 + at, gameId)),
    )
    const bets = await Promise.all(
      players.map((player, at) =>
        player.act(bet(at % 2 ? { tiger: 200 } : { dragon: 300, tie: 100 })),
      ),
    )
    expect(bets.filter(({ status }) => status !== 200)).toEqual([])
    aheadMs = hourMs
    const settled = () => wallet.calls.filter(({ name }) => name === 'win')
    await vi.waitFor(() => expect(settled()).toHaveLength(100), 120_000)
    for (const [at, { playerId }] of players.entries())
      expect([playerId, winsOf(playerId)]).toEqual([playerId, [[at % 2 ? 0 : 600, true]]])
    expect(wallet.balance).toBe(100_000_000 - 50 * 600 + 50 * 600)
    expect(wallet.calls.filter(({ name }) => name === 'rollback')).toEqual([])
  },
)

test('bets are added to while they are taken; all see where the money lies', patient, async () => {
  const url = await start({ draw: dragonWins })
  const hall = await boardHall(url, 7, gameId)
  await hall.until('bets')
  await hall.act(bet({ dragon: 1000 }))
  const more = await hall.act(bet({ dragon: 500, suited: 100 }))
  expect(more.round.table).toEqual({ bets: { dragon: 1500, suited: 100 }, outcome: null })
  const other = await seatIn(url, 8, gameId)
  await other.act(bet({ dragon: 200 }))
  await vi.waitFor(
    () => expect(hall.last().spots).toEqual({ dragon: [2, 1700], suited: [1, 100] }),
    { timeout: 30_000 },
  )
  expect(await hall.act(bet({ tie: 99_000 }))).toMatchObject({ error: 'stakeOutOfRange' })
  expect(await hall.act(bet({ nowhere: 100 }))).toMatchObject({ error: 'badAction' })
  aheadMs = hourMs
  await hall.until('shown')
  expect(await hall.act(bet({ dragon: 100 }))).toMatchObject({ error: 'tooLate' })
  await vi.waitFor(() => expect(winsOf(7)).toEqual([[3000, true]]), 30_000)
  const [, last] = called('bet', 7)
  expect(called('win', 7)[0]?.body.betTransactionId).toBe(last?.body.transactionId)
})

test(
  'a win waits for a stake of its round that nobody knows of: that is given back first',
  patient,
  async () => {
    const url = await start({ draw: dragonWins })
    const hall = await boardHall(url, 7, gameId)
    await hall.until('bets')
    await hall.act(bet({ dragon: 1000 }))
    wallet.mood = (name) => (name === 'bet' ? 'lostAnswer' : name === 'rollback' ? 'deaf' : 'well')
    expect(await hall.act(bet({ dragon: 5000 }))).toMatchObject({ error: 'stakeUnknown' })
    expect(wallet.balance).toBe(100_000_000 - 6000)
    aheadMs = hourMs
    await hall.until('shown')
    wallet.mood = () => 'well'
    aheadMs += 60_000
    await vi.waitFor(() => expect(winsOf(7)).toEqual([[2000, true]]), 60_000)
    const order = wallet.calls.map(({ name }) => name).filter((name) => /rollback|win/.test(name))
    expect(order).toEqual(['rollback', 'win'])
    expect(wallet.balance).toBe(100_000_000 + 1000)
  },
)

test(
  'the outcome is hidden until it is shown, then anybody can work it out again',
  patient,
  async () => {
    const url = await start()
    const hall = await boardHall(url, 7, gameId)
    await hall.until('bets')
    const { commitment, place } = hall.last()
    const { round } = await hall.act(bet({ dragon: 1000, tie: 100 }))
    const before = await proofOf(url, round.roundId)
    expect([before.serverSeed, before.round.table.outcome]).toEqual([null, null])
    aheadMs = hourMs
    await hall.until('shown')
    const after = await proofOf(url, round.roundId)
    const serverSeed = after.serverSeed ?? ''
    expect([await sha256Of(serverSeed), await sha256Again(serverSeed, 1)]).toEqual([
      commitment,
      place.tip,
    ])
    const derived = check(await wordsOf({ ...after, serverSeed }), after.actions)
    const { table, winAmount } = after.round
    expect(derived).toEqual({ outcome: table.outcome, winAmount })
    expect(hall.last().outcome).toEqual(table.outcome)
  },
)

test(
  'closed by the house while bets are taken, they lie there again and are drawn',
  patient,
  async () => {
    const url = await start()
    const player = await seatIn(url, 7, gameId)
    await player.act(bet({ dragon: 1000 }))
    await closing.pop()?.()
    const again = await start({ draw: dragonWins })
    const back = await seatIn(again, 7, gameId)
    expect(back.opened.round?.table).toEqual({ bets: { dragon: 1000 }, outcome: null })
    await back.act(bet({ tie: 100 }))
    aheadMs = hourMs
    await vi.waitFor(() => expect(winsOf(7)).toEqual([[2000, true]]), 30_000)
    // Whoever opens the game again finds how it ended.
    const { history } = (await seatIn(again, 7, gameId)).opened
    expect(history[0]).toMatchObject({ winAmount: 2000, table: { outcome: [11, 0] } })
  },
)

async function proofOf(url: string, roundId: string): Promise<Proof> {
  return (await (await fetch(`${url}/rounds/${roundId}/proof`)).json()) as Proof
}
