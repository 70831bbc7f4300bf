import type { ActivityFacts } from '../activity.ts'

export const redPacket: ActivityFacts = {
  path: '/reward/detail/22',
  hue: '#e0405f',
  modal: 'banner',
  hasPanel: true,
}
