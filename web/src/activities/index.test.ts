import { activityNames, activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { hrefOf } from '../site/links.ts'
import { findActivityPath, isActive } from './index.ts'

test.each([
  ['no activity', 0, '/lobby/wallets/deposit'],
  ['ladder recharge', activityTypes.LadderRecharge, '/lobby/wallets/deposit'],
  ['the wheel', activityTypes.InviteUserSpin, '/activity/spin'],
  ['tasks', activityTypes.Tasks, '/profile/task'],
  ['VIP', activityTypes.VIP, '/profile/vip'],
  ['an unknown one', 999, null],
])('%s is shown at its page', (_what, type, path) => {
  expect(findActivityPath(type)).toBe(path)
})

test('links of notices and banners lead to the same pages', () => {
  for (const name of activityNames)
    if (name !== 'OutLink')
      expect(hrefOf(1, String(activityTypes[name])), name).toBe(
        findActivityPath(activityTypes[name]),
      )
})

test('an activity is active when the player’s map has it', () => {
  expect(isActive({ 41: {} }, 'Agent5')).toBe(true)
  expect(isActive({}, 'Agent5')).toBe(false)
})
