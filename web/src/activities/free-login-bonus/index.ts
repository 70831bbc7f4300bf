import type { ActivityFacts } from '../activity.ts'

export const freeLoginBonus: ActivityFacts = {
  path: '/activity/cashBonus',
  hue: '#2f9bff',
  isListed: true,
  rulePage: 'dayBonus',
  pages: [{ path: '/activity/cashBonus' }],
}
