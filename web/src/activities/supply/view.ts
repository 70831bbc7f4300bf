import type { ActivityView } from '../activity.ts'
import { SupplyPage } from './SupplyPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'Supply'> = {
  pages: { '/activity/supply': SupplyPage },
  writeRules,
}
