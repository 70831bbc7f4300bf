import type { ActivityFacts } from '../activity.ts'

export const vip: ActivityFacts = {
  path: '/profile/vip',
  hue: '#ffab2e',
  isListed: true,
  countsMoney: true,
  pages: [{ path: '/profile/vip', tab: { desktop: 4 } }],
}
