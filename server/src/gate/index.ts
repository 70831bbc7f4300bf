export type { Asking } from './check.ts'
export { betGate, checkGate, checkVisitor, listResting } from './check.ts'
export type { GateAction, WithdrawalGateError } from './judge.ts'
