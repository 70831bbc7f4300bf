import { tableGame } from '../tables/engine.ts'
import type { Throw } from './title.ts'
import { isTriple, title, totalOf } from './title.ts'

export const hiLoSiam = tableGame<Throw>(title, {
  shownMs: 4_500,
  draw: (random) => [random.integer(6) + 1, random.integer(6) + 1, random.integer(6) + 1],
  tell: (dice) => [
    {
      facts: [
        { name: { th: 'ลูกเต๋า', en: 'Dice' }, value: dice.join(' ') },
        { name: { th: 'รวม', en: 'Total' }, value: String(totalOf(dice)) },
        { name: { th: 'ฝั่ง', en: 'Side' }, value: sideOf(dice) },
      ],
    },
  ],
})

function sideOf(dice: Throw) {
  if (isTriple(dice)) return { th: 'ตอง', en: 'All alike' }
  return totalOf(dice) <= 10 ? { th: 'ต่ำ', en: 'Small' } : { th: 'สูง', en: 'Big' }
}
