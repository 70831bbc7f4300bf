import { activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { findActivityPath } from './index.ts'

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
