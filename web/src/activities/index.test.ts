import { activityNames } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { findModalPlace, isActive } from './index.ts'
import { activityModals } from './modals.ts'

test('an activity is active when the player’s map has it', () => {
  expect(isActive({ 41: {} }, 'Agent5')).toBe(true)
  expect(isActive({}, 'Agent5')).toBe(false)
})

test('whatever opens over the lobby has its code, and the other way round', () => {
  const placed = activityNames.filter((name) => findModalPlace(name) !== null)
  expect(placed.toSorted()).toEqual(Object.keys(activityModals).toSorted())
})
