import type { ActivityView } from '../activity.ts'
import { AgentPage } from './AgentPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'Agent'> = {
  pages: { '/activity/agent': AgentPage },
  writeRules,
}
