/** Responsible play: what players limit, how they pause, and what holds them to it. */
export { limitsCompanion } from './bet-limits.ts'
export type { CareReaders } from './care.ts'
export {
  askCare,
  careFor,
  createCareConsumer,
  listCaseNotes,
  listCases,
  listReturns,
  moveCase,
} from './care.ts'
export type { CareCounts } from './care-counts.ts'
export { caseArrivals, countCare, findFirstCare } from './care-counts.ts'
export { findDepositRoom, readDepositWish } from './deposit-limits.ts'
export { explainLimits } from './explain.ts'
export { ownLimits } from './own.ts'
export { pauseFact, pauseUntil } from './fact.ts'
export { createLimitHandlers, findHouseLimit, setHouseLimit } from './handlers.ts'
export { hasReachedLimit } from './reached.ts'
export { listSet } from './records.ts'
export { isTighter } from './rules.ts'
export type { Sitting } from './sittings.ts'
export { answerCheck, beginSitting, findSitting } from './sittings.ts'
export { takeBreak } from './take-break.ts'
export { findPause, listPaused, readOwnCare } from './standing.ts'
