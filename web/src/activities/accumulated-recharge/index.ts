import { depositPath } from '@parlour/contract/money.ts'
import type { ActivityFacts } from '../activity.ts'

export const accumulatedRecharge: ActivityFacts = {
  path: depositPath,
  hue: '#ff9a2e',
  modal: 'banner',
  isListed: true,
}
