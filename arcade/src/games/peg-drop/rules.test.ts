import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { cupsOf, riskChoices, rowChoices } from './paytable.ts'
import { pegDrop } from './rules.ts'

const settings = rowChoices.flatMap((rows) => riskChoices.map((risk) => ({ rows, risk })))

/** Every path there is: cup k is reached on C(rows, k) of the 2^rows. */
test.each(settings)('$rows rows at $risk risk return exactly what is stated', ({ rows, risk }) => {
  const cups = cupsOf(rows, risk)
  expect(cups).toHaveLength(rows + 1)
  let paid = 0
  for (let path = 0; path < 2 ** rows; path++) paid += cups[countOnes(path)] ?? 0
  const { numerator, denominator } = pegDrop.rules.returnToPlayer
  expect(paid * denominator).toBe(numerator * 100 * 2 ** rows)
})

test('the rim pays more than the middle, on both sides alike', () => {
  for (const { rows, risk } of settings) {
    const cups = cupsOf(rows, risk)
    expect(cups).toEqual(cups.toReversed())
    const half = cups.slice(0, Math.floor(rows / 2) + 1)
    expect(half).toEqual(half.toSorted((a, b) => b - a))
  }
})

test('the win is the stake times the cup the path leads to', () => {
  const random = openStream({ serverSeed: 'ab'.repeat(32), playerSeed: 'x', nonce: 1 })
  const action = pegDrop.action.parse({ kind: 'drop', stakeAmount: 700, rows: 16, risk: 'high' })
  const step = pegDrop.act(pegDrop.start(random), { seatId: 'solo' }, action, random)
  if (step.isRefused || !step.state.drop) throw new Error('refused')
  const { path, cup, winAmount } = step.state.drop
  expect(cup).toBe(path.filter((side) => side === 1).length)
  expect(winAmount).toBe(7 * (cupsOf(16, 'high')[cup] ?? 0))
  expect(pegDrop.settle(step.state)[0]?.amount).toBe(winAmount)
})

test('balls that fall together each have a stake and a path of their own', () => {
  const random = openStream({ serverSeed: 'ab'.repeat(32), playerSeed: 'x', nonce: 1 })
  const wish = { kind: 'drop', stakeAmount: 300, rows: 9, risk: 'low', balls: 5 }
  const action = pegDrop.action.parse(wish)
  const step = pegDrop.act(pegDrop.start(random), { seatId: 'solo' }, action, random)
  if (step.isRefused || !step.state.drop) throw new Error('refused')
  const { more = [], winAmount, ...first } = step.state.drop
  expect(step.stakeAmount).toBe(1500)
  const balls = [first, ...more]
  expect(new Set(balls.map(({ path }) => path.join(''))).size).toBeGreaterThan(1)
  const paid = balls.map(({ cup }) => 3 * (cupsOf(9, 'low')[cup] ?? 0))
  expect(winAmount).toBe(paid.reduce((sum, amount) => sum + amount, 0))
  expect(pegDrop.action.safeParse({ ...wish, balls: 11 }).success).toBe(false)
})

function countOnes(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1
  return count
}
