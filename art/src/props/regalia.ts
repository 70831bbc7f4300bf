import { darken, lighten } from '../drawing/colour.ts'
import { polar } from '../drawing/geometry.ts'
import { litGroup } from '../drawing/lighting.ts'
import { flip, transform } from '../drawing/path.ts'
import { at, group, path, type Doc } from '../drawing/svg.ts'
import { bezelGem, cabochon, sphere } from './gems.ts'

export const crown = (
  D: Doc,
  x: number,
  y: number,
  s: number,
  gems: readonly string[] = ['#e8234b', '#2f7bff', '#19b36b'],
  r = 3,
): string => {
  const d =
    'M-90 40L-112 -46C-112 -46 -80 -10 -58 -14C-40 -18 -44 -72 -44 -72C-44 -72 -20 -26 0 -26C20 -26 44 -72 44 -72C44 -72 40 -18 58 -14C80 -10 112 -46 112 -46L90 40Z'
  const fl = D.lin('#fff3b0', '#ffcf4d .35', '#d98b12 .7', '#ffd968')
  return at(
    x,
    y,
    [
      litGroup(D, r, [
        path('M-80 20Q0 -14 80 20V44H-80Z', { fill: darken('#8a4b05', 0.5) }),
        path(d, { fill: fl, stroke: darken('#6b3802', 0.3), strokeWidth: 2.5 }),
        path('M-94 36Q0 66 94 36L90 66Q0 94 -90 66Z', {
          fill: fl,
          stroke: darken('#6b3802', 0.3),
          strokeWidth: 2.5,
        }),
      ]),
      ...[
        [-112, -52, 10],
        [-44, -80, 11],
        [44, -80, 11],
        [112, -52, 10],
      ].map(([a, b, q]) => sphere(D, a, b, q, '#ffd25a')),
      bezelGem(D, 0, 62, 13, gems[0], 0.9),
      bezelGem(D, -48, 54, 9, gems[1], 0.9),
      bezelGem(D, 48, 54, 9, gems[1], 0.9),
      cabochon(D, 0, 6, 12, gems[2], 1.4),
      cabochon(D, -62, 14, 7, gems[0], 1.3),
      cabochon(D, 62, 14, 7, gems[0], 1.3),
    ],
    s,
  )
}

export const laurel = (D: Doc, s: number, n: number, c = '#ffcf5a'): string => {
  let o = ''
  const f = () => D.lin(lighten(c, 0.8), c, darken(c, 0.5), { a: 60 })
  for (const m of [1, -1]) {
    const put = (d: string) => {
      o += path(m > 0 ? d : flip(d), { fill: f(), stroke: darken(c, 0.65), strokeWidth: 1.1 })
    }
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1),
        a = 96 - t * 112,
        [x, y] = polar(96, a),
        k = 1 - t * 0.3
      put(transform('M0 0C8 -12 26 -14 40 -4C30 8 12 10 0 0Z', { x, y, r: a - 90 - 34, s: k }))
      put(
        transform('M0 0C8 -12 26 -14 38 -4C28 8 12 10 0 0Z', {
          x: x * 0.98,
          y: y * 0.98,
          r: a - 90 + 30,
          s: k * 0.9,
        }),
      )
    }
  }
  return group(o, { transform: `scale(${s})` })
}
