import { askForDeposits } from './deposits/ask.ts'
import type { Errand } from './errands.ts'
import { carryPayouts } from './withdrawals/payout.ts'

export const cashierErrands: Errand[] = [
  { name: 'cashier.deposits', run: askForDeposits },
  { name: 'cashier.payouts', run: carryPayouts },
]
