import type { ActivityFacts } from '../activity.ts'

export const weekendLottery: ActivityFacts = {
  path: '/activity/weekendLottery',
  hue: '#e0405f',
  isListed: true,
  isFloating: true,
  pages: [{ path: '/activity/weekendLottery', isPublic: true }],
}
