import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', {})
const { addSearch } = await import('./recent-searches.ts')

test('the newest search comes first, each once, eight at most', () => {
  expect(addSearch(['naga'], 'tiger')).toEqual(['tiger', 'naga'])
  expect(addSearch(['naga', 'tiger'], ' Tiger ')).toEqual(['Tiger', 'naga'])
  expect(addSearch(['naga'], '  ')).toEqual(['naga'])
  const many = ['1', '2', '3', '4', '5', '6', '7', '8']
  expect(addSearch(many, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7'])
})
