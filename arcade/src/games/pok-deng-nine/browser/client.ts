import { timesText } from '../../../client/amounts.ts'
import { locale } from '../../../client/texts.ts'
import { openDuel } from '../../duel/browser/open-duel.ts'
import { courses, worthOf } from '../odds.ts'
import { most, pays, ways } from '../paytable.ts'
import type { Outcome, PokDengView } from '../round.ts'
import { handText, labels } from '../texts.ts'

const words = labels[locale]
const tones: Record<Outcome, 'good' | 'bad'> = { won: 'good', tied: 'bad', lost: 'bad' }

export const openGame = openDuel<PokDengView>({
  words,
  cloth: ['rgb(150 22 40 / 0.85)', 'rgb(88 12 30 / 0.7)', 'rgb(34 4 14 / 0.35)'],
  dealt: 2,
  options: [],
  bet: (table) => ({ kind: 'bet', stakeAmount: table.stakeAmount() }),
  moves: [
    { key: 'draw', label: words.moves.draw, letter: 'd' },
    { key: 'stand', label: words.moves.stand, letter: 's' },
  ],
  handText: (cards) => handText(cards, locale),
  ending: ({ outcome }) =>
    outcome ? { text: words.outcomes[outcome], tone: tones[outcome] } : { text: '', tone: 'plain' },
  isWon: ({ outcome }) => outcome === 'won',
  advise({ cards }) {
    const { stand, draw } = worthOf(cards)
    const gap = ((draw ?? 0) - stand) / courses / 100
    const [best, other] =
      gap > 0 ? [words.moves.draw, words.moves.stand] : [words.moves.stand, words.moves.draw]
    return { best, others: [{ label: other, cost: Math.abs(gap) }] }
  },
  most,
  payRows: () => ways.map(payRow),
})

/** What wins so, how often cards come so, and what it pays. */
function payRow({ key, cards, count, deng }: (typeof ways)[number]): [string, string] {
  const named = words.rows[key]
  const of = cards === 2 ? 1326 : 22_100
  const chance = `${((count / of) * 100).toFixed(2)}%`
  const among = cards === 2 ? words.ofTwo : words.ofThree
  return [`${named} (${among} ${chance})`, timesText(pays[deng] ?? 0)]
}
