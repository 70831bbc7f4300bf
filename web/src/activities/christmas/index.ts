import type { ActivityFacts } from '../activity.ts'

export const christmas: ActivityFacts = {
  path: '/activity/christmas',
  hue: '#17a068',
  isListed: true,
  isFloating: true,
  rulePage: 'christmas',
  pages: [{ path: '/activity/christmas' }],
}
