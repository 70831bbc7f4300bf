import { z } from 'zod'
import { wholeStake } from '../stake.ts'

const moves = ['hit', 'stand', 'double', 'split', 'surrender'] as const
export type Move = (typeof moves)[number]
export type Outcome = 'blackjack' | 'won' | 'push' | 'lost' | 'bust' | 'surrendered'

export type Hand = {
  cards: number[]
  stakeAmount: number
  isSplit: boolean
  isDone: boolean
  isSurrendered: boolean
}
export type TwentyOne = {
  /** The second one lies face down until the player is done. */
  dealer: number[]
  hands: Hand[]
  stakeAmount: number
  isOver: boolean
}

export const twentyOneAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bet'), stakeAmount: wholeStake }),
  z.object({ kind: z.enum(moves) }),
])
export type TwentyOneAction = z.infer<typeof twentyOneAction>

/** What the player sees of the table. */
export type TableView = {
  stakeAmount: number
  dealer: number[]
  hands: HandView[]
  /** Of all hands, as the verifier deals them again. */
  cards: number[][]
  moves: Move[]
}
export type HandView = {
  cards: number[]
  stakeAmount: number
  isDone: boolean
  outcome: Outcome | null
}
