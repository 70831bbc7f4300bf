import { expect, test } from 'vitest'
import { courses, worthOf } from './odds.ts'
import { bestReturn, handOf, pointsOf, ways } from './paytable.ts'

const twos = Array.from({ length: 52 }, (_, one) => one).flatMap((one) =>
  Array.from({ length: 51 - one }, (_, more) => [one, one + more + 1]),
)

test('the best play of all deals returns what is stated, to the last unit', () => {
  let back = 0
  for (const cards of twos) {
    const { stand, draw } = worthOf(cards)
    back += Math.max(stand, draw ?? 0)
    if (draw === null) continue
    const { points, deng } = handOf(cards)
    const isRun = Math.abs((cards[0] ?? 0) - (cards[1] ?? 0)) === 1
    const isDrawn = points < 5 || (points === 5 && (deng === 1 || isRun))
    expect(draw > stand, `${cards.join(' ')} is played as the rules say`).toBe(isDrawn)
  }
  const all = twos.length * courses * 100
  expect(BigInt(back) * BigInt(bestReturn.denominator)).toBe(
    BigInt(all) * BigInt(bestReturn.numerator),
  )
})

test('cards come as often as is stated', () => {
  const count = (cards: number[][], isSo: (cards: number[]) => boolean) => cards.filter(isSo).length
  const threes = twos.flatMap(([one = 0, other = 0]) =>
    Array.from({ length: 51 - other }, (_, more) => [one, other, other + more + 1]),
  )
  for (const { key, cards, count: stated, deng } of ways) {
    const kind = key.replace('Deng', '')
    const named = ['flush', 'deng', 'plain'].includes(kind) ? 'points' : kind
    const isSo = (own: number[]) => handOf(own).kind === named && handOf(own).deng === deng
    expect(count(cards === 2 ? twos : threes, isSo), key).toBe(stated)
  }
})

test.each([
  [[0, 1], 5],
  [[12, 8], 1],
  [[6, 18], 5],
])('%s counts %i', (cards, points) => {
  expect(pointsOf(cards)).toBe(points)
})
