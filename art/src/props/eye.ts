import { darken, lighten, mix } from '../drawing/colour.ts'
import type { Pair } from '../drawing/geometry.ts'
import { circle, ellipse, fixed, group, path, type Doc } from '../drawing/svg.ts'

type EyeOptions = {
  iris: string
  slit?: boolean
  look?: Pair
  sy?: number
  white?: string
}

export function eye(
  D: Doc,
  x: number,
  y: number,
  r: number,
  { iris, slit = false, look = [0, 0], sy = 1, white = '#fffdf6' }: EyeOptions,
): string {
  const ring = '#1a0a08'
  const ix = x + look[0] * r * 0.24,
    iy = y + look[1] * r * 0.24 + r * 0.04,
    q = r * 0.8
  return group([
    ellipse(x, y, r * 1.07, r * 1.07 * sy, { fill: ring }),
    ellipse(x, y, r, r * sy, {
      fill: D.rad([white, 0.75], [mix(white, '#b08a9a', 0.45), 1], { cy: 0.58, r: 0.52 }),
    }),
    group(
      [
        circle(ix, iy, q, { fill: darken(iris, 0.75) }),
        circle(ix, iy, q * 0.93, {
          fill: D.rad(
            [lighten(iris, 0.75), 0],
            [lighten(iris, 0.28), 0.3],
            [iris, 0.62],
            [darken(iris, 0.55), 1],
            { cx: 0.5, cy: 0.78, r: 0.82 },
          ),
        }),
        slit
          ? ellipse(ix, iy, q * 0.2, q * 0.78, { fill: '#120409' })
          : circle(ix, iy, q * 0.52, { fill: '#120409' }),
        ellipse(ix, iy + q * 0.62, q * 0.46, q * 0.2, { fill: lighten(iris, 0.8), opacity: 0.5 }),
        circle(ix - q * 0.34, iy - q * 0.38, q * 0.3, { fill: '#fff' }),
        circle(ix + q * 0.36, iy + q * 0.3, q * 0.14, { fill: '#fff', opacity: 0.9 }),
        path(
          `M${fixed(x - r * 1.2)} ${fixed(y - r * 1.3)}H${fixed(x + r * 1.2)}V${fixed(y - r * 0.5)}Q${fixed(x)} ${fixed(y - r * 0.95)} ${fixed(x - r * 1.2)} ${fixed(y - r * 0.5)}Z`,
          { fill: '#2a0a1c', opacity: 0.35 },
        ),
      ],
      { clipPath: D.clip(ellipse(x, y, r, r * sy)) },
    ),
    path(
      `M${fixed(x - r * 1.1)} ${fixed(y - r * 0.28)}Q${fixed(x - r * 0.2)} ${fixed(y - r * 1.62 * sy)} ${fixed(x + r * 1.1)} ${fixed(y - r * 0.28)}Q${fixed(x)} ${fixed(y - r * 1.22 * sy)} ${fixed(x - r * 1.1)} ${fixed(y - r * 0.28)}Z`,
      { fill: ring },
    ),
  ])
}
