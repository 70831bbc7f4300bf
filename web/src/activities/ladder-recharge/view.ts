import type { ActivityView } from '../activity.ts'
import { writeRules } from './rules.ts'

/** It is played on the deposit page: see LadderStrip. */
export const view: ActivityView<'LadderRecharge'> = { writeRules }
