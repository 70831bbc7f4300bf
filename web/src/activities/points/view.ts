import type { ActivityView } from '../activity.ts'
import { PointsPage } from './PointsPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'Points'> = {
  pages: { '/points': PointsPage, '/lobby/points': PointsPage },
  writeRules,
}
