import { depositPath } from '../../deposit/deposit-path.ts'
import type { ActivityFacts } from '../activity.ts'

export const accumulatedRecharge: ActivityFacts = {
  path: depositPath,
  hue: '#ff9a2e',
  modal: 'banner',
  isListed: true,
}
