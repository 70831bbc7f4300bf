import { darken, lighten } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import { at, circle, group, path, type Doc } from '../drawing/svg.ts'

export const cloud = (
  D: Doc,
  x: number,
  y: number,
  w: number,
  c: string,
  { a = 1, g }: { a?: number; g: Random },
): string => {
  const n = 7
  let s = ''
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1),
      r = w * (0.1 + 0.14 * Math.sin(t * Math.PI)) * g.between(0.85, 1.25)
    s += circle(x - w / 2 + t * w, y - r * 0.5, r, {
      fill: D.rad([lighten(c, 0.35), 0], [c, 0.55], [darken(c, 0.25), 1], {
        cx: 0.4,
        cy: 0.25,
        r: 0.85,
      }),
    })
  }
  return group(s, { opacity: a })
}

/** A cloud as on painted screens, with curls. */
export const scrollCloud = (
  D: Doc,
  x: number,
  y: number,
  s: number,
  c: string,
  c2: string,
): string => {
  const d =
    'M-100 20C-120 -10 -96 -40 -66 -34C-60 -66 -14 -74 0 -44C22 -62 62 -50 60 -18C84 -26 108 -4 96 20Z'
  return at(
    x,
    y,
    [
      path(d, { fill: D.lin(c, c2), stroke: lighten(c, 0.55), strokeWidth: 3.5 }),
      path(
        'M-70 4C-84 -12 -62 -26 -52 -12C-46 -2 -56 6 -62 0M-10 -8C-26 -28 8 -46 20 -24C26 -10 10 -2 6 -12M48 6C38 -10 62 -18 68 -4C70 6 60 8 58 2',
        { fill: 'none', stroke: lighten(c, 0.55), strokeWidth: 3.5, strokeLinecap: 'round' },
      ),
    ],
    s,
  )
}
