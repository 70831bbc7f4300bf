import type { ChainView } from '../../../client/chain-sheet.ts'
import { timesAfter } from '../paytable.ts'

export type Seat = { name: string; stakeAmount: number; winAmount: number; outAt: number | null }
/** A player may have two bets in one flight. */
export type Bet = 0 | 1
export type Own = {
  seat: Bet
  roundId: string
  stakeAmount: number
  autoAt: number | null
  outAt: number | null
  isOver: boolean
  /** Asked to leave, and not answered yet. */
  isLeaving: boolean
}

/** What the page knows of the flight; the server's word counts, this only draws it. */
export type Flight = {
  phase: 'waiting' | 'running' | 'over' | 'lost'
  number: number
  /** On the page's own clock. */
  startsAtMs: number
  startedAtMs: number
  outcome: number | null
  commitment: string
  place: ChainView['place']
  past: number[]
  seats: Seat[]
  seatCount: number
  stakeSum: number
  owns: [Own | null, Own | null]
  endedAtMs: number
}

type State = Omit<Flight, 'owns' | 'endedAtMs' | 'startedAtMs'> & {
  kind: 'state'
  nowMs: number
  startedAtMs: number | null
}
export type Message =
  | State
  | ({ kind: 'seats'; number: number } & Pick<Flight, 'seats' | 'seatCount' | 'stakeSum'>)
  | { kind: 'lost' }

export function newFlight(): Flight {
  const clocks = { startsAtMs: 0, startedAtMs: 0, endedAtMs: 0 }
  const fair = { commitment: '', place: null }
  const seats = { seats: [], seatCount: 0, stakeSum: 0 }
  const rest = { past: [], ...fair, ...clocks, ...seats }
  return { phase: 'lost', number: 0, outcome: null, owns: [null, null], ...rest }
}

/** True when a phase has just begun. */
export function hearIn(flight: Flight, message: Message): boolean {
  if (message.kind === 'lost') {
    flight.phase = 'lost'
    return true
  }
  if (message.kind === 'seats') {
    const { seats, seatCount, stakeSum } = message
    if (message.number === flight.number) Object.assign(flight, { seats, seatCount, stakeSum })
    return false
  }
  const { kind: _kind, nowMs, startedAtMs, startsAtMs, ...rest } = message
  const isNew = rest.phase !== flight.phase
  const shift = performance.now() - nowMs
  if (rest.number !== flight.number)
    for (const seat of [0, 1] as const) if (flight.owns[seat]?.isOver) flight.owns[seat] = null
  Object.assign(flight, rest)
  flight.startsAtMs = startsAtMs + shift
  if (startedAtMs !== null) flight.startedAtMs = startedAtMs + shift
  if (isNew && rest.phase === 'over') flight.endedAtMs = performance.now()
  return isNew
}

export function timesNow(flight: Flight, nowMs: number): number {
  if (flight.phase === 'over') return flight.outcome ?? 100
  return flight.phase === 'running' ? timesAfter(nowMs - flight.startedAtMs) : 100
}
