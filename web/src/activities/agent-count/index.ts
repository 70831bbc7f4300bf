import type { ActivityFacts } from '../activity.ts'

export const agentCount: ActivityFacts = {
  path: '/activity/agentCount',
  hue: '#17b98a',
  isListed: true,
  rulePage: 'agent',
  pages: [{ path: '/activity/agentCount' }],
}
