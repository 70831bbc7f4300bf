/** Responsible play: what players limit, how they pause, and what holds them to it. */
export { limitsCompanion } from './bet-limits.ts'
export { findDepositRoom, readDepositWish } from './deposit-limits.ts'
export { explainLimits } from './explain.ts'
export { pauseFact } from './fact.ts'
export { createLimitHandlers, setHouseLimit } from './handlers.ts'
export { findPause } from './standing.ts'
