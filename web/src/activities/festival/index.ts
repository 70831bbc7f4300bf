import type { ActivityFacts } from '../activity.ts'

export const festival: ActivityFacts = {
  path: '/activity/festival',
  hue: '#f0357c',
  isListed: true,
  isFloating: true,
  countsMoney: true,
  pages: [{ path: '/activity/festival' }],
}
