import type { ActivityView } from '../activity.ts'
import { FundPanel } from './FundPanel.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'Fund'> = { panel: FundPanel, writeRules }
