import type { ActivityView } from '../activity.ts'
import { FreeSignPage } from './FreeSignPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'FreeSign'> = {
  pages: { '/activity/freeSign': FreeSignPage },
  writeRules,
}
