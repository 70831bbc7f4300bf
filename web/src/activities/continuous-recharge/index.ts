import type { ActivityFacts } from '../activity.ts'

export const continuousRecharge: ActivityFacts = {
  path: '/activity/depositEvery',
  hue: '#ff9a2e',
  isFloating: true,
  pages: [{ path: '/activity/depositEvery' }],
}
