import type { ActivityFacts } from '../activity.ts'

export const firstCharge: ActivityFacts = {
  path: '/activity/firstCharge',
  hue: '#ff7a2e',
  modal: 'icon',
  isFloating: true,
  pages: [{ path: '/activity/firstCharge' }],
}
