import { darken, lighten } from '../drawing/colour.ts'
import { type Pair, polyline, roundedPolygon, roundedRect } from '../drawing/geometry.ts'
import { blur } from '../drawing/lighting.ts'
import { circle, type Doc, group, path } from '../drawing/svg.ts'

type Pips = 1 | 2 | 3 | 4 | 5 | 6

/** What is painted on each visible face, within 50 units of its middle. */
type Faces = {
  top: string
  left: string
  right: string
  col?: string
}

const spots: Record<Pips, readonly Pair[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A cube with rounded edges, seen from above one corner; `s` is the length of an edge. */
export function cube(D: Doc, s: number, { top, left, right, col = '#f5f3ff' }: Faces): string {
  const a = (26 * Math.PI) / 180
  const [ux, uy] = [Math.cos(a), Math.sin(a)]
  const v = 1.16
  const h = s / 2
  const hull: Pair[] = [
    [0, -h * v - uy * s],
    [ux * s, -h * v],
    [ux * s, h * v],
    [0, h * v + uy * s],
    [-ux * s, h * v],
    [-ux * s, -h * v],
  ]
  const skew = (e1: Pair, e2: Pair, origin: Pair) => matrix(s / 100, e1, e2, origin)
  return group([
    path(
      roundedPolygon(
        hull.map(([x, y]): Pair => [x * 0.992, y * 0.992]),
        s * 0.14,
      ),
      { fill: darken(col, 0.35) },
    ),
    face(
      skew([ux, uy], [-ux, uy], [0, -h * v]),
      D.lin(lighten(col, 0.9), lighten(col, 0.35), { a: 45 }),
      top,
    ),
    face(
      skew([ux, uy], [0, v], [(-ux * s) / 2, (uy * s) / 2]),
      D.lin(col, darken(col, 0.22)),
      left,
    ),
    face(
      skew([ux, -uy], [0, v], [(ux * s) / 2, (uy * s) / 2]),
      D.lin(darken(col, 0.16), darken(col, 0.5)),
      right,
    ),
    path(
      polyline([
        [-ux * s, -h * v],
        [0, -h * v + uy * s],
        [ux * s, -h * v],
      ]),
      {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: s * 0.03,
        opacity: 0.55,
        strokeLinejoin: 'round',
        filter: blur(D, s * 0.012),
      },
    ),
    path(
      polyline([
        [0, -h * v + uy * s],
        [0, h * v + uy * s],
      ]),
      { stroke: '#fff', strokeWidth: s * 0.03, opacity: 0.4, filter: blur(D, s * 0.012) },
    ),
  ])
}

export const die = (D: Doc, s: number, top: Pips, left: Pips, right: Pips): string =>
  cube(D, s, {
    top: pips(top, '#c4122f'),
    left: pips(left, '#2a1a3a'),
    right: pips(right, '#2a1a3a'),
  })

const pips = (count: Pips, colour: string): string =>
  spots[count]
    .map(([column, row]) => {
      const r = 9.5
      const [x, y] = [column * 25, row * 25]
      const fill = count === 1 || count === 4 ? '#d4173a' : colour
      return (
        circle(x, y, count === 1 ? r * 1.7 : r, { fill }) +
        circle(x - r * 0.25, y - r * 0.25, r * 0.3, { fill: '#fff', opacity: 0.5 })
      )
    })
    .join('')

const face = (transform: string, fill: string, painted: string): string =>
  group(
    [
      path(roundedRect(-50, -50, 100, 100, 13), { fill }),
      path(roundedRect(-47, -47, 94, 94, 11), {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: 2.4,
        opacity: 0.4,
      }),
      painted,
    ],
    { transform },
  )

function matrix(k: number, e1: Pair, e2: Pair, origin: Pair): string {
  const values = [e1[0] * k, e1[1] * k, e2[0] * k, e2[1] * k, ...origin]
  return `matrix(${values.map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`
}
