import { z } from 'zod'
import { listedId } from '../schemas.ts'

/** Content only: the notice itself is in the notice list. */
export const noticeConfig = z.strictObject({
  noticeId: listedId.nullable().default(null).meta({ label: 'Notice' }),
})
