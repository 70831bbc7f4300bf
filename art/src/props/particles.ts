import { lerp, spline } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import { type Attributes, circle, type Doc, fixed, group, path, rect } from '../drawing/svg.ts'
import { screened } from './light.ts'

/** Left, top, right and bottom of the area things are strewn over. */
export type Area = readonly [number, number, number, number]
export type Span = readonly [from: number, to: number]

export const emberColours = ['#ffd36b', '#ff8a2a', '#fff1c0']
const confettiColours = ['#ff4d8d', '#ffd23d', '#36d6ff', '#7cff6b', '#b57bff']

/** Calls `draw` at chance places; `u` is one more chance value of the place, 0 to 1. */
export function scatter(
  g: Random,
  count: number,
  [left, top, right, bottom]: Area,
  draw: (x: number, y: number, u: number) => string,
): string {
  let out = ''
  for (let i = 0; i < count; i++) out += draw(g.between(left, right), g.between(top, bottom), g())
  return out
}

export const dust = (
  g: Random,
  count: number,
  area: Area,
  colours: readonly string[],
  [small, large]: Span,
): string =>
  screened(
    scatter(g, count, area, (x, y, u) =>
      circle(x, y, lerp(small, large, u ** 3), {
        fill: g.pick(colours),
        opacity: fixed(g.between(0.35, 0.95)),
      }),
    ),
  )

export const bokeh = (
  D: Doc,
  g: Random,
  count: number,
  area: Area,
  colours: readonly string[],
  [small, large]: Span = [12, 46],
  a = 0.28,
): string =>
  screened(
    scatter(g, count, area, (x, y, u) => {
      const c = g.pick(colours)
      return circle(x, y, lerp(small, large, u), {
        fill: D.rad([c, 0, a * 0.55], [c, 0.8, a * 0.75], [c, 0.93, a], [c, 1, 0]),
      })
    }),
  )

export const confetti = (
  g: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  attributes: Attributes,
): string =>
  rect(x, y, width, height, {
    fill: g.pick(confettiColours),
    transform: `rotate(${fixed(turn * 360)} ${fixed(x)} ${fixed(y)})`,
    ...attributes,
  })

export const bubble = (D: Doc, x: number, y: number, r: number): string => {
  const c = '#bff3ff'
  return group([
    circle(x, y, r, {
      fill: D.rad([c, 0.55, 0.04], [c, 0.85, 0.22], ['#ffffff', 0.96, 0.7], ['#ffffff', 1, 0.1]),
    }),
    path(
      spline([
        [x - r * 0.62, y - r * 0.2],
        [x - r * 0.4, y - r * 0.6],
        [x - r * 0.05, y - r * 0.74],
        [x - r * 0.34, y - r * 0.5],
      ]),
      { fill: '#fff', opacity: 0.9 },
    ),
    circle(x + r * 0.4, y + r * 0.42, r * 0.1, { fill: '#fff', opacity: 0.6 }),
  ])
}
