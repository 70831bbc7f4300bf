import { z } from 'zod'
import { wholeStake } from '../stake.ts'
import { mineChoices, tileCount } from './paytable.ts'

export type SweepState = {
  /** All tiles in the order drawn before the first bet: the first ones hide the mines. */
  order: number[]
  bet: { stakeAmount: number; mines: number } | null
  picked: number[]
  end: 'taken' | 'hit' | 'full' | null
}

export const sweepAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bet'),
    stakeAmount: wholeStake,
    mines: z.literal(mineChoices),
    // Kept with the round: those from before it were paid to the hundredth of a coin.
    pays: z.literal('hundredths').default('hundredths'),
  }),
  z.object({
    kind: z.literal('pick'),
    tile: z
      .int()
      .min(0)
      .max(tileCount - 1),
  }),
  z.object({ kind: z.literal('take') }),
])
export type SweepAction = z.infer<typeof sweepAction>
