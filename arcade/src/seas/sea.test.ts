import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { AnyArcadeGame } from '../games/game.ts'
import { krakenCove } from '../games/kraken-cove/rules.ts'
import { seatIn } from '../halls/test-players.ts'
import type { FakeWallet } from '../rounds/fake-wallet.ts'
import { startFakeWallet } from '../rounds/fake-wallet.ts'
import type { Gunner } from './test-gunner.ts'
import { openGunner } from './test-gunner.ts'

const sea = { ...krakenCove.sea, paceMs: 1, tickMs: 5 }
let wallet: FakeWallet
let app: ReturnType<typeof createApp>
let url: string
const clock = { aheadMs: 0 }

beforeEach(async () => {
  clock.aheadMs = 0
  wallet = await startFakeWallet(1_000_000)
  const { platformUrl, walletSecret } = wallet
  const env = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret, LOG_LEVEL: 'silent' }
  const games = [{ ...krakenCove, sea }] as unknown as AnyArcadeGame[]
  const nowMs = () => Date.now() + clock.aheadMs
  app = createApp(readConfig(env), { games, debtGapMs: 5, nowMs })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await app.close()
  wallet.close()
})

type Opened = { seeds: { nextCommitment: string } }

/** A player with words and, where so much is named, a purse. */
async function sail(playerId: number, purse = 0) {
  const seat = await seatIn(url, playerId, 202)
  const headers = { authorization: `Bearer ${seat.bearer}`, 'content-type': 'application/json' }
  const commitment = (seat.opened as unknown as Opened).seeds.nextCommitment
  const rotate = (playerSeed: string, hash: string) =>
    fetch(`${url}/play/202/rotate`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ playerSeed, commitment: hash }),
    })
  await rotate(`words-of-${playerId}`, commitment)
  const gunner = await openGunner(url, 202, seat.bearer)
  if (purse > 0) expect((await seat.act({ kind: 'buy', stakeAmount: purse })).status).toBe(200)
  return { ...seat, gunner, rotate }
}

const calls = (name: string) => wallet.calls.filter((call) => call.name === name)

test('a purse is one bet and one win, and every shot between stands on the list', async () => {
  const player = await sail(7, 10_000)
  expect(wallet.balance).toBe(990_000)
  const shots = await player.gunner.shoot(25, 200)
  const { round, balance } = await player.act({ kind: 'home' })
  const [last] = shots.slice(-1)
  if (last?.kind !== 'shot') throw new Error('no shot')
  expect(round).toMatchObject({ isOver: true, winAmount: last.purse, table: { shots: 25 } })
  // What was not shot was not wagered.
  expect(calls('win')[0]?.body.played).toBe(25 * 200)
  expect([balance, wallet.balance]).toEqual([990_000 + last.purse, 990_000 + last.purse])
  expect([calls('bet'), calls('win'), calls('betWin')].map(({ length }) => length)).toEqual([
    1, 1, 0,
  ])
  const proof = (await (await fetch(`${url}/rounds/${round.roundId}/proof`)).json()) as {
    actions: { kind: string; cost?: number }[]
  }
  expect(proof.actions.map(({ kind }) => kind)).toEqual(['buy', ...shots.map(() => 'shot'), 'home'])
})

test('who comes second to a fish that is caught is not charged', async () => {
  const first = await sail(1, 50_000)
  const others = await Promise.all([2, 3, 4, 5, 6].map((at) => sail(at, 50_000)))
  const players = [first, ...others]
  const caught = new Set<number>()
  for (let turn = 0; turn < 40 || caught.size === 0; turn++) {
    const target = await first.gunner.aim()
    const answers = await Promise.all(players.map(({ gunner }) => gunner.send(target, 100)))
    for (const answer of answers) {
      if (answer.kind === 'refused') expect(answer.reason).toBe('gone')
      else if (answer.times > 0) {
        expect(caught.has(answer.fish)).toBe(false)
        caught.add(answer.fish)
      }
    }
  }
  for (const player of players) {
    const { round } = await player.act({ kind: 'home' })
    const told = player.gunner.heard.filter(({ kind }) => kind === 'shot')
    // Those that were told of as shots, and no others, were paid for.
    expect(round.table).toMatchObject({ shots: told.length, spent: told.length * 100 })
  }
})

test('without a purse, with too little in it or past its top nothing is fired', async () => {
  const player = await sail(7)
  const refused = async (cost: number) => player.gunner.send(await player.gunner.aim(), cost)
  expect(await refused(100)).toMatchObject({ reason: 'noBet' })
  await player.act({ kind: 'buy', stakeAmount: 1000 })
  expect(await refused(1100)).toMatchObject({ reason: 'purseEmpty' })
  expect(await refused(150)).toMatchObject({ reason: 'badCost' })
  expect(await player.gunner.send(999_999, 100)).toMatchObject({ reason: 'gone' })
  expect((await player.act({ kind: 'home' })).round.winAmount).toBe(1000)
})

test('an empty purse goes home by itself, and the player is told', async () => {
  const player = await sail(7, 1000)
  const isOwn = (said: { kind: string }): said is Gunner['heard'][number] & { kind: 'own' } =>
    said.kind === 'own'
  const ended = player.gunner.until(isOwn)
  // All of it at once: it is gone, or there is enough for the next.
  let [purse, isOver] = [1000, false]
  void ended.then(() => (isOver = true))
  while (purse > 0 && !isOver) {
    const answer = await player.gunner.send(await player.gunner.aim(), Math.min(purse, 10_000))
    if (answer.kind === 'shot') ({ purse } = answer)
    else if (answer.reason === 'purseFull') return
  }
  expect((await ended).round).toMatchObject({ isOver: true, winAmount: 0 })
  expect(calls('win').map(({ body }) => body.amount)).toEqual([0])
})

test('a break closes the sea at once: the purse goes home, nothing more is fired', async () => {
  const player = await sail(7, 10_000)
  const [first] = await player.gunner.shoot(1, 100)
  wallet.isPaused = true
  const closed = player.gunner.until(
    (said): said is Gunner['heard'][number] & { kind: 'closed' } => said.kind === 'closed',
  )
  const pressing = (async () => {
    for (;;) {
      const answer = await player.gunner.send(await player.gunner.aim(), 100)
      if (answer.kind === 'refused' && answer.reason === 'gateClosed') return answer
    }
  })()
  expect(await closed).toMatchObject({ reason: 'gateClosed' })
  await pressing
  await vi.waitFor(() => expect(calls('win')).toHaveLength(1), { timeout: 30_000 })
  expect(first?.kind).toBe('shot')
  expect(calls('win')[0]?.body.closesRound).toBe(true)
})

test('shots keep the site’s least time, and stop while a reality check waits', async () => {
  const rules = { leastMs: 60_000, maxStake: null, mayAutoplay: false, mayHurry: false }
  wallet.rules = rules
  const slow = await sail(7, 10_000)
  await slow.gunner.shoot(1, 100)
  // The second waits for its time, until the line is cut; a third is told so.
  const waits = await slow.gunner.aim()
  slow.gunner.send(waits, 100).catch(() => undefined)
  expect(await slow.gunner.send(await slow.gunner.aim(), 100)).toMatchObject({ reason: 'tooSoon' })
  wallet.rules = { ...rules, leastMs: 0, isCheckDue: true }
  const other = await sail(8, 10_000)
  const refused = await other.gunner.send(await other.gunner.aim(), 100)
  expect(refused).toMatchObject({ reason: 'tokenExpired' })
  expect((await other.act({ kind: 'home' })).round.winAmount).toBe(10_000)
})

test('a purse nobody shoots from goes home after half an hour', async () => {
  await sail(7, 10_000)
  clock.aheadMs = 29 * 60_000
  await new Promise((resolve) => setImmediate(resolve))
  expect(calls('win')).toEqual([])
  clock.aheadMs = 31 * 60_000
  await vi.waitFor(() => expect(calls('win').map(({ body }) => body.amount)).toEqual([10_000]), {
    timeout: 30_000,
  })
})

test('who is not of a launch gets no line, and no other line is opened', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/play/202/sea`)
  socket.addEventListener('open', () => socket.send(JSON.stringify({ bearer: 'nobody' })))
  const [event] = (await once(socket, 'close')) as [CloseEvent]
  expect(event.code).toBe(4401)
  const lost = new WebSocket(`${url.replace('http', 'ws')}/play/601/sea`)
  const [failed] = (await once(lost, 'close')) as [CloseEvent]
  expect(failed.code).toBe(1006)
})
