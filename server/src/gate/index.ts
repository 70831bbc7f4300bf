export type { Asking } from './check.ts'
export { betGate, checkGate, listResting } from './check.ts'
export type { GateAction, WithdrawalGateError } from './judge.ts'
