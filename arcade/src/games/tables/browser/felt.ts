import type { RoundView } from '../../../client/api.ts'
import { isGain } from '../../../client/gain.ts'
import type { Table } from '../../../client/game-client.ts'
import { holdBalance, tellLobby } from '../../../client/lobby.ts'
import type { Bets, Laid } from './chips.ts'
import { sumOf } from './chips.ts'
import type { Live, Message } from './live.ts'
import { hearIn, newLive } from './live.ts'

type Own = { kind: 'own'; round: RoundView; balance: number | null }
type TableSeat = { bets: Bets; outcome: unknown }

/** The table as this player sees it. */
export type Felt = {
  live: Live
  /** Not bet yet. */
  laid: Laid
  placed: Bets
  /** The bets of the round before, to be repeated. */
  before: Bets
  /** The spot the keyboard is at. */
  focus: string | null
  /** The part of the felt in sight, where not all of it is. */
  page: number
  /** The open round of this player. */
  seatId: string | null
  /** The last outcome seen: it stays in sight while the next bets are laid. */
  seen: unknown
  /** What this round has brought above its stake; told with the outcome. */
  gain: number
}

export function newFelt(): Felt {
  const bets = { laid: [], placed: {}, before: {} }
  return { live: newLive(), ...bets, focus: null, page: 0, seatId: null, seen: null, gain: 0 }
}

export function shareShown({ live }: Felt, revealMs: number, nowMs: number): number {
  return (nowMs - live.shownAtMs) / revealMs
}

/** What lies on the table: this round's outcome, or the last one's until there is another. */
export function shownOf({ live, seen }: Felt): unknown {
  return live.outcome ?? seen ?? live.past[0] ?? null
}

/** A round of this player as it stands; null when none is open. */
export function takeSeat(felt: Felt, round: RoundView | null): void {
  felt.placed = round ? (round.table as TableSeat).bets : {}
  felt.seatId = round?.roundId ?? null
}

/** A round that ended while nobody looked. */
export function takeEnd(felt: Felt, round: RoundView): void {
  const { bets, outcome } = round.table as TableSeat
  felt.before = bets
  felt.seatId = null
  felt.seen = outcome
}

/** Follows the hall, and tells what was won once the outcome lies there, and of each next round. */
export function follow(
  table: Table,
  felt: Felt,
  revealMs: number,
  tellNext = (): void => undefined,
): void {
  const { live } = felt
  const told = new Set<string>()
  let end: Omit<Own, 'kind'> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    tellLobby('shown')
    if (end && !told.has(end.round.roundId)) {
      told.add(end.round.roundId)
      takeEnd(felt, end.round)
      felt.gain = isGain(end.round) ? end.round.winAmount : 0
      if (felt.gain > 0) table.sounds.win(2)
      else if (end.round.winAmount === 0) table.sounds.lose()
    }
    if (end) table.settle(end.round, end.balance)
    table.refresh()
    table.wake()
  }
  const lay = () => {
    felt.seen = live.outcome
    if (sumOf(felt.placed) > 0) holdBalance(table.balance())
    clearTimeout(timer)
    timer = setTimeout(tell, Math.max(0, live.shownAtMs + revealMs - performance.now()))
  }
  const isLaidOut = () => shareShown(felt, revealMs, performance.now()) >= 1
  table.hear((said) => {
    const message = said as Message | Own
    if (message.kind === 'own') {
      end = { round: message.round, balance: message.balance ?? end?.balance ?? null }
      if (live.phase === 'lost' || isLaidOut()) tell()
      return
    }
    const [wasLost, number] = [live.phase === 'lost', live.number]
    const isNew = hearIn(live, message)
    if (number !== 0 && live.number !== number) {
      felt.placed = {}
      felt.gain = 0
      end = null
      tellNext()
    }
    const isMissed = live.number !== number || live.outcome !== null
    // What became of our seat may have been told while nobody listened.
    if (wasLost && live.phase !== 'lost' && felt.seatId !== null && isMissed) table.catchUp()
    if (isNew && live.phase === 'shown') lay()
    if (isNew && live.phase === 'closed') table.sounds.tick(3)
    if (isNew) table.refresh()
    table.wake()
  })
}
