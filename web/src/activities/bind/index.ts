import type { ActivityFacts } from '../activity.ts'

export const bind: ActivityFacts = {
  path: '/bind',
  hue: '#17c98a',
  isListed: true,
}
