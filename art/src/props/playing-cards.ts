import { darken, lighten } from '../drawing/colour.ts'
import { polygon, roundedRect, star } from '../drawing/geometry.ts'
import { centredText } from '../drawing/lettering.ts'
import { blur } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import { circle, group, path, type Doc } from '../drawing/svg.ts'

export type Suit = 's' | 'h' | 'd' | 'c'
export type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8' | '7'

export type CardSide = {
  /** Colour of the back; the face is shown without it. */
  back?: string
  /** Drawn in place of the large suit. */
  art?: string
}

// Loaded with the module, so that drawing a card need not wait.
const letters = await rankLetters()

export const suitPaths: Record<Suit, string> = {
  s: 'M0 -50C12 -28 46 -14 46 14C46 36 20 42 8 26C10 40 14 46 22 50H-22C-14 46 -10 40 -8 26C-20 42 -46 36 -46 14C-46 -14 -12 -28 0 -50Z',
  h: 'M0 48C-14 26 -50 10 -50 -18C-50 -50 -10 -54 0 -24C10 -54 50 -50 50 -18C50 10 14 26 0 48Z',
  d: 'M0 -52C10 -30 24 -14 40 0C24 14 10 30 0 52C-10 30 -24 14 -40 0C-24 -14 -10 -30 0 -52Z',
  c: 'M0 -50C22 -50 28 -26 14 -12C34 -22 50 -6 44 14C38 32 16 30 7 16C8 36 14 44 22 50H-22C-14 44 -8 36 -7 16C-16 30 -38 32 -44 14C-50 -6 -34 -22 -14 -12C-28 -26 -22 -50 0 -50Z',
}

export const suitColours = (suit: Suit): readonly [string, string] =>
  suit === 'h' || suit === 'd' ? ['#ff5a6e', '#c20f35'] : ['#3a3f66', '#0f1126']

export function playCard(
  D: Doc,
  w: number,
  rank: Rank,
  suit: Suit,
  { back, art }: CardSide = {},
): string {
  const h = w * 1.42,
    r = w * 0.09,
    [c1, c2] = suitColours(suit),
    fill = D.lin(c1, c2)
  const corner = group([
    path(
      transform(letters[rank], { x: -w * 0.5 + w * 0.15, y: -h * 0.5 + w * 0.3, s: w * 0.0028 }),
      {
        fill,
      },
    ),
    path(
      transform(suitPaths[suit], {
        x: -w * 0.5 + w * 0.15,
        y: -h * 0.5 + w * 0.44,
        s: w * 0.0019,
      }),
      { fill },
    ),
  ])
  return group([
    path(roundedRect(-w / 2 + w * 0.02, -h / 2 + w * 0.04, w, h, r), {
      fill: '#000',
      opacity: 0.55,
      filter: blur(D, w * 0.05),
    }),
    path(roundedRect(-w / 2, -h / 2, w, h, r), {
      fill: back
        ? D.lin(lighten(back, 0.1), darken(back, 0.45), { a: 60 })
        : D.lin('#ffffff', '#fdfbff .5', '#d9d4ea', { a: 65 }),
      stroke: back ? '#ffe7a8' : '#fff',
      strokeWidth: w * 0.012,
    }),
    back
      ? group([
          path(roundedRect(-w / 2 + w * 0.07, -h / 2 + w * 0.07, w * 0.86, h - w * 0.14, r * 0.6), {
            fill: D.pattern(
              w * 0.16,
              w * 0.16,
              path(
                `M0 ${w * 0.08}L${w * 0.08} 0L${w * 0.16} ${w * 0.08}L${w * 0.08} ${w * 0.16}Z`,
                { fill: 'none', stroke: lighten(back, 0.45), strokeWidth: w * 0.012 },
              ) + circle(w * 0.08, w * 0.08, w * 0.018, { fill: lighten(back, 0.6) }),
            ),
            stroke: '#ffe0a0',
            strokeWidth: w * 0.016,
          }),
          path(polygon(8, w * 0.2), {
            fill: darken(back, 0.3),
            stroke: '#ffe0a0',
            strokeWidth: w * 0.02,
          }),
          path(star(8, w * 0.14, w * 0.06), { fill: '#ffdd8a' }),
        ])
      : '',
    back ? '' : corner + group(corner, { transform: 'rotate(180)' }),
    back ? '' : (art ?? path(transform(suitPaths[suit], { s: w * 0.0058 }), { fill })),
    path(
      `M${-w / 2} ${-h / 2 + r}Q${-w / 2} ${-h / 2} ${-w / 2 + r} ${-h / 2}H${w * 0.3}L${-w / 2} ${h * 0.22}Z`,
      { fill: '#fff', opacity: back ? 0.1 : 0.35 },
    ),
  ])
}

async function rankLetters(): Promise<Record<Rank, string>> {
  const letter = (rank: Rank) => centredText(rank, 'playfair-display:900', 100)
  return {
    A: await letter('A'),
    K: await letter('K'),
    Q: await letter('Q'),
    J: await letter('J'),
    10: await letter('10'),
    9: await letter('9'),
    8: await letter('8'),
    7: await letter('7'),
  }
}
