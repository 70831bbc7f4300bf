import { isGain } from '../../../client/gain.ts'
import type { RoundView } from '../../../client/api.ts'
import type { Table } from '../../../client/game-client.ts'
import type { Flight, Own } from './flight.ts'

/** What a press does, and what it waits for. */
export function openMoves(table: Table, flight: Flight, autoAt: () => number | null) {
  const handled = new Set<string>()
  let isQueued = false
  let waiting: ((round: RoundView | null) => void) | null = null
  let begin: (() => void) | null = null
  const take = (round: RoundView) => {
    flight.own = {
      ...(round.table as unknown as Own),
      roundId: round.roundId,
      isOver: round.isOver,
    }
    table.refresh()
    table.wake()
  }
  const isAboard = () => flight.own !== null && !flight.own.isOver
  const bet = async (leaveAt: number | null) => {
    table.sounds.press()
    const action = { kind: 'bet', stakeAmount: table.stakeAmount(), autoAt: leaveAt }
    const round = await table.act(action)
    if (round) take(round)
    return round
  }
  const out = async () => {
    const round = await table.act({ kind: 'out' })
    if (!round || handled.has(round.roundId)) return null
    handled.add(round.roundId)
    take(round)
    if (isGain(round)) table.sounds.win(2)
    return round
  }
  /** The server has ended our seat: left at the named multiplier, or lost. */
  const settle = (round: RoundView, balance: number | null) => {
    if (!round.isOver || handled.has(round.roundId)) return
    handled.add(round.roundId)
    take(round)
    if (isGain(round)) table.sounds.win(2)
    if (waiting) waiting(round)
    else table.settle(round, balance)
  }
  /** The flight was cut off and the stake is on its way back: nothing will end our seat. */
  const giveUp = () => {
    flight.own = null
    waiting?.(null)
  }
  const startWaiting = () => {
    begin?.()
    begin = null
    if (!isQueued) return
    isQueued = false
    void bet(autoAt())
  }
  const press = async () => {
    if (isAboard()) return flight.phase === 'running' ? out() : null
    if (flight.phase === 'waiting') return bet(autoAt())
    isQueued = !isQueued
    table.refresh()
    return null
  }
  const playRound = async (leaveAt: number, signal: AbortSignal) => {
    if (flight.phase !== 'waiting') await untilBegun((go) => (begin = go), signal)
    const round = signal.aborted ? null : await bet(leaveAt)
    if (!round) return null
    const over = await new Promise<RoundView | null>((resolve) => (waiting = resolve))
    waiting = null
    return over
  }
  const isWaiting = () => isQueued
  return { take, settle, giveUp, press, playRound, startWaiting, isAboard, isQueued: isWaiting }
}

/** Until bets are taken again, or the player has had enough. */
function untilBegun(tell: (go: () => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    tell(resolve)
    signal.addEventListener('abort', () => resolve())
  })
}
