import { z } from 'zod'
import { wholeStake } from '../stake.ts'
import type { Risk, RowCount } from './paytable.ts'
import { riskChoices, rowChoices } from './paytable.ts'

export type DropState = { drop: Drop | null }
export type Drop = {
  stakeAmount: number
  rows: RowCount
  risk: Risk
  /** 0 left, 1 right, one for each row. */
  path: number[]
  cup: number
  /** Hundredths. */
  multiplier: number
  winAmount: number
}

export const dropAction = z.object({
  kind: z.literal('drop'),
  stakeAmount: wholeStake,
  rows: z.literal(rowChoices),
  risk: z.enum(riskChoices),
})
export type DropAction = z.infer<typeof dropAction>
