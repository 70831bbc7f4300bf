import type { ActivityView } from '../activity.ts'
import { VipRebatePage } from './VipRebatePage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'VipRebate'> = {
  pages: { '/activity/vipRebate': VipRebatePage },
  writeRules,
}
