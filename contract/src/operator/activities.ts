import { z } from 'zod'
import { promotionConfigs } from '../activities/index.ts'
import { rewardItems } from '../entities/rewards.ts'
import { amount, count, id, label, moment, nextCursor, paging, signedAmount } from '../schemas.ts'
import { basedOn, checkedEdit, content, editErrors, madeEdit, reason } from './edits.ts'
import { shownVersion, version, versionList } from './edits.ts'
import { operatorCall } from './operator-call.ts'

type PromotionName = keyof typeof promotionConfigs
const names = Object.keys(promotionConfigs) as PromotionName[]
export const promotionName = z.literal(names)
const activity = promotionName
const startsAt = moment.nullable().describe('From when it runs; null for no border')
const endsAt = moment
  .nullable()
  .describe('Until when it runs; what was earned can be taken 3 days longer')

const forecast = z.object({
  claims: count,
  paidPlayers: count,
  coins: count.describe('Hundredths'),
  points: count.describe('Hundredths'),
  coinsLow: count.nullable().describe('Of what is drawn: in 95 of 100 runs at least so much'),
  coinsHigh: count.nullable(),
})

/** Promotions: one content each, made of switch, borders, place and config, in versions. */
export const operatorActivityCalls = {
  listActivities: operatorCall('listActivities', {
    about: 'Lists every activity with its config in force.',
    permission: 'activities.read',
    input: z.strictObject({}),
    output: z.object({
      activityList: z
        .array(
          z.object({
            activity,
            version,
            isOn: z.boolean(),
            canRun: z.boolean().describe('Whether there are rules for it'),
            sort: count,
            config: content,
            startsAt,
            endsAt,
            hasDraft: z.boolean().describe('Whether you have begun a change of it'),
            isWaiting: z.boolean().describe('Whether a change waits for a second person'),
            cost: signedAmount.describe('Coins it paid over the last seven days'),
            budget: z
              .object({ spent: amount, limit: amount })
              .nullable()
              .describe('Of a limited sum: what its present period has given'),
          }),
        )
        .max(100),
    }),
  }),
  getActivity: operatorCall('getActivity', {
    about: 'Answers a promotion as it is decided, or an older version, with its form.',
    permission: 'activities.read',
    input: z.strictObject({ activity, version: version.optional() }),
    output: shownVersion,
    errors: { unknownVersion: 1001, unreadableVersion: 1002 },
  }),
  getActivityDraft: operatorCall('getActivityDraft', {
    about: 'Answers what you had begun to write on a promotion and not yet sent.',
    permission: 'activities.read',
    input: z.strictObject({ activity }),
    output: z.object({
      draft: z.object({ basedOn, content, savedTime: moment }).nullable(),
    }),
  }),
  setActivityDraft: operatorCall('setActivityDraft', {
    about: 'Keeps what you have begun to write on a promotion, for 30 days, or lets go of it.',
    permission: 'activities.decide',
    writes: true,
    input: z.strictObject({ activity, basedOn, content: content.nullable() }),
    output: z.object({ savedTime: moment.nullable() }),
  }),
  listActivityVersions: operatorCall('listActivityVersions', {
    about: 'Lists the versions of a promotion, the newest first.',
    permission: 'activities.read',
    input: z.strictObject({ activity, ...paging }),
    output: versionList,
  }),
  listActivityClaims: operatorCall('listActivityClaims', {
    about: 'Lists what players have taken of a promotion, the newest first.',
    permission: 'players.read',
    input: z.strictObject({ activity, ...paging }),
    output: z.object({
      claimList: z
        .array(
          z.object({
            playerId: id,
            claimKey: label(200).describe('Which of its rewards, and of which turn'),
            itemList: rewardItems,
            time: moment,
          }),
        )
        .max(100),
      nextCursor,
    }),
  }),
  listActivityTurns: operatorCall('listActivityTurns', {
    about:
      'Tells by which version players are in a turn of a promotion, and some of these players.',
    permission: 'players.read',
    input: z.strictObject({ activity }),
    output: z.object({
      newest: version,
      lookedAt: count.describe('How many accounts this was counted among'),
      isWhole: z.boolean().describe('All there are; otherwise a sample of them'),
      turnList: z.array(z.object({ version, players: count })).max(1_000),
      playerList: z
        .array(z.object({ playerId: id, version }))
        .max(100)
        .describe('The oldest versions first'),
    }),
  }),
  checkActivity: operatorCall('checkActivity', {
    about: 'Tells what is wrong with a draft of a promotion and what it changes.',
    permission: 'activities.read',
    input: z.strictObject({ activity, content }),
    output: checkedEdit,
  }),
  forecastActivity: operatorCall('forecastActivity', {
    about: 'The most that the running config and a draft would have cost over the last days.',
    permission: 'activities.read',
    input: z.strictObject({
      activity,
      config: content,
      days: z.literal([7, 30, 90]).default(30),
    }),
    output: z.object({ days: count, players: count, running: forecast, draft: forecast }),
    errors: { badContent: 1001, cannotRun: 1002 },
  }),
  setActivity: operatorCall('setActivity', {
    about: 'Decides on a promotion as a new version; switched on or paying otherwise, by two.',
    permission: 'activities.decide',
    writes: true,
    input: z.strictObject({
      activity,
      basedOn,
      isOn: z.boolean(),
      sort: count.max(10_000).optional(),
      config: content.optional().describe('Left out, the one in force stays'),
      startsAt: startsAt.optional(),
      endsAt: endsAt.optional(),
      reason: reason.optional(),
    }),
    output: madeEdit,
    errors: { ...editErrors, cannotRun: 1005 },
  }),
}
