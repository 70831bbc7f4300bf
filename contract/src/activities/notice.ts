import { z } from 'zod'

/** Content only: the notice itself is in the notice list. */
export const noticeConfig = z.strictObject({
  noticeId: z.int().positive().nullable().default(null).meta({ label: 'Notice' }),
})
