import { expect, test } from 'vitest'
import type { RoundView } from '../../../client/api.ts'
import type { Table } from '../../../client/game-client.ts'
import type { Flight } from './flight.ts'
import { newFlight } from './flight.ts'
import { openMoves } from './moves.ts'

type Asked = { kind: string; seat: 0 | 1; stakeAmount: number; autoAt: number }

test('two bets fly by themselves, each to an exit of its own, until both have ended', async () => {
  const { moves, asked, settled, end } = seat()
  const flown = moves.playRound([200, 500], new AbortController().signal)
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(2)
  expect(asked.map(({ seat: bet, autoAt }) => [bet, autoAt])).toEqual([
    [0, 200],
    [1, 500],
  ])
  end(0, 2000)
  expect(settled()).toEqual([2000])
  expect(await Promise.race([flown, Promise.resolve('still flying')])).toBe('still flying')
  end(1, 0)
  expect((await flown)?.winAmount).toBe(2000)
  expect(settled()).toEqual([2000, 0])
})

test('one alone does not wait for another, and a refused one ends it', async () => {
  const { moves, asked, end, refuse } = seat()
  const { signal } = new AbortController()
  const alone = moves.playRound([200], signal)
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(1)
  end(0, 0)
  expect((await alone)?.isOver).toBe(true)
  refuse(1)
  const both = moves.playRound([200, 500], signal)
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(3)
  end(0, 0)
  expect(await both).toBeNull()
})

test('a flight that is cut off ends what flies by itself, and the next one may begin', async () => {
  const { moves, settled } = seat()
  const { signal } = new AbortController()
  const flown = moves.playRound([200, 500], signal)
  await expect.poll(() => moves.isAboard(1), { timeout: 30_000 }).toBe(true)
  moves.show([])
  expect(await flown).toBeNull()
  expect([settled(), moves.isAboard(0), moves.isAboard(1)]).toEqual([[], false, false])
})

test('a bet wished for the next flight is not laid after the line was lost', async () => {
  const { flight, moves, asked } = seat()
  flight.phase = 'running'
  await moves.press(0)
  expect(moves.isQueued(0)).toBe(true)
  flight.phase = 'lost'
  moves.lose()
  await moves.press(1)
  flight.phase = 'waiting'
  await moves.startWaiting()
  expect(asked).toEqual([])
})

/** A player in a flight that takes bets, and the server behind. */
function seat() {
  const flight: Flight = { ...newFlight(), phase: 'waiting' }
  const [asked, told]: [Asked[], RoundView[]] = [[], []]
  let refused = -1
  const nothing = () => undefined
  const roundOf = (bet: Asked, winAmount: number | null): RoundView => ({
    roundId: `${bet.seat}-${asked.indexOf(bet)}`,
    isOver: winAmount !== null,
    stakeAmount: bet.stakeAmount,
    winAmount: winAmount ?? 0,
    openedAtMs: 0,
    table: { seat: bet.seat, stakeAmount: bet.stakeAmount, autoAt: bet.autoAt, outAt: null },
  })
  const table = {
    act: async (action: object) => {
      asked.push(action as Asked)
      return (action as Asked).seat === refused ? null : roundOf(action as Asked, null)
    },
    settle: (round: RoundView) => void told.push(round),
    refresh: nothing,
    wake: nothing,
    sounds: { press: nothing, win: nothing },
  } as unknown as Table
  const moves = openMoves(table, flight, () => ({ stakeAmount: 1000, autoAt: null }))
  return {
    flight,
    moves,
    asked,
    settled: () => told.map(({ winAmount }) => winAmount),
    refuse: (bet: number) => (refused = bet),
    end: (bet: 0 | 1, winAmount: number) => {
      const laid = asked.findLast((one) => one.seat === bet)
      if (laid) moves.settle(roundOf(laid, winAmount), null)
    },
  }
}
