import type { ActivityFacts } from '../activity.ts'

export const tasks: ActivityFacts = {
  path: '/profile/task',
  hue: '#7a5bff',
  pages: [
    { path: '/profile/task', tab: { desktop: 4 } },
    { path: '/lobby/task', shell: 'mobile', tab: { mobile: 2 } },
  ],
}
