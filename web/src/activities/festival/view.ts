import type { ActivityView } from '../activity.ts'
import { FestivalPage } from './FestivalPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'Festival'> = {
  pages: { '/activity/festival': FestivalPage },
  writeRules,
}
