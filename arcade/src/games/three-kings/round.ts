import { z } from 'zod'
import { wholeStake } from '../stake.ts'
import type { HandKey } from './paytable.ts'

export type Outcome = 'folded' | 'unqualified' | 'won' | 'tied' | 'lost'

export type Kings = {
  /** The top six of the deck, fixed before the bet: three for each side. */
  top: number[]
  stakeAmount: number
  pairPlusAmount: number
  choice: 'play' | 'fold' | null
}

export const kingsAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bet'),
    stakeAmount: wholeStake,
    hasPairPlus: z.boolean().default(false),
  }),
  z.object({ kind: z.enum(['play', 'fold']) }),
])
export type KingsAction = z.infer<typeof kingsAction>

/** What the player sees of the table. */
export type KingsView = {
  stakeAmount: number
  pairPlusAmount: number
  cards: number[]
  hand: HandKey
  /** Nothing before the decision. */
  dealer: number[]
  outcome: Outcome | null
}
