import { cardText } from '../../client/cards/faces.ts'
import type { ResultPart } from '@parlour/contract/wallet-protocol.ts'
import type { Fact, ToldResult } from '../result-words.ts'
import { coinText } from '../../client/amounts.ts'
import { worthOf } from './paytable.ts'
import type { TableView } from './round.ts'
import { labels } from './texts.ts'

export function tellResult(view: Record<string, unknown>): ToldResult {
  const { dealer, hands } = view as TableView
  const { th, en } = labels
  const many = hands.length > 1
  const own = hands.map(({ cards, stakeAmount, outcome }, at): ResultPart => {
    const number = many ? ` ${at + 1}` : ''
    const { outcomes } = th
    return {
      title: { th: `${th.you}${number}`, en: `${en.you}${number}` },
      grid: [cards.map(cardText)],
      facts: [
        total(cards),
        { name: { th: 'เดิมพัน', en: 'Stake' }, value: coinText(stakeAmount) },
        ...(outcome
          ? [{ name: result, value: { th: outcomes[outcome], en: en.outcomes[outcome] } }]
          : []),
      ],
    }
  })
  const title = { th: th.dealer, en: en.dealer }
  return { parts: [{ title, grid: [dealer.map(cardText)], facts: [total(dealer)] }, ...own] }
}

const result = { th: 'ผล', en: 'Result' }

function total(cards: number[]): Fact {
  return { name: { th: 'แต้ม', en: 'Total' }, value: String(worthOf(cards).total) }
}
