import { expect, test, vi } from 'vitest'
import { findPinProblems, isTooSimple } from './rules.ts'

vi.mock('../PinField.tsx', () => ({ pinLength: 6 }))

test.each(['111111', '123456', '987654', '121212', '123123'])('%s is too simple', (pin) => {
  expect(isTooSimple(pin)).toBe(true)
})

test.each(['482915', '135790', '112233'])('%s will do', (pin) => {
  expect(isTooSimple(pin)).toBe(false)
})

test('the first fault is shown at its field', () => {
  expect(findPinProblems('48291', '')).toEqual({ fresh: 'wallet.pinShort' })
  expect(findPinProblems('111111', '111111')).toEqual({ fresh: 'wallet.pinTooSimple' })
  expect(findPinProblems('482915', '482916')).toEqual({ again: 'wallet.pinDiffers' })
  expect(findPinProblems('482915', '482915')).toEqual({})
})
