import { expect, test } from 'vitest'
import { withLadder } from './ladder.ts'

const week = { actType: 28, fromAmount: 100_00, bonus: 8_00, rate: 0, max: null }
const step = { actType: 17, fromAmount: 100_00, bonus: 0, rate: 20_000, max: 50_00 }
const wish = { promotions: [week, step], amount: 1_000_00, isWanted: true, isTaken: false }

test.each([
  ['wanted', wish, 20_00, 2],
  ['below the first step', { ...wish, amount: 99_99 }, 0, 2],
  ['without an amount', { ...wish, amount: null }, 0, 2],
  ['not wanted', { ...wish, isWanted: false }, 0, 1],
  ['with a coupon or a pack', { ...wish, isTaken: true }, 0, 1],
  ['used up today', { ...wish, promotions: [week] }, 0, 1],
])('%s', (_what, asked, bonus, rows) => {
  const found = withLadder(asked)
  expect(found).toMatchObject({ ladderBonus: bonus, isForLadder: bonus > 0 })
  expect(found.promotions).toHaveLength(rows)
})
