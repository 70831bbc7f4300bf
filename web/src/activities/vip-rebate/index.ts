import type { ActivityFacts } from '../activity.ts'

export const vipRebate: ActivityFacts = {
  path: '/activity/vipRebate',
  hue: '#ffab2e',
  art: 'activity/vipRebate',
  pages: [{ path: '/activity/vipRebate' }],
}
