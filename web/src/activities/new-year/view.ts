import type { ActivityView } from '../activity.ts'
import { NewYearPage } from './NewYearPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'NewYear'> = {
  pages: { '/activity/newYear': NewYearPage },
  writeRules,
}
