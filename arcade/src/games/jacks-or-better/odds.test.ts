import { expect, test } from 'vitest'
import { rankHolds } from './odds.ts'

const names = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']
const cards = (text: string) =>
  text.split(' ').map((card) => names.indexOf(card[0] ?? '') + 13 * 'cdhs'.indexOf(card[1] ?? ''))

test.each([
  ['Ts Js Qs Ks 2c', '11110', 925 / 47],
  ['Jc Jd 2h 4s 6c', '11000', 1.5365],
])('of %s one holds %s', (text, held, value) => {
  const [best, ...others] = rankHolds(cards(text))
  expect(best?.held.map(Number).join('')).toBe(held)
  expect(best?.value).toBeCloseTo(value, 3)
  expect(others).toHaveLength(31)
})
