import { z } from 'zod'
import { wholeStake } from '../stake.ts'
import type { Risk, RowCount } from './paytable.ts'
import { ballChoices, riskChoices, rowChoices } from './paytable.ts'

export type DropState = { drop: Drop | null }
export type Ball = {
  /** 0 left, 1 right, one for each row. */
  path: number[]
  cup: number
  /** Hundredths. */
  multiplier: number
}
export type Drop = Ball & {
  /** Of one ball. */
  stakeAmount: number
  rows: RowCount
  risk: Risk
  /** Of all balls. */
  winAmount: number
  /** The balls after the first. */
  more?: Ball[]
}

export const dropAction = z.object({
  kind: z.literal('drop'),
  stakeAmount: wholeStake,
  rows: z.literal(rowChoices),
  risk: z.enum(riskChoices),
  balls: z.literal(ballChoices).default(1),
})
export type DropAction = z.infer<typeof dropAction>
