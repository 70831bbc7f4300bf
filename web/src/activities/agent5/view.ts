import type { ActivityView } from '../activity.ts'
import { Agent5Page } from './Agent5Page.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'Agent5'> = {
  pages: { '/activity/agent5': Agent5Page },
  writeRules,
}
