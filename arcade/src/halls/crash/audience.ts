import type { AnyArcadeGame } from '../../games/game.ts'
import type { Arcade } from '../../rounds/arcade.ts'
import { viewOf } from '../../rounds/result.ts'
import type { Round } from '../../store/rounds.ts'
import { getPair } from '../../store/seeds.ts'
import { findPlace, listOutcomes } from '../../store/shared-rounds.ts'
import type { Flight } from './flight.ts'

export type Hear = (message: string) => void
type Listener = { playerId: number; hear: Hear; words: string | null }

/** Everybody who watches. The same words go to all, so they are written once. */
export type Audience = {
  size(): number
  /** Made by the browsers of who listens, when they began to. */
  words(): string[]
  listen(listener: Listener, current: () => Flight | null): () => void
  /** The round as it stands: when it opens, starts and ends. */
  tell(flight: Flight): void
  /** Who is aboard and who has left; a few times a second at most. */
  tellSeats(flight: Flight): void
  /** What became of a player's own seat. */
  tellOwn(game: AnyArcadeGame, seat: Round, balance: number | null): void
}

const seatsGapMs = 200
const mostSeats = 40
const remembered = 20

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
      const flight = current()
      if (flight) listener.hear(JSON.stringify(stateOf(arcade, game, flight)))
      return () => void listeners.delete(listener)
    },
    tell: (flight) => sayToAll(stateOf(arcade, game, flight)),
    tellSeats(flight) {
      timer ??= setTimeout(() => {
        timer = undefined
        sayToAll({ kind: 'seats', number: flight.round.number, ...seatsOf(flight) })
      }, seatsGapMs)
    },
    tellOwn(ofGame, seat, balance) {
      const text = JSON.stringify({ kind: 'own', round: viewOf(ofGame, seat), balance })
      for (const { playerId, hear } of listeners) if (playerId === seat.playerId) hear(text)
    },
  }
}

/** The outcome only when there is nothing left to decide. */
function stateOf({ store, nowMs }: Arcade, { catalogueId }: AnyArcadeGame, flight: Flight) {
  const { round, startsAtMs } = flight
  const { number, phase, startedAtMs, outcome, seedId } = round
  return {
    kind: 'state',
    number,
    phase,
    nowMs: nowMs(),
    startsAtMs,
    startedAtMs,
    outcome: phase === 'over' ? outcome : null,
    commitment: getPair(store, seedId).commitment,
    place: findPlace(store, seedId),
    past: listOutcomes(store, catalogueId, remembered),
    ...seatsOf(flight),
  }
}

function seatsOf({ seats }: Flight) {
  const all = [...seats.values()]
  const shown = all
    .toSorted((one, other) => other.stakeAmount - one.stakeAmount)
    .slice(0, mostSeats)
    .map(({ playerId, stakeAmount, winAmount, state }) => ({
      name: `••${String(playerId).padStart(2, '0').slice(-2)}`,
      stakeAmount,
      winAmount,
      outAt: (state as { outAt: number | null }).outAt,
    }))
  const stakeSum = all.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0)
  return { seatCount: all.length, stakeSum, seats: shown }
}
