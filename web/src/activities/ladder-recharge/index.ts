import { depositPath } from '@parlour/contract/money.ts'
import type { ActivityFacts } from '../activity.ts'

export const ladderRecharge: ActivityFacts = {
  path: depositPath,
  hue: '#17b98a',
}
