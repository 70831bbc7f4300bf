import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { readDots } from './dots.ts'

const litBy = (name: ActivityName, canClaim = true) =>
  Object.entries(readDots({ [activityTypes[name]]: { canClaim } }))
    .filter(([, isLit]) => isLit)
    .map(([dot]) => dot)

test.each([
  ['Tasks', 'hasTask'],
  ['SignUpBonus', 'hasSignUpBonus'],
  ['Fund', 'hasFund'],
  ['Agent', 'hasAgent'],
  ['AgentCount', 'hasAgent'],
  ['Agent5', 'hasAgent'],
  ['FreeLoginBonus', 'hasFreeBonus'],
  ['FreeSign', 'hasFreeBonus'],
] as const)('%s with something to claim lights %s and no other', (name, dot) => {
  expect(litBy(name)).toEqual([dot])
  expect(litBy(name, false)).toEqual([])
})

test('VIP has no dot', () => {
  expect(litBy('VIP')).toEqual([])
})
