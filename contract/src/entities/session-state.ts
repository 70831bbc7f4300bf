import { z } from 'zod'
import { count, id, label, siteLink } from '../schemas.ts'
import { activityList } from './activity-list.ts'
import { appUser, bankCard, dotFlags } from './app-user.ts'
import { pause } from './pause.ts'

/** What the web keeps about a signed-in player. */
export const sessionState = {
  appUser,
  appUserBank: bankCard.nullable().describe('The card used when none is chosen'),
  appUserBankList: z.array(bankCard).max(20),
  gameLikes: z.record(z.string().max(12), z.boolean()).describe('Game id to liked'),
  gameLikeList: z.array(id).max(200).describe('Game ids liked, most recent first'),
  gameHistory: z.array(id).max(100).describe('Game ids, most recent first'),
  inviteCode: label(32),
  aid: z.string().max(64).nullable().describe('The advertisement the player came by'),
  ...activityList,
  shareUrlMap: z
    .record(z.string().max(20), siteLink)
    .describe('Share channel to the player’s own invitation link'),
  dots: dotFlags,
  unreadNotes: count.describe('On the bell'),
  pause: pause.nullable().describe('Play is paused: only withdrawing and reading are open'),
  isReviewDue: z.boolean().describe('The player is to be asked to look at the limits'),
  hasNewTerms: z.boolean().describe('The terms changed since the player accepted them'),
}

/** A session begins: its token, and everything the web then wants to know. */
export const signedIn = { token: label(128), ...sessionState }
