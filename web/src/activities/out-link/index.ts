import type { ActivityFacts } from '../activity.ts'

export const outLink: ActivityFacts = {
  path: '/lobby/rewards',
  hue: '#7a5bff',
  isListed: true,
}
