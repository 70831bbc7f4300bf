import { operatorCashierCalls } from './cashier.ts'

/** Every call an operator can make. */
export const operatorCalls = { ...operatorCashierCalls }
export type OperatorCallName = keyof typeof operatorCalls
