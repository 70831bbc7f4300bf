import { z } from 'zod'
import { promotionConfigs } from '../activities/index.ts'
import { count, moment } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

type PromotionName = keyof typeof promotionConfigs
const names = Object.keys(promotionConfigs) as PromotionName[]
const activity = z.literal(names)
const config = z.record(z.string(), z.json())
const startsAt = moment.nullable().describe('From when it runs; null for no border')
const endsAt = moment
  .nullable()
  .describe('Until when it runs; what was earned can be taken 3 days longer')
const version = count.describe('0 before the first decision')

export const operatorActivityCalls = {
  listActivities: operatorCall('listActivities', {
    about: 'Lists every activity with its config in force.',
    permission: 'activities.read',
    input: z.strictObject({}),
    output: z.object({
      activityList: z
        .array(
          z.object({ activity, version, isOn: z.boolean(), sort: count, config, startsAt, endsAt }),
        )
        .max(100),
    }),
  }),
  setActivity: operatorCall('setActivity', {
    about: 'Switches an activity on or off, or changes its config, as a new version.',
    permission: 'activities.decide',
    writes: true,
    input: z.strictObject({
      activity,
      basedOn: version.describe('The version that was looked at, so that no change is lost unseen'),
      isOn: z.boolean(),
      sort: count.max(10_000).optional(),
      config: config.optional().describe('Left out, the one in force stays'),
      startsAt: startsAt.optional(),
      endsAt: endsAt.optional(),
    }),
    output: z.object({ version }),
    errors: { changedMeanwhile: 1001, badConfig: 1002, cannotRun: 1003 },
  }),
}
