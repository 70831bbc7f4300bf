import { expect, test } from 'vitest'
import { isActive } from './index.ts'

test('an activity is active when the player’s map has it', () => {
  expect(isActive({ 41: {} }, 'Agent5')).toBe(true)
  expect(isActive({}, 'Agent5')).toBe(false)
})
