import { lighten, mix } from '../drawing/colour.ts'
import { lerp, type Pair, type Point, polar, polyline, times } from '../drawing/geometry.ts'
import { blur } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import { circle, type Content, type Doc, ellipse, group, path } from '../drawing/svg.ts'

type RayOptions = {
  n: number
  col: string
  a: number
  w?: number
  /** Without chance the rays are even. */
  g?: Random
}

export const screened = (content: Content): string =>
  group(content, { style: 'mix-blend-mode:screen' })

export const halo = (
  D: Doc,
  x: number,
  y: number,
  r: number,
  col: string,
  a = 1,
  core = '#ffffff',
): string =>
  screened(
    circle(x, y, r, {
      fill: D.rad(
        [core, 0, a],
        [mix(core, col, 0.5), 0.14, a * 0.95],
        [col, 0.32, a * 0.6],
        [col, 0.6, a * 0.22],
        [col, 1, 0],
      ),
    }),
  )

export const softSpot = (
  D: Doc,
  x: number,
  y: number,
  r: number,
  col: string,
  a = 0.6,
  ry = r,
): string => ellipse(x, y, r, ry, { fill: D.rad([col, 0, a], [col, 0.5, a * 0.45], [col, 1, 0]) })

export function rays(
  D: Doc,
  x: number,
  y: number,
  r: number,
  { n, col, a, w = 0.5, g }: RayOptions,
): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = (i * 360) / n + (g ? (g.between(-0.35, 0.35) * 360) / n : 0),
      h = (180 / n) * w * (g ? g.between(0.5, 1.3) : 1)
    d += polyline([[x, y], polar(r, t - h, x, y), polar(r, t + h, x, y)], true)
  }
  return screened(
    path(d, {
      fill: D.rad([col, 0, a], [col, 0.45, a * 0.5], [col, 1, 0], { cx: x, cy: y, r, us: 1 }),
      filter: blur(D, 1.6),
    }),
  )
}

export const sparkle = (x: number, y: number, r: number): string => {
  const q = r * 0.09
  return group(
    path(
      transform(
        `M0 ${-r}C${q} ${-q * 2} ${q * 2} ${-q} ${r} 0C${q * 2} ${q} ${q} ${q * 2} 0 ${r}C${-q} ${q * 2} ${-q * 2} ${q} ${-r} 0C${-q * 2} ${-q} ${-q} ${-q * 2} 0 ${-r}Z`,
        { x, y },
      ),
      { fill: '#fff' },
    ),
  )
}

export const twinkle = (D: Doc, x: number, y: number, size: number, col = '#fff'): string => {
  const r = size * 0.58
  const glow = D.rad([col, 0, 0.75], [col, 0.3, 0.25], [col, 1, 0])
  return screened(circle(x, y, r * 0.9, { fill: glow })) + sparkle(x, y, r)
}

export function bolt(D: Doc, pts: readonly Point[], w: number, col: string): string {
  return group([
    path(polyline(pts), {
      fill: 'none',
      stroke: col,
      strokeWidth: w * 3,
      strokeLinejoin: 'round',
      filter: blur(D, 10),
      opacity: 0.9,
    }),
    path(polyline(pts), {
      fill: 'none',
      stroke: lighten(col, 0.5),
      strokeWidth: w,
      strokeLinejoin: 'bevel',
      filter: blur(D, 1),
    }),
    path(polyline(pts), {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: w * 0.5,
      strokeLinejoin: 'bevel',
    }),
  ])
}

/** A broken line between two points, for lightning; `j` is how far it strays. */
export const zigzag = (
  g: Random,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  n: number,
  j: number,
): Pair[] =>
  times(n + 1, (i) => {
    const t = i / n
    return [lerp(x1, x2, t) + (i && i < n ? g.between(-j, j) : 0), lerp(y1, y2, t)]
  })
