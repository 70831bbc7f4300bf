import type { ActivityView } from '../activity.ts'
import { ChristmasPage } from './ChristmasPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'Christmas'> = {
  pages: { '/activity/christmas': ChristmasPage },
  writeRules,
}
