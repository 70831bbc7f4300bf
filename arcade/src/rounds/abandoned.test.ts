import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PairProof } from '../client/fair-check.ts'
import { accountFor } from '../client/fair-check.ts'
import { dragonTiger } from '../games/dragon-tiger/rules.ts'
import type { AnyArcadeGame } from '../games/game.ts'
import { gemSweep } from '../games/gem-sweep/rules.ts'
import { check as checkTwentyOne } from '../games/blackjack/check.ts'
import { check as checkSweep } from '../games/gem-sweep/check.ts'
import { check as checkPoker } from '../games/jacks-or-better/check.ts'
import { check as checkPokDeng } from '../games/pok-deng-nine/check.ts'
import { check as checkKings } from '../games/three-kings/check.ts'
import type { House, Shown } from './test-house.ts'
import { openHouse } from './test-house.ts'

const checks = {
  'gem-sweep': checkSweep,
  blackjack: checkTwentyOne,
  'jacks-or-better': checkPoker,
  'three-kings': checkKings,
  'pok-deng-nine': checkPokDeng,
}
const hourMs = 60 * 60 * 1000
const waitMs = 30_000

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

test.each([
  [602, { kind: 'bet', stakeAmount: 1000, mines: 3 }],
  [305, { kind: 'bet', stakeAmount: 1000 }],
  [307, { kind: 'deal', stakeAmount: 1000 }],
  [306, { kind: 'bet', stakeAmount: 1000 }],
  [302, { kind: 'bet', stakeAmount: 1000 }],
])('a round of %i left open ends by its default, is paid and can be verified', async (id, bet) => {
  const { ask } = await house.sit(id)
  const { round } = await ask('act', bet)
  house.clock.aheadMs = 71 * hourMs
  const early = await house.sit(id)
  if (!round.isOver) expect((await early.ask('snapshot')).round.roundId).toBe(round.roundId)
  house.clock.aheadMs = 73 * hourMs
  const late = await house.sit(id)
  const ended = async () => {
    const { round: open, history, isOwed } = await late.ask('snapshot')
    expect([open, history.length, isOwed]).toEqual([null, 1, false])
    return history[0]
  }
  const over = await vi.waitFor(ended, waitMs)
  expect(over?.roundId).toBe(round.roundId)
  expect(house.wallet.balance).toBe(99_000 + (over?.winAmount ?? 0))
  const { revealed } = await (await house.sit(id)).rotate('x')
  const account = await accountFor(checks, (from) =>
    house.read<PairProof>(`/seeds/${revealed?.commitment}/proof?from=${from}`),
  )
  expect(account).toMatchObject({ nonces: 1, played: 1, faults: [] })
})

test('a round of a player who takes a break ends by its default within the minute', async () => {
  const { ask } = await house.sit(602)
  const { round } = await ask('act', { kind: 'bet', stakeAmount: 1000, mines: 1 })
  const asked = (what: string) => house.wallet.calls.filter(({ name }) => name === what)
  const before = asked('balance').length
  house.clock.aheadMs = 30_000
  await vi.waitFor(() => expect(asked('balance').length).toBeGreaterThan(before), waitMs)
  expect((await ask('snapshot')).round.roundId).toBe(round.roundId)
  house.wallet.isPaused = true
  house.clock.aheadMs = 60_000
  await vi.waitFor(() => expect(asked('win')).toHaveLength(1), waitMs)
  expect(asked('win')[0]?.body).toMatchObject({ roundId: round.roundId, closesRound: true })
})

test('the wallet is not asked about rounds that end by a clock and take no decision', async () => {
  const hall = await openHouse({}, [gemSweep, dragonTiger] as AnyArcadeGame[])
  try {
    const { ask } = await hall.sit(504)
    const bets = { dragon: 1000 }
    await vi.waitFor(
      async () => expect(await ask('act', { kind: 'bet', bets })).toMatchObject({ status: 200 }),
      waitMs,
    )
    await (await hall.sit(602)).ask('act', { kind: 'bet', stakeAmount: 1000, mines: 1 })
    const askedOf = (gameId: number) =>
      hall.wallet.calls.filter(({ name, body }) => name === 'balance' && body.gameId === gameId)
    const [table, gems] = [askedOf(504).length, askedOf(602).length]
    // Longer than a player rests before the wallet is asked; bets are still taken.
    hall.clock.aheadMs = 7_000
    await vi.waitFor(() => expect(askedOf(602).length).toBeGreaterThan(gems), waitMs)
    expect(askedOf(504)).toHaveLength(table)
  } finally {
    await hall.close()
  }
})

test('an action begins the 72 hours anew', async () => {
  const bet = { kind: 'bet', stakeAmount: 1000, mines: 1 }
  for (const playerId of [7, 8]) await (await house.sit(602, playerId)).ask('act', bet)
  house.clock.aheadMs = 70 * hourMs
  const { round } = await (await house.sit(602, 7)).ask('act', { kind: 'pick', tile: 5 })
  house.clock.aheadMs = 140 * hourMs
  const [acted, left] = [await house.sit(602, 7), await house.sit(602, 8)]
  // What nobody touched is ended in the same turn in which the other is passed over.
  const ended = async () => expect((await left.ask('snapshot')).round).toBeNull()
  await vi.waitFor(ended, waitMs)
  const open = (await acted.ask('snapshot')).round as Shown | null
  expect(open?.roundId).toBe(round.isOver ? undefined : round.roundId)
})

test('rounds that cannot end yet keep no younger one open', async () => {
  let isDeaf = false
  house.wallet.mood = (name) =>
    name === 'rollback' || (isDeaf && name === 'bet') ? 'deaf' : 'well'
  // As many as are ended in one turn, each with a stake of which nobody knows.
  for (let [stuck, playerId] = [0, 100]; stuck < 20; playerId++) {
    const { ask } = await house.sit(305, playerId)
    await ask('act', { kind: 'bet', stakeAmount: 1000 })
    isDeaf = true
    if ((await ask('act', { kind: 'double' })).error === 'stakeUnknown') stuck++
    isDeaf = false
  }
  await (await house.sit(602)).ask('act', { kind: 'bet', stakeAmount: 1000, mines: 1 })
  house.clock.aheadMs = 73 * hourMs
  const late = await house.sit(602)
  await vi.waitFor(async () => expect((await late.ask('snapshot')).round).toBeNull(), waitMs)
})

test('a win the wallet refuses for good is told to its player', async () => {
  const { ask } = await house.sit(602)
  await ask('act', { kind: 'bet', stakeAmount: 1000, mines: 1 })
  const { round } = await ask('act', { kind: 'pick', tile: 5 })
  if (round.isOver) return
  house.wallet.refuses = 'betRolledBack'
  const taken = await ask('act', { kind: 'take' })
  expect(taken).toMatchObject({ status: 200, round: { winAmount: 1010 } })
  const { refusedWins } = await ask('snapshot')
  const { roundId } = round
  expect(refusedWins).toEqual([{ roundId, amount: 1010, status: 'betRolledBack' }])
})

test('how a round stands is told although the wallet does not answer', async () => {
  const { ask } = await house.sit(602)
  await ask('act', { kind: 'bet', stakeAmount: 1000, mines: 3 })
  house.wallet.mood = (name) => (name === 'balance' ? 'silent' : 'well')
  expect(await ask('snapshot')).toMatchObject({ status: 200, balance: null })
})
