import { channelFamilies } from './channels/index.ts'
import { depositErrand } from './deposits/ask.ts'
import type { Errand } from './errands.ts'
import { payoutErrand } from './withdrawals/payout.ts'

/** One for each provider that can be asked about deposits, and one for payouts. */
export const cashierErrands: Errand[] = [
  ...Object.values(channelFamilies).flatMap((family) => depositErrand(family) ?? []),
  payoutErrand,
]
