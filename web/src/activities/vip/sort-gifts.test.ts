import { expect, test } from 'vitest'
import { type Gift, levelArt, sortGifts } from './use-vip.ts'

const gift = (giftId: string, status: Gift['status']): Gift => ({
  giftId,
  kind: 'level',
  level: 1,
  status,
  rewards: [],
  readyTime: null,
  expireTime: -1,
})

test('what can be claimed comes first, what was claimed last', () => {
  const sorted = sortGifts([gift('a', 2), gift('b', 0), gift('c', 1), gift('d', 0)])
  expect(sorted.map(({ giftId }) => giftId)).toEqual(['c', 'b', 'd', 'a'])
})

test.each([
  [0, '/art/vip/0.webp'],
  [10, '/art/vip/10.webp'],
  [23, '/art/vip/10.webp'],
])('level %i wears %s', (level, path) => {
  expect(levelArt(level)).toBe(path)
})
