import { z } from 'zod'
import { wholeStake } from '../stake.ts'
import type { SpeciesKey } from './paytable.ts'

export type Catch = { species: SpeciesKey; times: number; amount: number }

export type PurseState = {
  /** What was paid for the purse; nought before. */
  stakeAmount: number
  /** What is in it now. */
  purse: number
  shots: number
  spent: number
  won: number
  caught: Partial<Record<SpeciesKey, number>>
  best: Catch | null
  /** What the last shot caught. */
  last: Catch | null
  isHome: boolean
}

/** Shots come over the sea's own line, where it is known which fish are still there. */
export type Shot = { kind: 'shot'; species: SpeciesKey; cost: number }

export const purseAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('buy'), stakeAmount: wholeStake }),
  z.object({ kind: z.literal('home') }),
])
export type PurseAction = z.infer<typeof purseAction> | Shot
