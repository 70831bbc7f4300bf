import type { ActivityFacts } from '../activity.ts'

export const notice: ActivityFacts = {
  path: '/lobby/notice',
  hue: '#7a5bff',
}
