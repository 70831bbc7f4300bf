import { cardText } from '../../client/cards/faces.ts'
import { coinText } from '../../client/amounts.ts'
import type { Text } from '../text.ts'
import type { Fact, ToldResult } from '../result-words.ts'
import { hands, kindOf, strengthOf } from './paytable.ts'
import type { KingsView } from './round.ts'
import { labels } from './texts.ts'

export function tellResult(view: Record<string, unknown>): ToldResult {
  const { cards, dealer, outcome, stakeAmount, pairPlusAmount } = view as KingsView
  const { th, en } = labels
  const sides: Fact[] =
    pairPlusAmount > 0
      ? [{ name: { th: th.pairPlus, en: en.pairPlus }, value: coinText(pairPlusAmount) }]
      : []
  const ends: Fact[] = outcome
    ? [{ name: result, value: { th: th.outcomes[outcome], en: en.outcomes[outcome] } }]
    : []
  const own = {
    title: { th: th.you, en: en.you },
    grid: [cards.map(cardText)],
    facts: [
      handFact(cards),
      { name: { th: th.ante, en: en.ante }, value: coinText(stakeAmount) },
      ...sides,
      ...ends,
    ],
  }
  if (dealer.length === 0) return { parts: [own] }
  const title = { th: th.dealer, en: en.dealer }
  return { parts: [{ title, grid: [dealer.map(cardText)], facts: [handFact(dealer)] }, own] }
}

const result: Text = { th: 'ผล', en: 'Result' }

function handFact(cards: number[]): Fact {
  const { key } = hands[kindOf(strengthOf(cards))] ?? hands[5]
  const value = { th: labels.th.hands[key], en: labels.en.hands[key] }
  return { name: { th: 'มือ', en: 'Hand' }, value }
}
