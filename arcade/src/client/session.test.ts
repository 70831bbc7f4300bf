import { expect, test } from 'vitest'
import { openFigures } from './session.ts'

test('a sitting adds up what was staked and won, losses included', () => {
  const figures = openFigures()
  expect(figures.read()).toEqual({ rounds: 0, staked: 0, won: 0, net: 0, most: 0 })
  figures.add({ stakeAmount: 1000, winAmount: 0 })
  figures.add({ stakeAmount: 500, winAmount: 1200 })
  figures.add({ stakeAmount: 1000, winAmount: 300 })
  expect(figures.read()).toEqual({ rounds: 3, staked: 2500, won: 1500, net: -1000, most: 1200 })
})
