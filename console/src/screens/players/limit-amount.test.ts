import { expect, test } from 'vitest'
import { readLimit } from './limit-amount.ts'

test('only nothing takes a limit off: what cannot be read is refused', () => {
  const sent = (text?: string) => JSON.parse(JSON.stringify([readLimit('time', text)])) as unknown
  expect(sent('1,440')).toEqual([1_440])
  expect(sent('90')).toEqual([90])
  expect(sent('90.5')).toEqual([0])
  expect(sent('')).toEqual([null])
  expect(sent()).toEqual([null])
  expect(readLimit('deposit', '1,440')).toBe(1_440_00)
  expect(readLimit('loss', 'many')).toBe(0)
})
