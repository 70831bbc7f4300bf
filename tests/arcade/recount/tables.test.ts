import { title as dragonTiger } from '@parlour/arcade/games/dragon-tiger/title.ts'
import { expect, test } from 'vitest'

type Published = {
  of: number
  spots: readonly { key: string; endings: readonly { times: number; ways: number }[] }[]
}

/** What the published ways return of a coin, spot by spot. */
function returnsOf({ of, spots }: Published): Record<string, number> {
  return Object.fromEntries(
    spots.map(({ key, endings }) => [
      key,
      endings.reduce((sum, { times, ways }) => sum + (times / 100) * (ways / of), 0),
    ]),
  )
}

test('dragon-tiger: counted by ranks, not by cards', () => {
  // After any first card 31 of 415 have its rank, 7 of them its suit too; the rest are even.
  const tie = 31 / 415
  const side = (2 * (1 - tie)) / 2 + 0.5 * tie
  const returns = returnsOf(dragonTiger)
  expect(returns['dragon']).toBeCloseTo(1 - 31 / 830, 14)
  expect(returns['dragon']).toBeCloseTo(side, 14)
  expect(returns['tiger']).toBeCloseTo(side, 14)
  expect(returns['tie']).toBeCloseTo(12.8 * tie, 14)
  expect(returns['suited']).toBeCloseTo((57 * 7) / 415, 14)
})
