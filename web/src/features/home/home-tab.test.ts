import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', {})
const { chooseTab, tabName } = await import('./home-tab.ts')

const types = [1, 2, 6]
const ask = (changed: object) =>
  chooseTab({ search: '', state: null, storedTabId: 0, ...changed }, types)

test.each([
  ['home at first', {}, { tabId: 0, brandId: null }],
  ['the tab that was open last', { storedTabId: 2 }, { tabId: 2, brandId: null }],
  ['the tab of the address', { search: '?tab=101', storedTabId: 2 }, { tabId: 101, brandId: null }],
  ['home for a type that is off', { search: '?tab=4' }, { tabId: 0, brandId: null }],
  ['home for nonsense', { search: '?tab=abc' }, { tabId: 0, brandId: null }],
  [
    'type and brand of the history entry',
    { state: { typeId: 6, brandId: 13 }, search: '?tab=1' },
    { tabId: 6, brandId: 13 },
  ],
  ['the type alone', { state: { typeId: 6 } }, { tabId: 6, brandId: null }],
  ['no unknown type', { state: { typeId: 5, brandId: 1 } }, { tabId: 0, brandId: null }],
])('opens %s', (_what, asked, chosen) => {
  expect(ask(asked)).toEqual(chosen)
})

test.each([
  [0, 'home'],
  [101, 'favorites'],
  [1, 'slots'],
  [9, 'bingo'],
])('tab %i is logged as %s', (tabId, name) => {
  expect(tabName(tabId, [{ id: 9, nameEn: 'Bingo' }])).toBe(name)
})
