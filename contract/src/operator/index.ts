import { operatorActivityCalls } from './activities.ts'
import { operatorCashierCalls } from './cashier.ts'

/** Every call an operator can make. */
export const operatorCalls = { ...operatorCashierCalls, ...operatorActivityCalls }
export type OperatorCallName = keyof typeof operatorCalls
