import { isGain } from '../../../client/gain.ts'
import type { RoundView } from '../../../client/api.ts'
import type { Table } from '../../../client/game-client.ts'
import { leastTimes } from '../paytable.ts'
import type { Bet, Flight, Own } from './flight.ts'

/** What a bet would be now. */
export type Wish = { stakeAmount: number; autoAt: number | null }

/** What a press does, and what it waits for. */
export function openMoves(table: Table, flight: Flight, wish: () => Wish) {
  const handled = new Set<string>()
  const queued = new Map<Bet, Wish>()
  const { redraw, take, isAboard, bet } = openOwn(table, flight)
  const lay = (seat: Bet, autoAt: number) => bet(seat, { ...wish(), autoAt })
  const auto = openAutoFlights(flight, isAboard, lay)
  /** Our seat has ended: left by hand or at the named multiplier, or lost. */
  const settle = (round: RoundView, balance: number | null) => {
    if (!round.isOver || handled.has(round.roundId)) return
    handled.add(round.roundId)
    take(round)
    if (isGain(round)) table.sounds.win(2)
    table.settle(round, balance)
    auto.end((round.table as unknown as Own).seat, round)
  }
  /** Not waited for: the other bet may want to leave in the same moment. */
  const out = async (own: Own) => {
    own.isLeaving = true
    table.refresh()
    const round = await table.act({ kind: 'out', seat: own.seat })
    own.isLeaving = false
    if (round) settle(round, null)
  }
  /** What the server knows to be aboard; a flight that was cut off gives its stakes back. */
  const show = (open: RoundView[]) => {
    for (const seat of bets) {
      const isKnown = open.some(({ table: told }) => told.seat === seat)
      if (!isAboard(seat) || isKnown) continue
      flight.owns[seat] = null
      auto.end(seat, null)
    }
    for (const round of open) take(round)
  }
  const startWaiting = async () => {
    auto.begin()
    const wanted = [...queued]
    queued.clear()
    for (const [seat, wished] of wanted) await bet(seat, wished)
  }
  const press = async (seat: Bet) => {
    const own = flight.owns[seat]
    if (own && !own.isOver) {
      if (flight.phase === 'running' && !own.isLeaving) void out(own)
      return null
    }
    if (flight.phase === 'waiting') return bet(seat, wish())
    if (flight.phase === 'lost') return null
    if (!queued.delete(seat)) queued.set(seat, wish())
    redraw()
    return null
  }
  /** Nobody knows for how long: what was wished for is not laid while the player looks away. */
  const lose = () => queued.clear()
  const isQueued = (seat: Bet) => queued.has(seat)
  const { playRound } = auto
  return { show, settle, press, playRound, startWaiting, lose, isAboard, isQueued }
}

export const bets: readonly Bet[] = [0, 1]

/** Our own bets as far as the server has told. */
function openOwn(table: Table, flight: Flight) {
  const redraw = () => {
    table.refresh()
    table.wake()
  }
  const take = (round: RoundView) => {
    const told = round.table as unknown as Own
    const { roundId, isOver } = round
    flight.owns[told.seat] = { ...told, roundId, isOver, isLeaving: false }
    redraw()
  }
  const isAboard = (seat: Bet) => flight.owns[seat]?.isOver === false
  const bet = async (seat: Bet, wished: Wish) => {
    table.sounds.press()
    const round = await table.act({ kind: 'bet', seat, ...wished })
    if (round) take(round)
    return round
  }
  return { redraw, take, isAboard, bet }
}

type Lay = (seat: Bet, autoAt: number) => Promise<RoundView | null>

/** Whole flights without the player: every bet leaves at a multiplier of its own. */
function openAutoFlights(flight: Flight, isAboard: (seat: Bet) => boolean, lay: Lay) {
  const ends = new Map<Bet, (round: RoundView | null) => void>()
  let go: (() => void) | null = null
  /** Its end is listened for before it is laid: a flight may be over at once. */
  const fly = async (seat: Bet, autoAt: number) => {
    const over = new Promise<RoundView | null>((resolve) => ends.set(seat, resolve))
    const isLaid = (await lay(seat, autoAt)) !== null
    if (!isLaid) ends.delete(seat)
    return isLaid ? { over } : null
  }
  return {
    begin() {
      go?.()
      go = null
    },
    end(seat: Bet, round: RoundView | null) {
      ends.get(seat)?.(round)
      ends.delete(seat)
    },
    /** The first bet's round, once all have ended; null when one was refused or given back. */
    playRound: async (exits: readonly number[], signal: AbortSignal): Promise<RoundView | null> => {
      const wanted = bets.slice(0, exits.length)
      if (flight.phase !== 'waiting' || wanted.some(isAboard))
        await untilBegun((resolve) => (go = resolve), signal)
      const flown = []
      for (const seat of wanted)
        if (!signal.aborted) flown.push(await fly(seat, exits[seat] ?? leastTimes))
      const over = await Promise.all(flown.map(async (bet) => (bet ? bet.over : null)))
      return over.length > 0 && over.every((round) => round !== null) ? (over[0] ?? null) : null
    },
  }
}

/** Until bets are taken again, or the player has had enough. */
function untilBegun(tell: (go: () => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    tell(resolve)
    signal.addEventListener('abort', () => resolve())
  })
}
