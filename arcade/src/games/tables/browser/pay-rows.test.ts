import { expect, test } from 'vitest'
import { title as apex } from '../../apex-circuit/title.ts'
import { title as dragonTiger } from '../../dragon-tiger/title.ts'
import { payRows } from './pay-rows.ts'

test('forecasts stand in a row for each car, every one with its price and chance', () => {
  const rows = payRows(apex, 'en', 'returns')
  expect(rows).toHaveLength(8 + 8 + 8)
  const [name, text] = rows[16] ?? []
  expect(name).toBe('1 Bolt · First, then second')
  expect(text).toMatch(/^→ 2 14\.4× · 6\.667%, → 3 18× · 5\.333%, .*\nreturns 96\.000%$/)
})

test('spots that pay alike stand as one, with every ending', () => {
  const [first] = payRows(dragonTiger, 'en', 'returns')
  expect(first?.[1].split('\n')).toHaveLength(3)
})
