import { cardText } from '../../client/cards/faces.ts'
import { tableGame } from '../tables/engine.ts'
import { dealFromShoe } from '../tables/shoe.ts'
import type { BaccaratOutcome } from './title.ts'
import { pointsOf, title, winnerOf } from './title.ts'

const names = {
  player: { th: 'ผู้เล่น', en: 'Player' },
  banker: { th: 'เจ้ามือ', en: 'Banker' },
  tie: { th: 'เสมอ', en: 'Tie' },
}

export const baccaratSalon = tableGame<BaccaratOutcome>(title, {
  shownMs: 6_500,
  draw: (random) => playOut(dealFromShoe(random, 6)),
  tell: (outcome) => {
    const told = (cards: number[]) => `${cards.map(cardText).join(' ')} = ${pointsOf(cards)}`
    const facts = [
      { name: names.player, value: told(outcome[0]) },
      { name: names.banker, value: told(outcome[1]) },
      { name: { th: 'ชนะ', en: 'Winner' }, value: names[winnerOf(outcome)] },
    ]
    return [{ facts }]
  },
})

/** Player, banker, player, banker; then the third cards as the rule says, the player's first. */
export function playOut(dealt: readonly number[]): BaccaratOutcome {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = dealt
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ]
  const [playerHas, bankerHas] = [pointsOf(player), pointsOf(banker)]
  if (playerHas > 7 || bankerHas > 7) return [player, banker]
  if (playerHas > 5) return [player, bankerHas > 5 ? banker : [...banker, fifth]]
  const isDrawing = bankerDraws(bankerHas, pointsOf([fifth]))
  return [[...player, fifth], isDrawing ? [...banker, sixth] : banker]
}

function bankerDraws(points: number, third: number): boolean {
  if (points < 3) return true
  if (points === 3) return third !== 8
  if (points === 4) return third >= 2 && third <= 7
  if (points === 5) return third >= 4 && third <= 7
  return points === 6 && (third === 6 || third === 7)
}
