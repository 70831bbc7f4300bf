import { z } from 'zod'
import { activityNames, activityTypes } from '../activity-types.ts'
import { call } from '../call.ts'
import { activityOverview } from '../entities/activity-list.ts'
import { odds } from '../entities/rewards.ts'
import { nothing } from '../schemas.ts'

export const activityCalls = {
  getActivityIds: call('getActivityIds', {
    about: 'Answers the activities open to the player, in the order they are shown.',
    public: true,
    input: nothing,
    output: z.object(activityOverview),
    errors: { tokenRequired: 1001 },
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
      config: z
        .record(z.string(), z.json())
        .describe('The activity’s config, as its schema in the contract describes it'),
      oddsList: z.array(odds).max(100),
    }),
    errors: { unknownActivity: 1001 },
  }),
}
