import type { AnyArcadeGame, SeatBets } from '../games/game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { viewOf } from '../rounds/result.ts'
import type { Round } from '../store/rounds.ts'
import { getPair } from '../store/seeds.ts'
import { findPlace, listOutcomes } from '../store/shared-rounds.ts'
import type { LiveRound } from './live-round.ts'

export type Hear = (message: string) => void
type Listener = { playerId: number; hear: Hear; words: string | null }

/** Everybody who watches. The same words go to all, so they are written once. */
export type Audience = {
  size(): number
  /** Made by the browsers of who listens, when they began to. */
  words(): string[]
  listen(listener: Listener, current: () => LiveRound | null): () => void
  /** The round as it stands: when it opens, starts and ends. */
  tell(live: LiveRound): void
  /** Who is aboard and who has left; a few times a second at most. */
  tellSeats(live: LiveRound): void
  /** What became of a player's own seat. */
  tellOwn(game: AnyArcadeGame, seat: Round, balance: number | null): void
}

const seatsGapMs = 200
const mostSeats = 40

export function openAudience(arcade: Arcade, game: AnyArcadeGame): Audience {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  const sayToAll = (message: object) => {
    const text = JSON.stringify(message)
    for (const { hear } of listeners) hear(text)
  }
  return {
    size: () => listeners.size,
    words: () => [...listeners].flatMap(({ words }) => words ?? []),
    listen(listener, current) {
      listeners.add(listener)
      const live = current()
      if (live) listener.hear(JSON.stringify(stateOf(arcade, game, live)))
      return () => void listeners.delete(listener)
    },
    tell: (live) => sayToAll(stateOf(arcade, game, live)),
    tellSeats(live) {
      timer ??= setTimeout(() => {
        timer = undefined
        sayToAll({ kind: 'seats', number: live.round.number, ...seatsOf(game, live) })
      }, seatsGapMs)
    },
    tellOwn(ofGame, seat, balance) {
      const text = JSON.stringify({ kind: 'own', round: viewOf(ofGame, seat), balance })
      for (const { playerId, hear } of listeners) if (playerId === seat.playerId) hear(text)
    },
  }
}

/** The outcome only when there is nothing left to decide. */
function stateOf(arcade: Arcade, game: AnyArcadeGame, live: LiveRound) {
  const { store, nowMs } = arcade
  const { round, startsAtMs, beganAtMs } = live
  const { number, phase, startedAtMs, outcome, seedId } = round
  const isTable = game.course?.kind === 'table'
  return {
    kind: 'state',
    number,
    phase: isTable ? live.phase : phase,
    nowMs: nowMs(),
    startsAtMs,
    startedAtMs,
    /** For who comes in late. */
    ...(isTable && { sinceMs: beganAtMs === 0 ? 0 : arcade.steadyMs() - beganAtMs }),
    outcome: phase === 'over' ? outcome : null,
    commitment: getPair(store, seedId).commitment,
    place: findPlace(store, seedId),
    past: listOutcomes(store, game.catalogueId, game.course?.remembered ?? 0),
    ...seatsOf(game, live),
  }
}

function seatsOf({ course }: AnyArcadeGame, { seats }: LiveRound) {
  const all = [...seats.values()]
  const stakeSum = all.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0)
  const shown = course?.kind === 'table' ? { spots: spotsOf(all) } : { seats: namesOf(all) }
  const seatCount = new Set(all.map(({ playerId }) => playerId)).size
  return { seatCount, stakeSum, ...shown }
}

/** Bet by bet: who left last stands first, then who has most at stake. */
function namesOf(seats: Round[]) {
  return seats
    .map(({ playerId, stakeAmount, winAmount, state }) => ({
      name: `••${String(playerId).padStart(2, '0').slice(-2)}`,
      stakeAmount,
      winAmount,
      outAt: (state as { outAt: number | null }).outAt,
    }))
    .toSorted(
      (one, other) => (other.outAt ?? 0) - (one.outAt ?? 0) || other.stakeAmount - one.stakeAmount,
    )
    .slice(0, mostSeats)
}

/** Where the money lies: how many players have a bet on a spot, and how much is on it. */
function spotsOf(seats: Round[]): Record<string, [players: number, amount: number]> {
  const spots: Record<string, [number, number]> = {}
  for (const { state } of seats)
    for (const [spot, amount] of Object.entries((state as SeatBets).bets)) {
      const [players, sum] = spots[spot] ?? [0, 0]
      spots[spot] = [players + 1, sum + amount]
    }
  return spots
}
