import type { ActivityView } from '../activity.ts'
import { AgentCountPage } from './AgentCountPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'AgentCount'> = {
  pages: { '/activity/agentCount': AgentCountPage },
  writeRules,
}
