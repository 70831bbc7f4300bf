import type { ActivityFacts } from '../activity.ts'

export const tasks: ActivityFacts = {
  path: '/profile/task',
  hue: '#7a5bff',
  pages: [
    { path: '/profile/task', title: 'title.task', tab: { desktop: 4 } },
    { path: '/lobby/task', title: 'title.task', shell: 'mobile', tab: { mobile: 2 } },
  ],
}
