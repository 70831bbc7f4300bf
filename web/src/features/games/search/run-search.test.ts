import { beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../../../games/lists.ts'
import { indexOf, runSearch } from './run-search.ts'

let turns = 0
let paints = 0
let now = 0

beforeEach(() => {
  turns = paints = now = 0
  // Every look at the clock is a millisecond: a slow phone.
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  vi.stubGlobal('scheduler', { yield: async () => void turns++ })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    paints++
    setTimeout(draw)
  })
})

const games = Array.from(
  { length: 5000 },
  (_, id) => ({ id, typeId: 1, brandId: 1, name: `นาคา ${id}`, nameEn: `Naga ${id}` }) as Game,
)
const catalogue = { games, brands: new Map(), types: [] }

test('the letter is painted first, and the browser has its turn all the way through', async () => {
  const found = await runSearch(catalogue, 'naga 4999', () => true)
  expect(found?.map(({ id }) => id)).toEqual([4999])
  expect(paints).toBe(1)
  expect(turns).toBeGreaterThan(20)
})

test('a search that another key has overtaken gives up', async () => {
  let looks = 0
  expect(await runSearch(catalogue, 'naga', () => ++looks < 5)).toBeNull()
  expect(looks).toBe(5)
})

test('the index is made once for a list', async () => {
  expect(await indexOf(catalogue)).toBe(await indexOf({ ...catalogue }))
})
