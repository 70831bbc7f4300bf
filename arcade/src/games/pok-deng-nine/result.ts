import { cardText } from '../../client/cards/faces.ts'
import { coinText } from '../../client/amounts.ts'
import type { Fact, ToldResult } from '../result-words.ts'
import type { PokDengView } from './round.ts'
import { handText, labels } from './texts.ts'

export function tellResult(view: Record<string, unknown>): ToldResult {
  const { cards, dealer, outcome, stakeAmount } = view as PokDengView
  const { th, en } = labels
  const ends: Fact[] = outcome
    ? [{ name: result, value: { th: th.outcomes[outcome], en: en.outcomes[outcome] } }]
    : []
  const stake = { name: { th: 'เดิมพัน', en: 'Stake' }, value: coinText(stakeAmount) }
  const own = {
    title: { th: th.you, en: en.you },
    grid: [cards.map(cardText)],
    facts: [handFact(cards), stake, ...ends],
  }
  if (dealer.length === 0) return { parts: [own] }
  const title = { th: th.dealer, en: en.dealer }
  return { parts: [{ title, grid: [dealer.map(cardText)], facts: [handFact(dealer)] }, own] }
}

const result = { th: 'ผล', en: 'Result' }

function handFact(cards: number[]): Fact {
  return {
    name: { th: 'มือ', en: 'Hand' },
    value: { th: handText(cards, 'th'), en: handText(cards, 'en') },
  }
}
