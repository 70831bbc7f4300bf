import { expect, test, vi } from 'vitest'
import { withSign } from './use-money.ts'

vi.mock('../site/store.ts', () => ({ useSite: () => '฿' }))

test('the sign stands before the figure and a minus before both', () => {
  expect(withSign('฿', 1_248_050)).toBe('฿12,480.50')
  expect(withSign('฿', -500)).toBe('−฿5.00')
  expect(withSign('₱', 0)).toBe('₱0.00')
})
