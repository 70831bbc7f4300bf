import type { ActivityFacts } from '../activity.ts'

export const inviteFriend1: ActivityFacts = {
  path: '/activity/inviteFriends',
  hue: '#17b98a',
  modal: 'icon',
  isFloating: true,
  pages: [{ path: '/activity/inviteFriends' }],
}
