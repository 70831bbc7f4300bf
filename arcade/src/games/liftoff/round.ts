import { z } from 'zod'
import { wholeStake } from '../stake.ts'
import { leastTimes, mostTimes } from './paytable.ts'

/** One player's seat in a flight. The flight itself is run by the hall. */
export type LiftoffSeat = {
  stakeAmount: number
  /** Leaves by itself at this multiplier. */
  autoAt: number | null
  outAt: number | null
  /** The last multiplier of the flight, once it has ended. */
  crash: number | null
}

export const liftoffAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bet'),
    stakeAmount: wholeStake,
    autoAt: z.int().min(leastTimes).max(mostTimes).nullable().default(null),
  }),
  // When one leaves is for the hall's clock to say.
  z.object({ kind: z.literal('out') }).transform(({ kind }) => ({ kind, at: 0 })),
])
export type LiftoffAction = z.infer<typeof liftoffAction>
