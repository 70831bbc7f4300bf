import type { ActivityFacts } from '../activity.ts'

export const points: ActivityFacts = {
  path: '/points',
  hue: '#7a5bff',
  art: 'item/points',
  rulePage: 'points',
  pages: [
    { path: '/points', shell: 'mobile' },
    { path: '/lobby/points', shell: 'desktop', tab: { desktop: 4 } },
  ],
}
