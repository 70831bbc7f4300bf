import type { ActivityFacts } from '../activity.ts'

export const inviteUserSpin: ActivityFacts = {
  path: '/activity/spin',
  hue: '#f0357c',
  isListed: true,
  waitsForTurn: true,
  countsMoney: true,
  pages: [{ path: '/activity/spin', tab: { mobile: 2, desktop: 2 } }],
}
