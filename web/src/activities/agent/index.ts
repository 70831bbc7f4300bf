import { type ActivityFacts, isActive } from '../activity.ts'

export const agent: ActivityFacts = {
  path: '/activity/agent',
  hue: '#17b98a',
  isListed: true,
  // Of two agent programmes the newer one counts.
  isFor: ({ activityMap }) => !isActive(activityMap, 'AgentCount'),
  rulePage: 'agent',
  pages: [{ path: '/activity/agent' }],
}
