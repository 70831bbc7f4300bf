/** The engine as an activity sees it. */
export type { Spending } from './budget.ts'
export { spendBudget } from './budget.ts'
export type { DrawProof, Fair, PastDraw } from './draws.ts'
export { chancesOf, commitNext, draw, listDraws, pickByWeight } from './draws.ts'
export { listInvitees } from './invites.ts'
export type { Moment } from './moment.ts'
export { addDays, daysBetween, endOfDay, momentOf, startOfDay, weekOf } from './moment.ts'
export type {
  Card,
  ClaimError,
  Me,
  Newcomer,
  Offer,
  OddsLine,
  PlayerFacts,
  Promotion,
} from './promotion.ts'
export { levelOf } from './vip-level.ts'
export { claim, enter, findMissing, keep, visit } from './visit.ts'
export { listWinners } from './winners.ts'
