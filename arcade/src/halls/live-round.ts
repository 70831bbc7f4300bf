import type { Round } from '../store/rounds.ts'
import type { SharedRound } from '../store/shared-rounds.ts'

/** Where a table stands. A flight goes by its round alone and takes bets until it lifts off. */
export type TablePhase = 'bets' | 'closed' | 'shown' | 'rest'

/** A shared round as it stands, with everybody in it. */
export type LiveRound = {
  round: SharedRound
  /** By `placeOf`, in the order they came. Who has left stays until the end. */
  seats: Map<string, Round>
  /** Stakes under way. */
  asking: number
  /** What these could come to. */
  pledged: number
  /** Bets are taken until then. */
  startsAtMs: number
  /** When it began, on the clock that nobody sets. */
  beganAtMs: number
  phase: TablePhase
}

/** Where somebody sits: a second bet of one player sits beside the first. */
export function placeOf({ playerId, seat }: Pick<Round, 'playerId' | 'seat'>): string {
  return `${playerId}:${seat}`
}
