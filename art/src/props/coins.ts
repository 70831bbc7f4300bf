import { circlePath, lerp, roundedRect, star } from '../drawing/geometry.ts'
import { transform } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import { at, circle, type Doc, ellipse, fixed, group, path, rect } from '../drawing/svg.ts'
import { goldStops } from './metals.ts'
import { type Area, scatter, type Span } from './particles.ts'

type Emblem = keyof typeof emblems

type CoinOptions = {
  /** 0 faces us, 1 lies flat. */
  tilt?: number
  rot?: number
  emblem?: Emblem
  thick?: number
  /** Opacity of the shade a coin deep in a pile lies in. */
  dim?: string
}

const struck: readonly Emblem[] = ['star', 'crown', 'lotus']
const edgeStops = ['#5e2f02', '#d28a1b .2', '#fff0ae .38', '#b36a0c .55', '#7a4305 .8', '#e8a93a']

const emblems = {
  star: (r: number) => star(5, r * 0.5, r * 0.22),
  crown: (r: number) =>
    `M${-r * 0.5} ${r * 0.3}L${-r * 0.55} ${-r * 0.25}L${-r * 0.25} ${r * 0.02}L0 ${-r * 0.45}` +
    `L${r * 0.25} ${r * 0.02}L${r * 0.55} ${-r * 0.25}L${r * 0.5} ${r * 0.3}Z`,
  hole: (r: number) => roundedRect(-r * 0.24, -r * 0.24, r * 0.48, r * 0.48, r * 0.04),
  dot: (r: number) => circlePath(0, 0, r * 0.3),
  lotus: (r: number) => {
    const petal =
      `M0 ${r * 0.3}C${-r * 0.2} ${r * 0.05} ${-r * 0.14} ${-r * 0.3} 0 ${-r * 0.48}` +
      `C${r * 0.14} ${-r * 0.3} ${r * 0.2} ${r * 0.05} 0 ${r * 0.3}Z`
    return [0, 1, 2, -1, -2].map((i) => transform(petal, { r: i * 36, oy: r * 0.3 })).join('')
  },
}

export function coin(
  D: Doc,
  x: number,
  y: number,
  r: number,
  { tilt = 0.3, rot = 0, emblem = 'star', thick = 0.16, dim }: CoinOptions = {},
): string {
  const ry = Math.max(0.16, 1 - tilt)
  const depth = r * thick * (tilt + 0.15) * 2.2
  const rim = D.lin(...goldStops, { a: 70 })
  const edge = D.lin(...edgeStops, { a: 0 })
  return at(
    x,
    y,
    [
      ellipse(0, depth, r, r * ry, { fill: edge }),
      rect(-r, 0, 2 * r, depth, { fill: edge }),
      ellipse(0, 0, r, r * ry, { fill: rim }),
      group(face(D, r, emblems[emblem](r)), { transform: `scale(1 ${fixed(ry)})` }),
      shine(r, ry),
      dim ? ellipse(0, 0, r, r * ry, { fill: '#12051f', opacity: dim }) : '',
    ],
    1,
    rot,
  )
}

export const coins = (D: Doc, g: Random, count: number, area: Area, [small, large]: Span): string =>
  scatter(g, count, area, (x, y, u) =>
    coin(D, x, y, lerp(small, large, u), {
      tilt: g.between(0.1, 0.75),
      rot: g.between(-70, 70),
      emblem: g.pick(struck),
    }),
  )

/** A heap of coins, `w` wide to each side and `h` high, standing on `y`. */
export function coinPile(
  D: Doc,
  g: Random,
  cx: number,
  y: number,
  w: number,
  h: number,
  r: number,
): string {
  const rows = Math.max(2, Math.round(h / (r * 0.55)))
  let out = ''
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const half = w * Math.sqrt(1 - (1 - t) ** 2 * 0.9)
    const count = Math.max(1, Math.round((half * 2) / (r * 1.25)))
    for (let k = 0; k < count; k++) {
      const px = cx - half + ((k + 0.5) / count) * half * 2 + g.between(-6, 6)
      const py = y - h * (1 - t) + g.between(-5, 5)
      out += coin(D, px, py, r * g.between(0.85, 1.12), {
        tilt: g.between(0.35, 0.68),
        rot: g.between(-26, 26),
        emblem: g.pick(struck),
        dim: fixed(Math.max(0, 0.12 * (1 - t))),
      })
    }
  }
  return out
}

const face = (D: Doc, r: number, emblem: string): string[] => [
  circle(0, 0, r * 0.97, {
    fill: 'none',
    stroke: '#fff3bd',
    strokeWidth: r * 0.05,
    opacity: 0.85,
  }),
  circle(0, 0, r * 0.8, {
    fill: D.lin('#c57b12', '#f0b138', '#ffe28a', { a: 70 }),
    stroke: '#9a5a0a',
    strokeWidth: r * 0.05,
  }),
  path(emblem, { fill: '#9a5a0a', transform: `translate(0 ${fixed(r * 0.045)})` }),
  path(emblem, { fill: D.lin('#fff3bd', '#ffc94a') }),
]

const shine = (r: number, ry: number): string =>
  path(
    `M${-r * 0.75} ${-r * 0.55 * ry}Q${-r * 0.2} ${-r * 1.02 * ry} ${r * 0.45} ${-r * 0.8 * ry}` +
      `Q${-r * 0.1} ${-r * 0.7 * ry} ${-r * 0.75} ${-r * 0.55 * ry}Z`,
    { fill: '#fff', opacity: 0.7 },
  )
