import { operatorActivityCalls } from './activities.ts'
import { operatorCashierCalls } from './cashier.ts'
import { operatorCorrectionCalls } from './corrections.ts'
import { operatorPlayerCalls } from './players.ts'
import { operatorStatementCalls } from './statements.ts'

/** Every call an operator can make. */
export const operatorCalls = {
  ...operatorCashierCalls,
  ...operatorCorrectionCalls,
  ...operatorStatementCalls,
  ...operatorPlayerCalls,
  ...operatorActivityCalls,
}
export type OperatorCallName = keyof typeof operatorCalls
