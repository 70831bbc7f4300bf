import { darken, lighten } from '../drawing/colour.ts'
import { roundedRect } from '../drawing/geometry.ts'
import { transform } from '../drawing/path.ts'
import { circle, type Doc, fixed, group, path } from '../drawing/svg.ts'
import { gold } from './metals.ts'
import {
  type CardSide,
  playCard,
  type Rank,
  type Suit,
  suitColours,
  suitPaths,
} from './playing-cards.ts'

type Card = readonly [rank: Rank, suit: Suit, side?: CardSide]

type FanOptions = {
  /** Degrees between two cards. */
  spread: number
  cy: number
  /** How far below the cards they are held. */
  pivot?: number
}

const courtColours = { K: '#2f55e0', Q: '#d4183a', J: '#17a86b' }

export const fan = (
  D: Doc,
  cards: readonly Card[],
  width: number,
  { spread, cy, pivot = 260 }: FanOptions,
): string =>
  cards
    .map(([rank, suit, side], i) => {
      const turn = (i - (cards.length - 1) / 2) * spread
      return group(playCard(D, width, rank, suit, side), {
        transform: `translate(0 ${cy}) rotate(${fixed(turn)} 0 ${pivot})`,
      })
    })
    .join('')

/** The picture in the middle of a court card. */
export function court(D: Doc, rank: 'K' | 'Q' | 'J'): string {
  const c = courtColours[rank]
  return group([
    path(roundedRect(-44, -70, 88, 140, 8), { fill: D.lin(lighten(c, 0.85), lighten(c, 0.6)) }),
    circle(0, -8, 24, { fill: '#ffe0c2' }),
    path('M-24 -8C-30 20 -40 20 -44 70H44C40 20 30 20 24 -8C16 14 -16 14 -24 -8Z', {
      fill: D.lin(c, darken(c, 0.4)),
    }),
    path('M0 16L-16 70H16Z', { fill: '#ffcf5a' }),
    path('M-24 -14C-30 -40 30 -40 24 -14C10 -26 -10 -26 -24 -14Z', {
      fill: rank === 'Q' ? '#6a3a12' : '#3a2a1a',
    }),
    path('M-26 -30L-28 -58L-12 -44L0 -64L12 -44L28 -58L26 -30Z', { fill: gold(D) }),
    circle(-9, -8, 3, { fill: '#22121c' }),
    circle(9, -8, 3, { fill: '#22121c' }),
    path('M-6 4Q0 8 6 4', { stroke: '#c4505a', strokeWidth: 3, fill: 'none' }),
  ])
}

/** The nine pips of a nine. */
export function ninePips(D: Doc, suit: Suit): string {
  const fill = D.lin(...suitColours(suit))
  const pip = (x: number, y: number) =>
    path(transform(suitPaths[suit], { x, y, s: 0.34, r: y > 0 ? 180 : 0 }), { fill })
  const sides = [-66, -22, 22, 66].map((y) => pip(-34, y) + pip(34, y))
  return sides.join('') + pip(0, 0)
}
