import { cardText } from '../../client/cards/faces.ts'
import { dealFromShoe } from '../tables/shoe.ts'
import { tableGame } from '../tables/engine.ts'
import type { DragonTigerOutcome } from './title.ts'
import { title, winnerOf } from './title.ts'

const winners = {
  dragon: { th: 'มังกร', en: 'Dragon' },
  tiger: { th: 'เสือ', en: 'Tiger' },
  tie: { th: 'เสมอ', en: 'Tie' },
}

export const dragonTiger = tableGame<DragonTigerOutcome>(title, {
  shownMs: 4_500,
  draw(random) {
    const [dragon = 0, tiger = 0] = dealFromShoe(random, 2)
    return [dragon, tiger]
  },
  tell: (outcome) => [
    {
      facts: [
        { name: winners.dragon, value: cardText(outcome[0]) },
        { name: winners.tiger, value: cardText(outcome[1]) },
        { name: { th: 'ชนะ', en: 'Winner' }, value: winners[winnerOf(outcome)] },
      ],
    },
  ],
})
