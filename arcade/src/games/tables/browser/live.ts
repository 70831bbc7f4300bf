import type { ChainView } from '../../../client/chain-sheet.ts'

export type Phase = 'bets' | 'closed' | 'shown' | 'rest' | 'lost'

/** What the page knows of the table; the server's word counts, this only draws it. */
export type Live = {
  phase: Phase
  number: number
  /** On the page's own clock: bets are taken until then. */
  closesAtMs: number
  /** When bets began to be taken, as far as this page saw. */
  opensAtMs: number
  /** When the outcome began to be laid out. */
  shownAtMs: number
  outcome: unknown
  commitment: string
  place: ChainView['place']
  /** The newest first. */
  past: unknown[]
  spots: Record<string, [players: number, amount: number]>
  seatCount: number
  stakeSum: number
}

type Seats = Pick<Live, 'spots' | 'seatCount' | 'stakeSum'>
type State = Seats &
  Pick<Live, 'phase' | 'number' | 'outcome' | 'commitment' | 'place' | 'past'> & {
    kind: 'state'
    nowMs: number
    startsAtMs: number
    sinceMs: number
  }
export type Message = State | ({ kind: 'seats'; number: number } & Seats) | { kind: 'lost' }

export function newLive(): Live {
  const clocks = { closesAtMs: 0, opensAtMs: 0, shownAtMs: 0 }
  const fair = { commitment: '', place: null }
  const seats = { spots: {}, seatCount: 0, stakeSum: 0 }
  return { phase: 'lost', number: 0, outcome: null, past: [], ...clocks, ...fair, ...seats }
}

/** True when a phase has just begun. */
export function hearIn(live: Live, message: Message): boolean {
  if (message.kind === 'lost') {
    live.phase = 'lost'
    return true
  }
  if (message.kind === 'seats') {
    const { spots, seatCount, stakeSum } = message
    if (message.number === live.number) Object.assign(live, { spots, seatCount, stakeSum })
    return false
  }
  const { kind: _kind, nowMs, startsAtMs, sinceMs, ...rest } = message
  const isNew = rest.phase !== live.phase || rest.number !== live.number
  const now = performance.now()
  Object.assign(live, rest)
  live.closesAtMs = startsAtMs - nowMs + now
  if (isNew && rest.phase === 'bets') live.opensAtMs = now
  live.shownAtMs = now - sinceMs
  return isNew
}
