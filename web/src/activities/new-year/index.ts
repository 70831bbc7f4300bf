import type { ActivityFacts } from '../activity.ts'

export const newYear: ActivityFacts = {
  path: '/activity/newYear',
  hue: '#e0405f',
  isListed: true,
  isFloating: true,
  rulePage: 'newYear',
  pages: [{ path: '/activity/newYear' }],
}
