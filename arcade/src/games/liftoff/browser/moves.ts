import { isGain } from '../../../client/gain.ts'
import type { RoundView } from '../../../client/api.ts'
import type { Table } from '../../../client/game-client.ts'
import type { Bet, Flight, Own } from './flight.ts'

/** What a bet would be now. */
export type Wish = { stakeAmount: number; autoAt: number | null }

/** What a press does, and what it waits for. */
export function openMoves(table: Table, flight: Flight, wish: () => Wish) {
  const handled = new Set<string>()
  const queued = new Map<Bet, Wish>()
  let waiting: ((round: RoundView | null) => void) | null = null
  let begin: (() => void) | null = null
  const { redraw, take, isAboard, bet } = openOwn(table, flight)
  /** Our seat has ended: left by hand or at the named multiplier, or lost. */
  const settle = (round: RoundView, balance: number | null) => {
    if (!round.isOver || handled.has(round.roundId)) return
    handled.add(round.roundId)
    take(round)
    if (isGain(round)) table.sounds.win(2)
    if (waiting && (round.table as unknown as Own).seat === 0) waiting(round)
    else table.settle(round, balance)
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
      if (seat === 0) waiting?.(null)
    }
    for (const round of open) take(round)
  }
  const startWaiting = async () => {
    begin?.()
    begin = null
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
    if (!queued.delete(seat)) queued.set(seat, wish())
    redraw()
    return null
  }
  const playRound = async (leaveAt: number, signal: AbortSignal) => {
    if (flight.phase !== 'waiting' || isAboard(0)) await untilBegun((go) => (begin = go), signal)
    const wished = { ...wish(), autoAt: leaveAt }
    const round = signal.aborted ? null : await bet(0, wished)
    if (!round) return null
    const over = await new Promise<RoundView | null>((resolve) => (waiting = resolve))
    waiting = null
    return over
  }
  const isQueued = (seat: Bet) => queued.has(seat)
  return { show, settle, press, playRound, startWaiting, isAboard, isQueued }
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

/** Until bets are taken again, or the player has had enough. */
function untilBegun(tell: (go: () => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    tell(resolve)
    signal.addEventListener('abort', () => resolve())
  })
}
