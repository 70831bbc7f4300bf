import type { ActivityView } from '../activity.ts'
import { ContinuousRechargePage } from './ContinuousRechargePage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'ContinuousRecharge'> = {
  pages: { '/activity/depositEvery': ContinuousRechargePage },
  writeRules,
}
