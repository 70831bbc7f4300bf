import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { sha256Again, sha256Of, wordsOf } from '../../client/fair-words.ts'
import { readConfig } from '../../config.ts'
import type { AnyArcadeGame, CrashCourse } from '../../games/game.ts'
import { check } from '../../games/liftoff/check.ts'
import { timesAfter } from '../../games/liftoff/paytable.ts'
import { liftoff } from '../../games/liftoff/rules.ts'
import type { FakeWallet } from '../../rounds/fake-wallet.ts'
import { startFakeWallet } from '../../rounds/fake-wallet.ts'
import type { Proof } from '../../rounds/proof.ts'
import { fileIn } from '../../store/open.ts'
import { createWalletClient } from '../../wallet-client.ts'
import { boardHall, seatIn } from '../test-players.ts'

const patient = { timeout: 180_000 }
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

/** The real hall over real HTTP, with the end of the flight as the test wants it. */
async function start(course: Partial<CrashCourse> = {}, debtGapMs = 50): Promise<string> {
  const { platformUrl, walletSecret } = wallet
  const env = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret, DATA_DIR: dataDir }
  const client = createWalletClient({
    platformUrl,
    walletSecret,
    answerLimitMs: 60_000,
    pausesMs: [0, 50],
  })
  const whole = { ...liftoff.course, waitMs: 300, restMs: 300, ...course } as CrashCourse
  const games = [{ ...liftoff, course: whole }] as AnyArcadeGame[]
  const nowMs = () => Date.now() + aheadMs
  const parts = { wallet: client, debtGapMs, games, nowMs }
  const app = createApp(readConfig({ ...env, LOG_LEVEL: 'silent' }), parts)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  return url
}

const winsOf = (playerId: number) =>
  wallet.calls.filter(({ name, body }) => name === 'win' && body.playerId === playerId)

test(
  '100 players: every one who named a multiplier that was reached is paid it, once',
  patient,
  async () => {
    const crash = 160
    const hourMs = 60 * 60 * 1000
    // The patient payer stays out of it: on a slow day it would tell the wallet a second time.
    const url = await start({ waitMs: hourMs, restMs: 5000, draw: () => crash }, hourMs)
    const players = await Promise.all(
      Array.from({ length: 100 }, (_, at) => seatIn(url, 1000 + at)),
    )
    const autoAt = (at: number) => 101 + at
    const bets = await Promise.all(
      players.map((player, at) =>
        player.act({ kind: 'bet', stakeAmount: 100, autoAt: autoAt(at) }),
      ),
    )
    expect(bets.filter(({ status }) => status !== 200)).toEqual([])
    aheadMs = hourMs
    const settled = () => wallet.calls.filter(({ name }) => name === 'win')
    await vi.waitFor(() => expect(settled()).toHaveLength(100), 120_000)
    for (const [at, { playerId }] of players.entries()) {
      const amount = autoAt(at) <= crash ? autoAt(at) : 0
      const told = winsOf(playerId).map(({ body }) => [body.amount, body.closesRound])
      expect([playerId, told]).toEqual([playerId, [[amount, true]]])
    }
  },
)

test(
  'who leaves by hand gets what the clock says, and nobody leaves after the end',
  patient,
  async () => {
    let reached = 100
    let flownMs = 0
    const multiplierAfter = (ms: number) => {
      flownMs = ms
      return reached
    }
    const url = await start({ waitMs: 4000, restMs: 4000, draw: () => 130, multiplierAfter })
    const hall = await boardHall(url, 7)
    await hall.until('waiting')
    await hall.act({ kind: 'bet', stakeAmount: 1000 })
    const late = await seatIn(url, 8)
    expect(await late.act({ kind: 'bet', stakeAmount: 1000 })).toMatchObject({ status: 200 })
    expect(await hall.act({ kind: 'out' })).toMatchObject({ error: 'notNow' })
    await hall.until('running')
    expect(await late.act({ kind: 'bet', stakeAmount: 1000 })).toMatchObject({ error: 'tooLate' })
    reached = 117
    // Somebody sets the clock: the flight goes by one that nobody can set.
    aheadMs = 60 * 60 * 1000
    const left = await hall.act({ kind: 'out' })
    expect(left).toMatchObject({ status: 200, round: { table: { outAt: 117 }, winAmount: 1170 } })
    expect(flownMs).toBeLessThan(aheadMs)
    expect(await hall.act({ kind: 'out' })).toMatchObject({ error: 'alreadyOut' })
    reached = 131
    await hall.until('over')
    expect(await late.act({ kind: 'out' })).toMatchObject({ status: 409 })
    await vi.waitFor(() => expect(winsOf(8).map(({ body }) => body.amount)).toEqual([0]), 30_000)
    expect(winsOf(7)).toHaveLength(1)
  },
)

test('the end is hidden until it comes, then anybody can work it out again', patient, async () => {
  // The end is really drawn, so the clock is quick: a lucky flight would last a minute and a half.
  const url = await start({
    waitMs: 3000,
    restMs: 1000,
    multiplierAfter: (ms) => timesAfter(100 * ms),
  })
  const published = await chainsAt(url)
  expect(published.map(({ salt, used }) => [salt, used])).toEqual([
    [null, 0],
    [null, 0],
  ])
  const hall = await boardHall(url, 7)
  await hall.until('waiting')
  const { commitment, place } = hall.last()
  const [tip, nextTip] = published.map((chain) => chain.tip)
  expect(place).toEqual({ tip, nextTip, salt: 'words-of-7', position: 1 })
  expect(commitment).toBe(tip)
  const { round } = await hall.act({ kind: 'bet', stakeAmount: 1000, autoAt: 101 })
  const before = await proofOf(url, round.roundId)
  expect([before.serverSeed, before.round.table.crash]).toEqual([null, null])
  await hall.until('over')
  const after = await proofOf(url, round.roundId)
  const serverSeed = after.serverSeed ?? ''
  expect(await sha256Of(serverSeed)).toBe(before.commitment)
  const derived = check(await wordsOf({ ...after, serverSeed }), after.actions)
  expect(derived).toEqual({ crash: after.round.table.crash, winAmount: after.round.winAmount })
  expect([after.playerSeed, after.place]).toEqual([`words-of-7.${nextTip}`, place])
  await hall.until('waiting')
  expect([hall.last().commitment, hall.last().place.position]).toEqual([serverSeed, 2])
  expect(await sha256Again(serverSeed, 1)).toBe(tip)
  expect((await chainsAt(url))[0]).toMatchObject({ tip, salt: 'words-of-7', used: 2 })
})

test(
  'cut off in flight, who is still aboard gets the stake back and who left keeps the win',
  patient,
  async () => {
    const url = await start({ waitMs: 4000, draw: () => 5000 })
    const hall = await boardHall(url, 7)
    await hall.until('waiting')
    await hall.act({ kind: 'bet', stakeAmount: 1000 })
    const other = await seatIn(url, 8)
    const { round } = await other.act({ kind: 'bet', stakeAmount: 1000, autoAt: 102 })
    await vi.waitFor(() => expect(winsOf(8)).toHaveLength(1), 30_000)
    await closing.pop()?.()
    const restarted = await start()
    const undone = () => wallet.calls.filter(({ name }) => name === 'rollback')
    await vi.waitFor(() => expect(undone().map(({ body }) => body.playerId)).toEqual([7]), 30_000)
    expect(wallet.balance).toBe(100_000_000 + 20)
    expect(winsOf(7)).toEqual([])
    // Its seed is revealed: who left can work out where it would have ended, and reads the same.
    const proof = await proofOf(restarted, round.roundId)
    expect(proof.serverSeed).not.toBeNull()
    expect(proof.round).toMatchObject({ winAmount: 1020, table: { outAt: 102, crash: 5000 } })
  },
)

test(
  'two bets of one player leave apart, and are cut off apart; who leaves last is told first',
  patient,
  async () => {
    let reached = 100
    const multiplierAfter = () => reached
    const url = await start({ waitMs: 4000, draw: () => 5000, multiplierAfter })
    const hall = await boardHall(url, 7)
    await hall.until('waiting')
    const bet = (seat: number, stakeAmount: number) => ({ kind: 'bet', seat, stakeAmount })
    const first = await hall.act(bet(0, 1000))
    expect(await hall.act(bet(0, 1000))).toMatchObject({ error: 'alreadyBet' })
    expect(await hall.act(bet(1, 50_000))).toMatchObject({ error: 'stakeOutOfRange' })
    wallet.rules = { leastMs: 0, maxStake: 2_500, mayAutoplay: true, mayHurry: true }
    expect(await hall.act(bet(1, 2000))).toMatchObject({ error: 'stakeCeiling' })
    const second = await hall.act({ ...bet(1, 1500), autoAt: 150 })
    expect(second).toMatchObject({ status: 200, round: { table: { seat: 1 } } })
    expect((await seatIn(url, 7)).opened).toMatchObject({
      round: { roundId: first.round.roundId },
      beside: [{ roundId: second.round.roundId }],
    })
    const other = await seatIn(url, 8)
    await other.act({ kind: 'bet', stakeAmount: 500 })
    await hall.until('running')
    reached = 120
    expect(await other.act({ kind: 'out' })).toMatchObject({ round: { winAmount: 600 } })
    reached = 150
    await vi.waitFor(() => expect(winsOf(7).map(({ body }) => body.amount)).toEqual([2250]), 30_000)
    const exits = () => hall.last().seats.map(({ name, outAt }) => [name, outAt])
    await vi.waitFor(() => expect(exits()).toEqual(feed), 30_000)
    expect(hall.last().seatCount).toBe(2)
    expect(await hall.act({ kind: 'out', seat: 1 })).toMatchObject({ error: 'alreadyOut' })
    await closing.pop()?.()
    await start()
    const undone = () => wallet.calls.filter(({ name }) => name === 'rollback')
    await vi.waitFor(() => expect(undone()).toHaveLength(1), 30_000)
    expect(undone()[0]?.body.roundId).toBe(first.round.roundId)
    expect(wallet.balance).toBe(100_000_000 + 750 + 100)
  },
)
const feed = [
  ['••07', 150],
  ['••08', 120],
  ['••07', null],
]

test(
  'an end that could not be written is written later, for everybody aboard',
  patient,
  async () => {
    let [reached, looks] = [100, 0]
    const multiplierAfter = () => {
      if (reached > 130) looks++
      return reached
    }
    const url = await start({ waitMs: 4000, draw: () => 130, multiplierAfter })
    const hall = await boardHall(url, 7)
    await hall.until('waiting')
    for (const player of [hall, await seatIn(url, 8)])
      expect(await player.act({ kind: 'bet', stakeAmount: 1000 })).toMatchObject({ status: 200 })
    await hall.until('running')
    // The disk has room for the first of the two, and none for the second.
    const file = new DatabaseSync(fileIn(dataDir))
    file.exec(`create trigger full before insert on payouts
    when exists (select 1 from payouts) begin select raise(abort, 'no room'); end`)
    reached = 131
    await vi.waitFor(() => expect(looks).toBeGreaterThan(1), 30_000)
    file.exec('drop trigger full')
    file.close()
    const told = () => [7, 8].map((playerId) => winsOf(playerId).map(({ body }) => body.amount))
    await vi.waitFor(() => expect(told()).toEqual([[0], [0]]), 30_000)
  },
)

const fullRounds = `create trigger full before update on rounds when new.phase = 'open'
  begin select raise(abort, 'no room'); end`
const fullStakes = `create trigger fuller before update on stakes
  begin select raise(abort, 'no room'); end`

test.each([
  ['at once', [fullRounds]],
  ['later, where that could not be written down either', [fullRounds, fullStakes]],
])('a bet that could not be written down is not aboard, and given back %s', async (_, triggers) => {
  const url = await start({ waitMs: 60 * 60 * 1000 })
  const hall = await boardHall(url, 7)
  await hall.until('waiting')
  const file = new DatabaseSync(fileIn(dataDir))
  for (const trigger of triggers) file.exec(trigger)
  const bet = { kind: 'bet', stakeAmount: 1000 }
  expect(await hall.act(bet)).toMatchObject({ status: 500 })
  file.exec('drop trigger full; drop trigger if exists fuller')
  file.close()
  aheadMs = 2 * 60 * 1000
  await vi.waitFor(() => expect(wallet.balance).toBe(100_000_000), 30_000)
  expect(await hall.act(bet)).toMatchObject({ status: 200 })
  expect(wallet.balance).toBe(100_000_000 - 1000)
})

test('cut off while waiting, bets stay aboard and fly after the restart', patient, async () => {
  const url = await start({ waitMs: 60_000 })
  const player = await seatIn(url, 7)
  await player.act({ kind: 'bet', stakeAmount: 1000, autoAt: 110 })
  await closing.pop()?.()
  await start({ draw: () => 200 })
  await vi.waitFor(() => expect(winsOf(7).map(({ body }) => body.amount)).toEqual([1100]), 30_000)
})

type Published = { tip: string; salt: string | null; used: number }

async function chainsAt(url: string): Promise<Published[]> {
  return (await (await fetch(`${url}/fair/chains`)).json()) as Published[]
}

async function proofOf(url: string, roundId: string): Promise<Proof> {
  return (await (await fetch(`${url}/rounds/${roundId}/proof`)).json()) as Proof
}
