import type { ActivityView } from '../activity.ts'
import { writeRules } from './rules.ts'

export const view: ActivityView<'AgentCount'> = {
  writeRules,
}
