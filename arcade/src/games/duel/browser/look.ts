import type { Advice, Option, Table } from '../../../client/game-client.ts'
import type { Pill } from '../../../client/cards/paint-felt.ts'
import type { LargestWin } from '../../../client/largest-win.ts'

/** What both games show of a round: own cards, and the dealer's when it is over. */
export type DuelView = { stakeAmount: number; cards: number[]; dealer: number[] }

/** What makes a game of cards against the dealer out of the frame they share. */
export type DuelLook<View extends DuelView> = {
  words: { deal: string; dealer: string; you: string; felt: string[]; keys: string }
  /** From the middle to the rim. */
  cloth: string[]
  /** So many cards lie on each side after the deal. */
  dealt: number
  options: Option[]
  bet: (table: Table) => object
  /** What there is to decide; the first is the main button, each has its letter. */
  moves: { key: string; label: string; letter: string }[]
  handText: (cards: readonly number[]) => string
  /** How it came out. */
  ending: (view: View) => Pick<Pill, 'text' | 'tone'>
  /** Own cards shine. */
  isWon: (view: View) => boolean
  advise: (view: View) => Advice
  most: LargestWin
  payRows: () => [string, string][]
}
