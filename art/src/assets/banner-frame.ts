import type { Palette } from '../descriptor.ts'
import { darken } from '../drawing/colour.ts'
import { times } from '../drawing/geometry.ts'
import { grain } from '../drawing/lighting.ts'
import { circle, type Doc, ellipse, fixed, rect } from '../drawing/svg.ts'
import { screened } from '../props/light.ts'

export const bannerSize = { width: 1280, height: 544 }

export type BannerPalette = Pick<Palette, 'bg' | 'acc' | 'body'> & { readonly acc2: string }

export const background = (D: Doc, { bg, acc, acc2 }: BannerPalette, behind: string): string =>
  fill(D.lin(bg[0], `${bg[1]} .5`, bg[2], { a: 12 })) +
  screened(
    ellipse(900, 250, 620, 460, { fill: D.rad([acc, 0, 0.75], [acc, 0.45, 0.3], [acc, 1, 0]) }),
  ) +
  screened(ellipse(160, 560, 560, 300, { fill: D.rad([acc2, 0, 0.35], [acc2, 1, 0]) })) +
  behind

/** Darkens the left 44 %, where the page sets its own text. */
export function finish(D: Doc, { bg }: BannerPalette): string {
  const ink = darken(bg[0], 0.62)
  const { width, height } = bannerSize
  return (
    fill(D.lin([ink, 0, 0.82], [ink, 0.32, 0.5], [darken(bg[0], 0.6), 0.55, 0], { a: 0 })) +
    fill(D.lin(['#000', 0.6, 0], ['#000', 1, 0.4])) +
    rect(0, 0, width, height, {
      filter: grain(D, 0.05, 0.8),
      opacity: 0.3,
      style: 'mix-blend-mode:overlay',
    })
  )
}

export const arcs = (x: number, y: number, colour: string): string =>
  times(7, (i) =>
    circle(x, y, 120 + i * 70, {
      fill: 'none',
      stroke: colour,
      strokeWidth: 2,
      opacity: fixed(0.42 - i * 0.05),
    }),
  ).join('')

const fill = (paint: string): string =>
  rect(0, 0, bannerSize.width, bannerSize.height, { fill: paint })
