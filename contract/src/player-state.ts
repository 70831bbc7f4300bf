import type { sessionState } from './entities/session-state.ts'

/** What the web keeps about a player beside the account itself. */
export const playerDetailKeys = [
  'appUserBank',
  'appUserBankList',
  'gameLikes',
  'gameLikeList',
  'gameHistory',
  'inviteCode',
  'aid',
  'activityIds',
  'activityMap',
  'shareUrlMap',
  'dots',
  'unreadNotes',
  'hasNewTerms',
  'isReviewDue',
  'pause',
] as const satisfies (keyof typeof sessionState)[]

/** What of an answer is the player's, and not the site's. */
export const playerStateKeys = ['appUser', ...playerDetailKeys] as const
