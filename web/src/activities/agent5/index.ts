import type { ActivityFacts } from '../activity.ts'

export const agent5: ActivityFacts = {
  path: '/activity/agent5',
  hue: '#17b98a',
  isListed: true,
  rulePage: 'agent5',
  pages: [{ path: '/activity/agent5' }],
}
