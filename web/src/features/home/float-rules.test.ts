import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { listFloats } from './float-rules.ts'

const entry = { sort: 1, canClaim: false, progress: null, expireTime: -1, link: null }
const mapOf = (...names: ActivityName[]) =>
  Object.fromEntries(names.map((name) => [String(activityTypes[name]), entry]))
const namesOf = (names: ActivityName[], isBankrupt = false) =>
  listFloats({ activityMap: mapOf(...names), isBankrupt }).map(({ name }) => name)

test('an icon for each active activity that floats, and for no other', () => {
  expect(namesOf(['FirstCharge', 'VIP', 'NewYear', 'Tasks'])).toEqual(['FirstCharge', 'NewYear'])
  expect(namesOf([])).toEqual([])
})

test('weekend lottery and festival while the server says their season is on', () => {
  expect(namesOf(['WeekendLottery', 'Festival'])).toEqual(['WeekendLottery', 'Festival'])
})

test('supply only for who is bankrupt', () => {
  expect(namesOf(['Supply'])).toEqual([])
  expect(namesOf(['Supply'], true)).toEqual(['Supply'])
})

test('first charge and invite open their modals, the others their pages', () => {
  const floats = listFloats({
    activityMap: mapOf('FirstCharge', 'InviteFriend1', 'ContinuousRecharge', 'SignUpBonus'),
    isBankrupt: false,
  })
  expect(floats.map(({ href }) => href)).toEqual([
    null,
    null,
    '/activity/depositEvery',
    '/activity/sign',
  ])
})
