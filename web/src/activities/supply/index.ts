import type { ActivityFacts } from '../activity.ts'

export const supply: ActivityFacts = {
  path: '/activity/supply',
  hue: '#2f9bff',
  isListed: true,
  isFloating: true,
  // Help is for those who have run out.
  isFor: ({ isBankrupt }) => isBankrupt,
  rulePage: 'supply',
  pages: [{ path: '/activity/supply' }],
}
