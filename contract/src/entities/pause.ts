import { z } from 'zod'
import { pauseKinds } from '../limit-kinds.ts'
import { moment } from '../schemas.ts'

/** Play is paused: what the player asked for, and when it ends. Withdrawing goes on. */
export const pause = z
  .object({
    kind: z.literal([...pauseKinds]),
    fromTime: moment,
    untilTime: moment
      .nullable()
      .describe('What was asked for; null for an exclusion without an end'),
    canReturnFrom: moment
      .nullable()
      .describe('When the end of an exclusion can be asked for; null for what ends by itself'),
    endTime: moment
      .nullable()
      .describe('When play opens again; null until the end of an exclusion was asked for'),
  })
  .meta({ id: 'Pause' })
