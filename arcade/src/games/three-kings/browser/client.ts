import { locale } from '../../../client/texts.ts'
import { openDuel } from '../../duel/browser/open-duel.ts'
import { dealerHands, gainOfPlay } from '../odds.ts'
import { dealCount, hands, kindOf, most, strengthOf } from '../paytable.ts'
import type { KingsView, Outcome } from '../round.ts'
import { labels } from '../texts.ts'

const words = labels[locale]
const tones: Record<Outcome, 'good' | 'plain' | 'bad'> = {
  won: 'good',
  unqualified: 'good',
  tied: 'plain',
  lost: 'bad',
  folded: 'bad',
}

export const openGame = openDuel<KingsView>({
  words,
  cloth: ['rgb(132 24 92 / 0.85)', 'rgb(74 14 66 / 0.7)', 'rgb(30 8 40 / 0.35)'],
  dealt: 3,
  options: [
    {
      key: 'pairPlus',
      label: words.pairPlus,
      choices: [
        { value: 'off', label: words.off },
        { value: 'on', label: words.on },
      ],
      start: 'off',
      leavesTable: true,
    },
  ],
  bet: (table) => ({
    kind: 'bet',
    stakeAmount: table.stakeAmount(),
    hasPairPlus: table.option('pairPlus') === 'on',
  }),
  moves: [
    { key: 'play', label: words.moves.play, letter: 'p' },
    { key: 'fold', label: words.moves.fold, letter: 'f' },
  ],
  handText: (cards) => words.hands[handOf(cards).key],
  ending: ({ outcome }) =>
    outcome ? { text: words.outcomes[outcome], tone: tones[outcome] } : { text: '', tone: 'plain' },
  isWon: ({ outcome }) => outcome === 'won' || outcome === 'unqualified',
  advise({ cards }) {
    const gap = gainOfPlay(cards) / dealerHands + 1
    const [best, other] =
      gap >= 0 ? [words.moves.play, words.moves.fold] : [words.moves.fold, words.moves.play]
    return { best, others: [{ label: other, cost: Math.abs(gap) }] }
  },
  most,
  payRows: () => hands.map(payRow),
})

function handOf(cards: readonly number[]) {
  return hands[kindOf(strengthOf(cards))] ?? hands[5]
}

function payRow({ key, ways, pairPlus, bonus }: (typeof hands)[number]): [string, string] {
  const pays = pairPlus > 0 ? `${words.pairPlus} ${pairPlus}:1` : '–'
  const more = bonus > 0 ? ` · ${words.bonus} ${bonus}:1` : ''
  const chance = `${((ways / dealCount) * 100).toFixed(2)}%`
  return [`${words.hands[key]} (${chance})`, `${pays}${more}`]
}
