import { z } from 'zod'
import { amount, count, expireTime, id, moment, siteLink } from '../schemas.ts'

const activityEntry = z
  .object({
    sort: count,
    canClaim: z.boolean().describe('Something can be claimed now'),
    progress: z
      .object({ done: amount, total: amount })
      .nullable()
      .describe('Steps done and steps there are, for the card’s bar; null when it has none'),
    expireTime,
    link: siteLink
      .nullable()
      .describe('Where an outside link leads; null for every other activity'),
  })
  .meta({ id: 'ActivityEntry' })

/** The activities open to this player. Keyed by activity type, as text because JSON keys are. */
export const activityList = {
  activityIds: z.array(id).max(100),
  activityMap: z.record(z.string().max(6), activityEntry),
}

/** The list, and what else a player's promotions say about the player as a whole. */
export const activityOverview = {
  ...activityList,
  isBankrupt: z.boolean(),
  hasVipRebate: z.boolean().describe('The rebate of stakes runs'),
  hasTurntable: z.boolean().describe('A spin of the invite wheel is waiting'),
  totalRecharge: amount,
  loginPaying: z.boolean().describe('A sign-in card has been bought and is not used up'),
  receivedThisMonth: amount,
  nextTime: moment.describe('When something opens or ends that nobody will be told of'),
  serverTime: moment,
}
