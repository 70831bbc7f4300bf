import { expect, test } from 'vitest'
import { openStream } from '../../../fair/stream.ts'
import { drawDay, stadiumOne, timesOf } from '../rules.ts'
import { settledSlips } from './settled-slips.ts'

const seeds = { serverSeed: 'ab'.repeat(32), playerSeed: 'slips' }
const bets = { '0h': 1000, '0d': 500, '1a': 700, '2s11': 200, '0h+1o+4y': 300, '3u+4n': 900 }

test('what each slip is told to bring back is what was paid, over many days', () => {
  let won = 0
  for (let day = 1; day <= 60; day++) {
    const outcome = drawDay(openStream({ ...seeds, nonce: day }), day)
    const slips = settledSlips({ bets, outcome })
    expect(slips.map(({ back, stake }) => [stake, back])).toEqual(
      Object.entries(bets).map(([slip, stake]) => [stake, (stake / 100) * timesOf(slip, outcome)]),
    )
    const paid = stadiumOne.settle({ bets, outcome })[0]?.amount
    expect(slips.reduce((sum, { back }) => sum + back, 0)).toBe(paid)
    for (const { legs, back } of slips) {
      expect(legs.every(({ isRight }) => isRight)).toBe(back > 0)
      if (back > 0 && legs.length > 1) won++
    }
  }
  // An accumulator among them: all of its legs were right.
  expect(won).toBeGreaterThan(0)
})

test('a day that is still to be played has no settled slip', () => {
  expect(settledSlips({ bets, outcome: null })).toEqual([])
})
