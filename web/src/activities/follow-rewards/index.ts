import type { ActivityFacts } from '../activity.ts'

export const followRewards: ActivityFacts = {
  path: '/activity/follow',
  hue: '#2f9bff',
  modal: 'banner',
  isListed: true,
  pages: [{ path: '/activity/follow' }],
}
