/** The engine as an activity sees it. */
export { readSpent } from './budget.ts'
export { pageOf, placeOf } from './commission-pages.ts'
export type { CommissionDay, CommissionLine } from './commissions.ts'
export {
  fillDays,
  listCommissionDays,
  listCommissionLines,
  listMembers,
  maskFriends,
  readMemberStakes,
  readTeam,
} from './commissions.ts'
export type { DrawProof, PastDraw } from './draws.ts'
export { commitNext, draw, listDraws } from './draws.ts'
export { collectEarned } from './collected-points.ts'
export { announceWin } from './announcing.ts'
export { drawFreePrize, drawLot, drawPrize, listOwnDraws } from './prize-draws.ts'
export { visitAsGuest } from './guest.ts'
export { pageInvitees } from './invites.ts'
export { pay } from './pay.ts'
export { readMe } from './player-parts.ts'
export { postEarned, spendPoints } from './points.ts'
export type { Promotion } from './promotion.ts'
export * from './rules.ts'
export type { SocialPages } from './social-pages.ts'
export { readInvitation, readShareLink, readSocialPages } from './sharing.ts'
export { claim, claimFree, enter, enterOpen, keep, visit } from './visit.ts'
export { listLatestDraws, listWinners } from './winners.ts'
