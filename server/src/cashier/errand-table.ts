import { channelFamilies } from './channels/index.ts'
import { depositErrand } from './deposits/ask.ts'
import { refundErrand } from './deposits/refund.ts'
import type { Errand } from './errands.ts'
import { payoutErrand } from './withdrawals/payout.ts'

/** One for each provider that can be asked about deposits, and one each for refunds and payouts. */
export const cashierErrands: Errand[] = [
  ...Object.values(channelFamilies).flatMap((family) => depositErrand(family) ?? []),
  refundErrand,
  payoutErrand,
]
