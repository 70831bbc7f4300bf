import { darken, lighten } from '../drawing/colour.ts'
import { polar, sampleSpline } from '../drawing/geometry.ts'
import { litGroup } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import { at, fixed, path, type Doc } from '../drawing/svg.ts'

export const leaf = (
  D: Doc,
  x: number,
  y: number,
  l: number,
  w: number,
  r: number,
  c: string,
): string => {
  const d = transform(
    `M0 0C${l * 0.25} ${-w} ${l * 0.75} ${-w * 0.9} ${l} 0C${l * 0.75} ${w * 0.9} ${l * 0.25} ${w} 0 0Z`,
    { x, y, r },
  )
  const [ex, ey] = polar(l * 0.95, r, x, y)
  return (
    path(d, { fill: D.lin(lighten(c, 0.25), c, darken(c, 0.45), { a: r + 90 }) }) +
    path(`M${fixed(x)} ${fixed(y)}L${fixed(ex)} ${fixed(ey)}`, {
      stroke: lighten(c, 0.35),
      strokeWidth: w * 0.07,
      opacity: 0.7,
    })
  )
}

export const frond = (D: Doc, x: number, y: number, l: number, r: number, c: string): string => {
  let s = ''
  const sp = sampleSpline(
    [
      [0, 0],
      [l * 0.5, -l * 0.16],
      [l, l * 0.08],
    ],
    9,
  )
  sp.forEach((p, i) => {
    if (!i) return
    const ll = l * 0.42 * Math.sin(Math.PI * (0.15 + 0.8 * p.t))
    s +=
      leaf(D, p.x, p.y, ll, ll * 0.2, p.a + 52, darken(c, 0.18)) +
      leaf(D, p.x, p.y, ll, ll * 0.2, p.a - 52, c)
  })
  return at(x, y, s, 1, r)
}

export const petal = (D: Doc, x: number, y: number, s: number, r: number, c: string): string =>
  path(transform('M0 0C-10 -8 -9 -22 0 -28C9 -22 10 -8 0 0Z', { x, y, s, r }), {
    fill: D.lin(lighten(c, 0.65), c),
  })

export const lotus = (D: Doc, x: number, y: number, s: number, c = '#ff8fc4'): string => {
  const p = (a: number, l: number, w: number, cc: string) => {
    const d = transform(
      `M0 0C${-w} ${-l * 0.3} ${-w * 0.8} ${-l * 0.8} 0 ${-l}C${w * 0.8} ${-l * 0.8} ${w} ${-l * 0.3} 0 0Z`,
      { r: a },
    )
    return path(d, {
      fill: D.lin(lighten(cc, 0.8), lighten(cc, 0.25) + ' .4', cc, darken(cc, 0.35)),
      stroke: lighten(cc, 0.7),
      strokeWidth: 1.6,
    })
  }
  return at(
    x,
    y,
    litGroup(
      D,
      2,
      [-82, 82, -62, 62].map((a) => p(a, 70, 20, darken(c, 0.15))).join('') +
        [-46, 46, -24, 24].map((a) => p(a, 78, 22, c)).join('') +
        p(0, 84, 24, lighten(c, 0.1)) +
        [-34, 34].map((a) => p(a, 52, 17, lighten(c, 0.15))).join('') +
        p(0, 50, 18, lighten(c, 0.3)),
      { rim: null, sh: 0.4 },
    ),
    s,
  )
}
