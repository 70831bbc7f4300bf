import { darken, lighten, mix } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import { type Pair, points, polyline, sampleSpline, times } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { flip, transform, type Mirror } from '../../drawing/path.ts'
import { at, circle, group, path } from '../../drawing/svg.ts'
import { halo, twinkle } from '../../props/light.ts'
import { leaf } from '../../props/plants.ts'
import { crown } from '../../props/regalia.ts'

export const heart: Draw = (D) => {
  const wing = (m: Mirror) =>
    litGroup(D, 7, [
      path(
        m(
          'M40 -20C70 -90 120 -150 214 -190C204 -160 212 -140 232 -120C206 -112 196 -92 204 -62C178 -62 164 -44 166 -14C140 -22 118 -8 108 20C92 0 66 -2 40 20Z',
        ),
        { fill: D.lin('#c9344a', '#6a0a2a .5', '#22041a') },
      ),
      path(
        m(
          'M46 -14C90 -90 140 -150 212 -188M48 -8C100 -70 150 -100 230 -120M50 -2C100 -40 150 -60 202 -64M50 4C90 -16 130 -22 164 -18',
        ),
        { stroke: '#ffcf7a', strokeWidth: 5, fill: 'none' },
      ),
    ])
  const hd =
      'M0 168C-40 110 -132 60 -132 -36C-132 -116 -34 -132 0 -60C34 -132 132 -116 132 -36C132 60 40 110 0 168Z',
    c = '#e8183c'
  const fac = points(
      '0,-60 -44,-96 -100,-82 -124,-30 -104,30 -60,84 0,160 60,84 104,30 124,-30 100,-82 44,-96',
    ),
    inn = fac.map(([x, y]): Pair => [x * 0.56, y * 0.56 + 4])
  let f = ''
  fac.forEach((a, i) => {
    const b = fac[(i + 1) % 12],
      k = [0.1, 0.45, 0.62, 0.5, 0.1, -0.2, -0.5, -0.62, -0.55, -0.3, 0.05, 0.3][i]
    f += path(polyline([a, b, inn[(i + 1) % 12], inn[i]], true), {
      fill: k > 0 ? mix(c, '#ffd0d0', k) : darken(c, -k),
      stroke: lighten(c, 0.3),
      strokeWidth: 1.2,
    })
  })
  return group([
    wing((d) => d),
    wing(flip),
    halo(D, 0, 10, 230, '#ff2a55', 0.7),
    litGroup(
      D,
      8,
      path(transform(hd, { s: 1.13, y: -2 }), {
        fill: D.lin('#fff3b0', '#f0b53a .35', '#9a560a .75', '#ffd968'),
        stroke: '#4a2402',
        strokeWidth: 3,
      }),
    ),
    path(hd, { fill: '#3a0412' }),
    D.clipped(hd, [
      f,
      path(polyline(inn, true), {
        fill: D.lin('#ff9aa8', '#f0284a .45', '#a80a30 .5', '#ff4a66', { a: 60 }),
      }),
    ]),
    path('M-84 -70C-60 -92 -30 -84 -20 -56C-44 -66 -64 -60 -84 -70Z', {
      fill: '#fff',
      opacity: 0.8,
    }),
    ...times(14, (i) => {
      const q = sampleSpline(
        points('0,-74 -60,-126 -140,-80 -140,10 -90,80 0,184 90,80 140,10 140,-80 60,-126 0,-74'),
        28,
      )[i * 2 + 1]
      return circle(q.x, q.y, 7, { fill: '#fff3cf', stroke: '#8a4a06', strokeWidth: 2 })
    }),
    at(0, -112, crown(D, 0, -20, 0.62, ['#7a2aff', '#e8183c', '#7a2aff'])),
    at(0, 190, [
      leaf(D, -20, 0, 90, 22, 200, '#1f7a4a'),
      leaf(D, 20, 0, 90, 22, -20, '#1f7a4a'),
      litGroup(
        D,
        5,
        times(8, (i) =>
          path(
            transform('M0 0C-26 -8 -30 -40 0 -48C30 -40 26 -8 0 0Z', {
              r: i * 45,
              s: 1 - i * 0.05,
            }),
            { fill: D.lin('#ff6b81', '#a80a30') },
          ),
        ).join('') + circle(0, 0, 16, { fill: '#c4143f' }),
      ),
    ]),
    twinkle(D, -70, -50, 60),
  ])
}
