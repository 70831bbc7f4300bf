import { betGate } from '../gate/index.ts'
import type { Gate } from '../wallet/index.ts'
import { launchesFact, launchesUntil } from './sessions.ts'

/** The gate of a bet that comes from a game: it knows which games the player has open, too. */
export const playGate: Gate = {
  ...betGate,
  fact: `(${betGate.fact} || ${launchesFact})`,
  until: `least(${betGate.until}, ${launchesUntil})`,
}
