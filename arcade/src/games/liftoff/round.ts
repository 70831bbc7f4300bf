import { z } from 'zod'
import { wholeStake } from '../stake.ts'
import { leastTimes, mostTimes } from './paytable.ts'

/** One player's seat in a flight. The flight itself is run by the hall. */
export type LiftoffSeat = {
  /** A player may have two bets in one flight. */
  seat: Bet
  stakeAmount: number
  /** Leaves by itself at this multiplier. */
  autoAt: number | null
  outAt: number | null
  /** The last multiplier of the flight, once it has ended. */
  crash: number | null
}

export type Bet = 0 | 1
const seat = z.literal([0, 1]).default(0)

export const liftoffAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bet'),
    seat,
    stakeAmount: wholeStake,
    autoAt: z.int().min(leastTimes).max(mostTimes).nullable().default(null),
  }),
  // When one leaves is for the hall's clock to say.
  z.object({ kind: z.literal('out'), seat }).transform((out) => ({ ...out, at: 0 })),
])
export type LiftoffAction = z.infer<typeof liftoffAction>
