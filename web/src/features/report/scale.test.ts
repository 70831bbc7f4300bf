import { expect, test } from 'vitest'
import { findScale, shareOf } from './scale.ts'

const row = (from: string, stakes: number, wins: number) => ({
  from,
  stakes,
  wins,
  net: wins - stakes,
})

test('the highest stake or win of all days fills the height, and its day tells the amount', () => {
  const rows = [row('2026-11-01', 500, 200), row('2026-11-02', 300, 900)]
  expect(findScale(rows)).toEqual({ most: 900, mostNet: 600, highestAt: '2026-11-02' })
})

test('days without play have no height and no amount', () => {
  const scale = findScale([row('2026-11-01', 0, 0)])
  expect(scale.highestAt).toBeNull()
  expect(shareOf(0, scale.most)).toBe(0)
})

test('a loss is as high as a win of the same size', () => {
  expect(findScale([row('2026-11-01', 700, 0), row('2026-11-02', 0, 400)]).mostNet).toBe(700)
})

test('what is little can still be seen', () => {
  expect(shareOf(1, 1_000_000)).toBe(0.02)
  expect(shareOf(500, 1000)).toBe(0.5)
})
