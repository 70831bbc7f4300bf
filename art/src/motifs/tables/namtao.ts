import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points } from '../../drawing/geometry.ts'
import { lit, litGroup } from '../../drawing/lighting.ts'
import { at, circle, ellipse, group, path, type Doc } from '../../drawing/svg.ts'
import { cube } from '../../props/dice.ts'
import { halo, twinkle } from '../../props/light.ts'

const gourdFace = (D: Doc): string =>
  group([
    path(mirroredSpline(points('0,-38 10,-36 18,-20 12,-6 28,8 30,30 14,44 0,44')), {
      fill: D.lin('#6fdc6a', '#1f8a3a'),
    }),
    path('M0 -38C2 -46 10 -46 12 -50', {
      stroke: '#7a4a1a',
      strokeWidth: 5,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    path('M-6 -26C-10 -18 -6 -10 -10 0C-16 10 -16 26 -8 34', {
      stroke: '#fff',
      strokeWidth: 4,
      opacity: 0.6,
      fill: 'none',
      strokeLinecap: 'round',
    }),
  ])

const crabFace = (D: Doc): string =>
  group([
    path(
      'M-14 14C-40 -2 -44 -22 -30 -36C-28 -24 -22 -22 -16 -34C-8 -18 -18 -8 -12 0ZM14 14C40 -2 44 -22 30 -36C28 -24 22 -22 16 -34C8 -18 18 -8 12 0Z',
      { fill: '#e0182f' },
    ),
    ellipse(0, 12, 28, 20, { fill: D.lin('#ff6b5a', '#c4142f') }),
    path('M-24 22L-40 32M-20 28L-32 42M24 22L40 32M20 28L32 42', {
      stroke: '#c4142f',
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
    circle(-9, 4, 4.5, { fill: '#fff' }),
    circle(9, 4, 4.5, { fill: '#fff' }),
    circle(-9, 4, 2, { fill: '#000' }),
    circle(9, 4, 2, { fill: '#000' }),
  ])

const fishFace = (D: Doc): string =>
  group([
    path('M-40 0C-20 -28 14 -28 26 -6L44 -22C42 -6 42 8 44 22L26 8C14 28 -20 28 -40 0Z', {
      fill: D.lin('#6fb8ff', '#1d4fc4'),
    }),
    circle(-22, -4, 5, { fill: '#fff' }),
    circle(-22, -4, 2.4, { fill: '#000' }),
    path('M-8 -16C-2 -6 -2 6 -8 16M4 -16C10 -6 10 6 4 16', {
      stroke: '#fff',
      strokeWidth: 3,
      fill: 'none',
      opacity: 0.7,
    }),
  ])

const prawnFace = path(
  'M34 -22C10 -44 -34 -30 -34 4C-34 28 -8 38 10 28C-6 30 -20 20 -20 4C-20 -10 -4 -18 10 -12C22 -8 22 8 10 12C26 16 40 -2 34 -22ZM34 -22L48 -34M34 -22L50 -20',
  { fill: '#ff7a3d', stroke: '#c4480f', strokeWidth: 3 },
)

export const namtao: Draw = (D) => {
  const d = (s: number, a: string, b: string, c: string) =>
      cube(D, s, { top: a, left: b, right: c, col: '#fff4dc' }),
    f = { filter: lit(D, 3, { rim: null, spec: 0.3 }) }
  return group([
    litGroup(D, 9, [
      ellipse(0, 150, 214, 76, { fill: D.lin('#ffd98a', '#b3681a', '#5a2c04') }),
      ellipse(0, 140, 190, 62, { fill: D.rad(['#2f9a5a', 0], ['#0c4a2e', 1]) }),
    ]),
    halo(D, 0, 30, 260, '#ffe08a', 0.45),
    at(-98, 78, group(d(86, crabFace(D), prawnFace, gourdFace(D)), f), 1, -10),
    at(102, 82, group(d(86, fishFace(D), gourdFace(D), crabFace(D)), f), 1, 10),
    at(2, -64, group(d(100, gourdFace(D), fishFace(D), crabFace(D)), f), 1, -3),
    twinkle(D, -50, -150, 50),
  ])
}
