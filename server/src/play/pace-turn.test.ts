import { expect, test } from 'vitest'
import { createPaceTurn } from './pace-turn.ts'
import type { PlayItem } from './round.ts'

function start(leastMs: number, { playerId = 1, gameId = 101 } = {}): PlayItem {
  const part = { tokenHash: null, freeRoundsId: null, result: null, closesRound: false }
  const asked = { playerId, provider: 'p', key: 'k', roundId: 'r', source: '' }
  const play = { gameId, ...part, isProviderOn: true, leastMs, mostWithBonus: null }
  return { ...asked, call: 'bet', amount: 100, play }
}

test('a start within the least time is told how long to wait', () => {
  const turn = createPaceTurn([{ start: { playerId: 1, gameId: 101, ageMs: 400.5 } }])
  expect(turn.refuse(start(1_000))).toEqual({ status: 'tooSoon', detail: '600' })
  expect(turn.refuse(start(400))).toBeNull()
})

test('another game and another player do not wait for it', () => {
  const turn = createPaceTurn([{ start: { playerId: 1, gameId: 101, ageMs: 0 } }])
  expect(turn.refuse(start(1_000, { gameId: 102 }))).toBeNull()
  expect(turn.refuse(start(1_000, { playerId: 2 }))).toBeNull()
})

test('of two starts in one batch the second waits', () => {
  const turn = createPaceTurn([{ start: null }])
  expect(turn.refuse(start(1_000))).toBeNull()
  turn.accept(start(1_000))
  expect(turn.refuse(start(1_000))).toEqual({ status: 'tooSoon', detail: '1000' })
})

test('where rounds keep their own clock nobody waits', () => {
  const turn = createPaceTurn([])
  turn.accept(start(0))
  expect(turn.refuse(start(0))).toBeNull()
})
