import type { ReactNode } from 'react'
import type { CallOutput } from '../../calls/send.ts'

/** What every view of transfers takes: the row that is open, how to show another, the chips. */
export type ViewProps = {
  open: string | null
  /** Where the page begins that is looked at; null at the beginning. */
  cursor: string | null
  /** Of which account of the house; empty: of every one. */
  account: { rechargeType?: number }
  /** How many wait in the view, and what they come to. */
  count: number
  sum: number
  show: (next: Record<string, string | null>) => void
  bar: (more?: ReactNode) => ReactNode
}

/** Money that the bank says arrived, with the orders it may pay. */
export type Line = CallOutput<'listProposals'>['lineList'][number]
