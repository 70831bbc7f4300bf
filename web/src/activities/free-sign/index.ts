import type { ActivityFacts } from '../activity.ts'

export const freeSign: ActivityFacts = {
  path: '/activity/freeSign',
  hue: '#2f9bff',
  isListed: true,
  rulePage: 'dayBonus',
  pages: [{ path: '/activity/freeSign' }],
}
