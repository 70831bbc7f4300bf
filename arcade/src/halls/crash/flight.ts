import type { Round } from '../../store/rounds.ts'
import type { SharedRound } from '../../store/shared-rounds.ts'

/** A shared round as it stands, with everybody in it. */
export type Flight = {
  round: SharedRound
  /** By player, in the order they came. Who has left stays until the end. */
  seats: Map<number, Round>
  /** Stakes under way. */
  asking: number
  startsAtMs: number
  /** When it took off, on the clock that nobody sets. */
  liftedAtMs: number
}
