import type { ActivityFacts } from '../activity.ts'

export const fund: ActivityFacts = {
  path: '/reward/detail/16',
  hue: '#2fb5a8',
  hasPanel: true,
  isListed: true,
}
