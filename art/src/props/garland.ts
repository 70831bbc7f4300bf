import { darken, lighten } from '../drawing/colour.ts'
import { lerp, polar, spline, times } from '../drawing/geometry.ts'
import { lit } from '../drawing/lighting.ts'
import { group, path, type Doc } from '../drawing/svg.ts'

/** Marigolds on a string that sags between two points. */
export function garland(
  D: Doc,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  n: number,
): string {
  let s = ''
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1),
      x = lerp(x1, x2, t),
      y = lerp(y1, y2, t) + Math.sin(t * Math.PI) * sag,
      r = 25
    const c = i % 5 === 2 ? '#ffffff' : i % 2 ? '#ffb31e' : '#ff8a0f'
    s += group(
      [0, 1, 2].map((k) =>
        path(
          spline(
            times(18, (j) => polar(r * (1 - k * 0.3) * (j % 2 ? 0.82 : 1), j * 20 + k * 11, x, y)),
          ),
          {
            fill: D.lin(lighten(c, 0.35 + k * 0.1), c, darken(c, 0.3)),
            stroke: darken(c, 0.35),
            strokeWidth: 1,
          },
        ),
      ),
    )
  }
  return group(s, { filter: lit(D, 4, { rim: null }) })
}

export const marigold = (D: Doc, r: number): string =>
  group(
    [0, 1, 2, 3].map((k) =>
      path(
        spline(
          times(22, (j) => polar(r * (1 - k * 0.24) * (j % 2 ? 0.84 : 1), (j * 360) / 22 + k * 8)),
        ),
        {
          fill: D.lin(
            ['#fff0a8', '#ffe07a', '#ffd04d', '#ffb92e'][k],
            ['#ffb31e', '#ffa00f', '#ff8f0a', '#f57f06'][k],
          ),
          stroke: '#b85a02',
          strokeWidth: r * 0.03,
        },
      ),
    ),
  )
