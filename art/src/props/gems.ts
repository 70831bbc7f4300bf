import { darken, lighten, mix } from '../drawing/colour.ts'
import { polar, polyline, spline, times, type Pair } from '../drawing/geometry.ts'
import { blur } from '../drawing/lighting.ts'
import { circle, ellipse, fixed, group, path, type Doc } from '../drawing/svg.ts'
import { halo, sparkle } from './light.ts'
import { gold } from './metals.ts'

export const sphere = (D: Doc, x: number, y: number, r: number, c: string): string =>
  group([
    circle(x, y, r, {
      fill: D.rad(
        [lighten(c, 0.7), 0],
        [lighten(c, 0.25), 0.28],
        [c, 0.55],
        [darken(c, 0.55), 0.9],
        [darken(c, 0.72), 1],
        { cx: 0.36, cy: 0.3, r: 0.78 },
      ),
    }),
    circle(x, y, r * 0.985, {
      fill: 'none',
      stroke: D.light.rim,
      strokeWidth: r * 0.05,
      strokeOpacity: 0.0,
    }),
    path(
      spline([
        [x + r * 0.2, y + r * 0.93],
        [x + r * 0.72, y + r * 0.6],
        [x + r * 0.95, y - r * 0.05],
        [x + r * 0.8, y + r * 0.35],
        [x + r * 0.5, y + r * 0.72],
      ]),
      { fill: D.light.rim, opacity: 0.6, filter: blur(D, r * 0.05) },
    ),
    ellipse(x - r * 0.32, y - r * 0.42, r * 0.36, r * 0.22, {
      fill: '#fff',
      opacity: 0.75,
      transform: `rotate(-35 ${fixed(x - r * 0.32)} ${fixed(y - r * 0.42)})`,
      filter: blur(D, r * 0.045),
    }),
    circle(x - r * 0.44, y - r * 0.44, r * 0.07, { fill: '#fff' }),
  ])

/** A brilliant cut, lit facet by facet. */
export function gem(
  D: Doc,
  x: number,
  y: number,
  r: number,
  c: string,
  { n = 8, sy = 1, rot = 0, glowA = 0 } = {},
): string {
  const out: string[] = []
  const L = [-0.55, -0.83]
  const ring = (rr: number, off: number) =>
    times(n, (i): Pair => {
      const [px, py] = polar(rr, rot + ((i + off) * 360) / n)
      return [x + px * r, y + py * r * sy]
    })
  const T = ring(0.52, 0),
    M = ring(0.8, 0.5),
    O = ring(1, 0)
  const facet = (ps: Pair[], k: number) =>
    out.push(
      path(polyline(ps, true), {
        fill: k > 0 ? mix(c, '#ffffff', k) : darken(c, -k),
        stroke: mix(c, '#ffffff', Math.max(0, k)),
        strokeWidth: r * 0.012,
        strokeLinejoin: 'round',
      }),
    )
  const sh = (ps: Pair[]) => {
    const cx = ps.reduce((a, p) => a + p[0], 0) / ps.length - x,
      cy = ps.reduce((a, p) => a + p[1], 0) / ps.length - y,
      l = Math.hypot(cx, cy) || 1
    return (cx * L[0] + cy * L[1]) / l
  }
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n
    const a = [O[i], M[i], O[j]],
      b = [T[i], M[i], T[j]],
      e = [O[i], M[(i + n - 1) % n], T[i], M[i]]
    const v = i % 2 ? 0.14 : -0.1
    facet(a, sh(a) * 0.62 - 0.12 + v)
    facet(e, sh(e) * 0.55 - v)
    facet(b, sh(b) * -0.35 + 0.1 + v)
  }
  out.push(
    path(polyline(T, true), {
      fill: D.lin(
        lighten(c, 0.75),
        lighten(c, 0.2) + ' .45',
        darken(c, 0.12) + ' .5',
        lighten(c, 0.35),
        { a: 60 },
      ),
    }),
  )
  out.push(
    path(polyline([T[n - 3], T[n - 2], T[n - 1], [x, y]], true), { fill: '#fff', opacity: 0.35 }),
  )
  return (
    group([glowA ? halo(D, x, y, r * 2, c, glowA, lighten(c, 0.5)) : '', group(out)]) +
    sparkle(x - r * 0.45, y - r * 0.5 * sy, r * 0.34)
  )
}

export function cabochon(D: Doc, x: number, y: number, r: number, c: string, sy = 1): string {
  return group([
    ellipse(x, y, r, r * sy, {
      fill: D.rad([lighten(c, 0.55), 0], [c, 0.45], [darken(c, 0.6), 1], {
        cx: 0.4,
        cy: 0.35,
        r: 0.75,
      }),
      stroke: darken(c, 0.7),
      strokeWidth: r * 0.06,
    }),
    ellipse(x - r * 0.25, y - r * 0.38 * sy, r * 0.38, r * 0.2 * sy, {
      fill: '#fff',
      opacity: 0.8,
    }),
    ellipse(x + r * 0.15, y + r * 0.55 * sy, r * 0.45, r * 0.18 * sy, {
      fill: lighten(c, 0.6),
      opacity: 0.5,
    }),
  ])
}

export const bezelGem = (D: Doc, x: number, y: number, r: number, c: string, sy = 1): string =>
  group([
    ellipse(x, y, r * 1.32, r * 1.32 * sy, {
      fill: gold(D),
      stroke: '#5b2d02',
      strokeWidth: r * 0.09,
    }),
    ellipse(x, y, r * 1.1, r * 1.1 * sy, { fill: '#4a2200' }),
    cabochon(D, x, y, r, c, sy),
  ])
