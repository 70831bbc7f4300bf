import { z } from 'zod'
import { wholeStake } from '../stake.ts'
import { ballCount, mostPicks } from './paytable.ts'

export type KenoState = { draw: KenoDraw | null }
export type KenoDraw = {
  stakeAmount: number
  picks: number[]
  /** In the order they came. */
  balls: number[]
  hits: number
  /** Hundredths. */
  multiplier: number
  winAmount: number
}

export const kenoAction = z.object({
  kind: z.literal('draw'),
  stakeAmount: wholeStake,
  picks: z
    .array(z.int().min(1).max(ballCount))
    .min(1)
    .max(mostPicks)
    .refine((picks) => new Set(picks).size === picks.length, 'a number is picked once'),
})
export type KenoAction = z.infer<typeof kenoAction>
