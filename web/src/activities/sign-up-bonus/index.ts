import type { ActivityFacts } from '../activity.ts'

export const signUpBonus: ActivityFacts = {
  path: '/activity/sign',
  hue: '#b04dff',
  isListed: true,
  isFloating: true,
  rulePage: 'signBonus',
  pages: [{ path: '/activity/sign' }, { path: '/activity/signPay' }],
}
