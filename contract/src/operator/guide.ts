import { z } from 'zod'
import { operatorCall } from './operator-call.ts'

export const guideSteps = [
  'name',
  'licence',
  'terms',
  'support',
  'channels',
  'sms',
  'providers',
  'limits',
  'owners',
] as const
export type GuideStep = (typeof guideSteps)[number]

export const operatorGuideCalls = {
  getGuide: operatorCall('getGuide', {
    about: 'Answers what must be set before the site opens, and what of it is.',
    permission: 'settings.read',
    input: z.strictObject({}),
    output: z.object({
      stepList: z
        .array(
          z.object({
            step: z.literal(guideSteps),
            isDone: z.boolean(),
            facts: z.record(z.string(), z.union([z.string(), z.number()])),
          }),
        )
        .max(20),
    }),
  }),
}
