import { z } from 'zod'
import { wholeStake } from '../stake.ts'

export type Outcome = 'won' | 'lost' | 'tied'

export type PokDeng = {
  /** The top six of the deck, fixed before the bet: two for each side in turn, then to be drawn. */
  top: number[]
  stakeAmount: number
  choice: 'draw' | 'stand' | null
  isOver: boolean
}

export const pokDengAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bet'), stakeAmount: wholeStake }),
  z.object({ kind: z.enum(['draw', 'stand']) }),
])
export type PokDengAction = z.infer<typeof pokDengAction>

/** What the player sees of the table. */
export type PokDengView = {
  stakeAmount: number
  cards: number[]
  /** Nothing before the end. */
  dealer: number[]
  outcome: Outcome | null
}
