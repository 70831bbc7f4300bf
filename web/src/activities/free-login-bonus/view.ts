import type { ActivityView } from '../activity.ts'
import { FreeLoginBonusPage } from './FreeLoginBonusPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'FreeLoginBonus'> = {
  pages: { '/activity/cashBonus': FreeLoginBonusPage },
  writeRules,
}
