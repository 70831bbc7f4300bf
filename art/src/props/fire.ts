import { blur } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import { fixed, group, path, type Doc } from '../drawing/svg.ts'

const flames = [
  'M0 0C-.5 0 -.62 -.22 -.5 -.42C-.42 -.56 -.3 -.6 -.32 -.8C-.1 -.7 -.06 -.56 -.04 -.5C.1 -.66 .06 -.86 0 -1C.34 -.84 .36 -.6 .33 -.5C.42 -.54 .44 -.62 .44 -.68C.62 -.46 .56 0 0 0Z',
  'M0 0C-.44 -.02 -.56 -.24 -.42 -.46C-.3 -.64 -.12 -.7 -.1 -1C.16 -.84 .2 -.66 .16 -.54C.28 -.58 .3 -.7 .28 -.8C.56 -.54 .56 -.04 0 0Z',
]
const heat = ['#fff7b0', '#ffc02e', '#ff6a13', '#c3151b']

export const flame = (
  D: Doc,
  x: number,
  y: number,
  w: number,
  h: number,
  v: number,
  r = 0,
  cols: readonly string[] = heat,
): string => {
  const d = transform(flamePath(w, h, v), { x, y, r }),
    d2 = transform(flamePath(w * 0.62, h * 0.68, v + 1), { x, y: y - h * 0.02, r }),
    d3 = transform(flamePath(w * 0.34, h * 0.4, v), { x, y: y - h * 0.03, r })
  return group([
    path(d, { fill: D.lin(cols[3], cols[2] + ' .6', cols[1]) }),
    path(d2, { fill: D.lin(cols[2], cols[1] + ' .7', cols[0]) }),
    path(d3, { fill: cols[0], opacity: 0.9 }),
  ])
}

export function fire(
  D: Doc,
  g: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
): string {
  let s = ''
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n,
      k = Math.sin(t * Math.PI)
    s += flame(
      D,
      x - w / 2 + t * w,
      y,
      (w / n) * g.between(1.6, 2.4),
      h * (0.35 + 0.65 * k) * g.between(0.7, 1.1),
      i,
      (t - 0.5) * -30 + g.between(-8, 8),
    )
  }
  return group([group(s, { filter: blur(D, 9), opacity: 0.8 }), s])
}

/** One of two outlines, stretched to a width and a height, standing on the origin. */
const flamePath = (w: number, h: number, v: number): string =>
  flames[v % 2]
    .split(/(?=[A-Z])/)
    .map(([command, ...rest]) => command + stretch(rest.join(''), w, h))
    .join('')

const stretch = (values: string, w: number, h: number): string =>
  values
    .split(' ')
    .filter(Boolean)
    .map((value, i) => fixed(Number(value) * (i % 2 ? h : w)))
    .join(' ')
