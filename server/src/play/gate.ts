import { betGate } from '../gate/index.ts'
import type { Gate } from '../wallet/index.ts'
import { bonusFact } from '../wallet/index.ts'
import { launchesFact, launchesUntil } from './sessions.ts'

/** The gate of a bet that comes from a game: it knows of open games and of bonuses, too. */
export const playGate: Gate = {
  ...betGate,
  fact: `(${betGate.fact} || ${launchesFact} || ${bonusFact})`,
  until: `least(${betGate.until}, ${launchesUntil})`,
}
