import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, roundedRect, star } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { mirrored } from '../../drawing/path.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { rays, twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'
import { laurel } from '../../props/regalia.ts'

export const trophy: Draw = (D, _, p) => {
  const gd = D.lin(
      '#7a4304',
      '#ffd968 .18',
      '#fffbe0 .34',
      '#f0b02e .52',
      '#9a560a .74',
      '#ffd24d .9',
      '#8a4a06',
      { a: 0 },
    ),
    cup = mirroredSpline(points('0,-168 118,-170,1 116,-100 92,-20 44,40 26,60 0,62'))
  return group([
    p.noRays ? '' : rays(D, 0, -50, 300, { n: 22, col: '#ffe9a8', a: 0.6 }),
    laurel(D, 1.9, 8),
    mirrored((m) =>
      litGroup(
        D,
        6,
        path(
          m(
            'M104 -140C190 -160 216 -90 176 -36C150 0 110 10 80 6L86 -18C120 -18 146 -34 160 -60C180 -98 160 -124 104 -108Z',
          ),
          { fill: gold(D) },
        ),
      ),
    ),
    litGroup(D, 16, path(cup, { fill: gd }), { spec: 1.1 }),
    litGroup(D, 6, ellipse(0, -168, 120, 26, { fill: D.lin('#fff6c9', '#c98012') })),
    ellipse(0, -166, 104, 18, { fill: D.lin('#5a2d02', '#c57b12') }),
    litGroup(D, 6, [
      path('M-22 58H22L30 110H-30Z', { fill: gd }),
      ellipse(0, 62, 32, 12, { fill: gd }),
      path('M-74 108H74L84 136H-84Z', { fill: gd }),
    ]),
    litGroup(
      D,
      7,
      path('M-96 136H96L104 204H-104Z', { fill: D.lin('#4a2a5a', '#22102e', '#0c0414') }),
    ),
    litGroup(D, 3, path(roundedRect(-62, 152, 124, 36, 8), { fill: gold(D) })),
    ...[-30, 0, 30].map((x) => path(star(5, 11, 4.5, -90, x, 170), { fill: '#7a3d05' })),
    litGroup(
      D,
      6,
      path(star(5, 58, 25, -90, 0, -78), { fill: D.lin('#ffffff', '#ffe9a8', '#e8a01e') }),
    ),
    path('M-84 -150C-88 -90 -70 -20 -40 20C-70 -30 -74 -90 -66 -150Z', {
      fill: '#fff',
      opacity: 0.7,
    }),
    twinkle(D, -70, -140, 60),
    twinkle(D, 96, -30, 34),
    twinkle(D, 30, -100, 30),
  ])
}
