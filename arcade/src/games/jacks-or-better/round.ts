import { z } from 'zod'
import { wholeStake } from '../stake.ts'

export type PokerState = {
  /** The top ten of the deck, fixed before the bet: five to deal and five to draw from. */
  top: number[]
  stakeAmount: number
  held: boolean[] | null
}

export const pokerAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deal'), stakeAmount: wholeStake }),
  z.object({ kind: z.literal('draw'), held: z.array(z.boolean()).length(5) }),
])
export type PokerAction = z.infer<typeof pokerAction>
