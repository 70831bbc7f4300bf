import { cardText } from '../../client/cards/faces.ts'
import type { ToldResult } from '../result-words.ts'
import { timesText } from '../../client/amounts.ts'
import type { HandName } from './paytable.ts'
import { payouts } from './paytable.ts'
import { labels } from './texts.ts'

type Poker = { held: boolean[] | null; dealt: number[]; cards: number[]; hand: HandName | null }

export function tellResult(view: Record<string, unknown>): ToldResult {
  const { held, dealt, cards, hand } = view as Poker
  const { th, en } = labels
  const times = payouts.find(([name]) => name === hand)?.[1] ?? 0
  const handName = hand
    ? { th: th.hands[hand], en: en.hands[hand] }
    : { th: th.nothing, en: en.nothing }
  const kept = [0, 1, 2, 3, 4].filter((place) => held?.[place])
  return {
    parts: [
      {
        title: { th: 'ไพ่ที่แจก (ใบที่เก็บสว่าง)', en: 'Dealt (held cards are lit)' },
        grid: [dealt.map(cardText)],
        lit: kept,
      },
      ...(held === null
        ? []
        : [
            {
              title: { th: 'ไพ่สุดท้าย', en: 'Final hand' },
              grid: [cards.map(cardText)],
              facts: [{ name: handName, value: timesText(times * 100) }],
            },
          ]),
    ],
  }
}
