export type { Asking } from './check.ts'
export { betGate, checkGate, checkVisitor, listResting, readRest } from './check.ts'
export type { GateAction, WithdrawalGateError } from './judge.ts'
