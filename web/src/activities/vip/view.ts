import type { ActivityView } from '../activity.ts'
import { VipPage } from './VipPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'VIP'> = {
  pages: { '/profile/vip': VipPage },
  writeRules,
}
