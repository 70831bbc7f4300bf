import { z } from 'zod'
import { activityNames, activityTypes, taskTypes } from '../activity-types.ts'
import { call } from '../call.ts'
import { activityOverview } from '../entities/activity-list.ts'
import { granted, odds, rewardItems } from '../entities/rewards.ts'
import { claimGateErrors } from '../gate.ts'
import { amount, expireTime, label, moment, nothing } from '../schemas.ts'

const source = label(40).describe('The name of a promotion, or `mail`')
/** What a claim is known by: the promotion, or the message it waits in, and its key there. */
const claimLine = { source, key: label(120) }
const lineRefusals = ['ended', 'notReached', 'alreadyClaimed', 'unknownReward'] as const

export const activityCalls = {
  getActivityIds: call('getActivityIds', {
    about: 'Answers the activities open to the player, in the order they are shown.',
    public: true,
    input: nothing,
    output: z.object(activityOverview),
    errors: { tokenRequired: 1001 },
  }),
  runningActivities: call('anonymous/runningActivities', {
    about: 'Answers which activities run now, in the order they are shown, for who looks around.',
    public: true,
    input: nothing,
    output: z.object({ actTypeList: z.array(z.literal(Object.values(activityTypes))).max(100) }),
    errors: {},
  }),
  activityRules: call('anonymous/activityRules', {
    about: 'Answers the running rules of a promotion, or of valid invites, with numbers and odds.',
    public: true,
    input: z.strictObject({
      name: z.union([
        z.literal(activityNames),
        z.literal(['AppDownload', 'Points', 'VipRebate', 'Invitee']),
      ]),
    }),
    output: z.object({
      actType: z.literal(Object.values(activityTypes)).nullable(),
      isRunning: z.boolean(),
      beginsAt: moment.nullable().describe('When it begins, while it has not'),
      config: z
        .record(z.string(), z.json())
        .describe('The activity’s config, as its schema in the contract describes it'),
      oddsList: z.array(odds).max(100),
    }),
    errors: { unknownActivity: 1001 },
  }),
  getClaimable: call('getClaimable', {
    about: 'Lists everything a claim would pay the player now, what ends first on top.',
    input: nothing,
    output: z.object({
      lineList: z
        .array(
          z.object({
            ...claimLine,
            items: rewardItems,
            expireTime,
            task: z
              .object({ type: z.literal(Object.values(taskTypes)), target: amount })
              .nullable()
              .describe('The task it is for'),
            mail: z
              .object({ title: label(120), titleEn: label(120) })
              .nullable()
              .describe('The message it waits in; null when it is a promotion’s'),
          }),
        )
        .max(500),
      serverTime: moment,
    }),
  }),
  claimRewards: call('claimRewards', {
    about: 'Claims several rewards; what one of them is refused for keeps none of the others.',
    writes: true,
    input: z.strictObject({ lineList: z.array(z.strictObject(claimLine)).min(1).max(50) }),
    output: z.object({
      resultList: z
        .array(
          z.object({
            ...claimLine,
            propList: rewardItems,
            refusal: z.literal(lineRefusals).nullable(),
          }),
        )
        .max(50),
      ...granted,
    }),
    errors: claimGateErrors,
  }),
}
