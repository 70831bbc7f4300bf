import type { Draw } from '../../drawing/draw.ts'
import {
  mirroredSpline,
  points,
  polyline,
  ribbon,
  sampleSpline,
  spline,
} from '../../drawing/geometry.ts'
import { blur, litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX, transform } from '../../drawing/path.ts'
import { circle, group, path } from '../../drawing/svg.ts'
import { gem } from '../../props/gems.ts'
import { halo, twinkle } from '../../props/light.ts'

export const bull: Draw = (D) => {
  const gd = D.lin('#fff3b0', '#ffd257 .3', '#d98a15 .62', '#6e3704')
  const head = mirroredSpline(
    points('0,-138 54,-142 98,-112 108,-52 92,16 78,78 98,124 88,176 44,206 0,210'),
  )
  const horn = ribbon(
    points('66,-118 130,-136 196,-176 214,-244'),
    (t) => 34 * (1 - t) ** 0.7 + 2,
    24,
  )
  return group([
    mirrored((m) =>
      litGroup(D, 8, [
        path(m(spline(points('92,-84 140,-104 206,-80 222,-44 170,-36 106,-46'))), { fill: gd }),
        path(m(spline(points('112,-74 150,-84 194,-66 160,-54 118,-58'))), { fill: '#7a2a12' }),
      ]),
    ),
    mirrored((m) =>
      litGroup(D, 9, [
        path(m(horn), { fill: D.lin('#fffbe8', '#f2d9a0 .5', '#8a5a22') }),
        [0, 1, 2]
          .map((i) => {
            const q = sampleSpline(points('66,-118 130,-136 196,-176 214,-244'), 10)[2 + i]
            return path(
              m(
                polyline([
                  [q.x + q.nx * 34, q.y + q.ny * 34],
                  [q.x - q.nx * 34, q.y - q.ny * 34],
                ]),
              ),
              { stroke: '#b9822e', strokeWidth: 6 },
            )
          })
          .join(''),
      ]),
    ),
    litGroup(
      D,
      26,
      [
        path(head, { fill: gd }),
        D.clipped(head, [
          mirrored((m) =>
            path(m('M40 -60C70 -30 60 40 44 90C30 60 24 0 40 -60Z'), {
              fill: '#8a4a08',
              opacity: 0.45,
              filter: blur(D, 6),
            }),
          ),
          path('M-12 -130L12 -130L18 70L-18 70Z', {
            fill: '#fff6c0',
            opacity: 0.4,
            filter: blur(D, 6),
          }),
        ]),
      ],
      { spec: 1 },
    ),
    // ornament plate
    litGroup(D, 6, [
      path('M0 -84L40 -30L24 34L0 64L-24 34L-40 -30Z', {
        fill: D.lin('#ff5a5a', '#b3122e', '#5a0618'),
        stroke: '#fff0b8',
        strokeWidth: 6,
      }),
    ]),
    group(gem(D, 0, -18, 24, '#ffcf3d', { n: 8 })),
    // tuft
    litGroup(
      D,
      6,
      [-56, 56, -34, 34, -12, 12]
        .map((x) =>
          path(
            transform(
              'M-20 0C-26 -30 -10 -56 6 -60C2 -44 22 -30 18 0C14 26 4 44 0 62C-6 44 -18 26 -20 0Z',
              { x, y: -118 + Math.abs(x) * 0.15, s: 1 - Math.abs(x) * 0.004, r: -x * 0.35 },
            ),
            { fill: D.lin('#ffe9a8', '#c9781a .5', '#6a3604'), stroke: '#5a2c04', strokeWidth: 2 },
          ),
        )
        .join(''),
    ),
    mirrored((m) =>
      group([
        path(m('M42 -30C56 -64 96 -66 112 -40C98 -8 60 -4 42 -30Z'), { fill: '#2a0c02' }),
        path(m('M52 -30C64 -54 92 -56 104 -40C94 -16 66 -12 52 -30Z'), {
          fill: D.rad(['#ffffff', 0], ['#ffe27a', 0.25], ['#ff5a1a', 0.7], ['#b30f0a', 1]),
        }),
        circle(sideX(m, 78), -34, 8, { fill: '#1a0402' }),
        litGroup(
          D,
          5,
          path(m('M22 -40C48 -92 108 -92 134 -58C104 -62 66 -52 40 -16Z'), {
            fill: D.lin('#ffd76a', '#a8600c .5', '#5a2c04'),
          }),
        ),
      ]),
    ),
    halo(D, -78, -34, 34, '#ff5a1a', 0.5, '#ffb07a'),
    halo(D, 78, -34, 34, '#ff5a1a', 0.5, '#ffb07a'),
    litGroup(
      D,
      12,
      path(mirroredSpline(points('0,86 56,84 92,122 82,172 42,198 0,202')), {
        fill: D.lin('#ffe08a', '#c97f18', '#6e3704'),
      }),
    ),
    mirrored((m) =>
      path(m('M28 128C40 112 66 114 70 132C64 146 40 150 28 128Z'), { fill: '#2a0f04' }),
    ),
    path('M-50 178Q0 196 50 178', {
      stroke: '#5a2c04',
      strokeWidth: 6,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    path('M-24 140C-50 210 50 210 24 140', {
      stroke: '#7a1020',
      strokeWidth: 17,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    path('M-24 140C-50 210 50 210 24 140', {
      stroke: D.lin('#ff9a8f', '#e0243f'),
      strokeWidth: 11,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    ...[
      [-150, 170, -1],
      [150, 170, 1],
    ].map(([x, y, s]) =>
      group(
        [
          [0, 0, 34],
          [s * 34, 8, 44],
          [s * 76, -4, 36],
        ].map(([a, b, r]) =>
          circle(x + a, y + b, r, {
            fill: D.rad(['#fff', 0, 0.5], ['#ffe9c0', 0.6, 0.2], ['#ffd08a', 1, 0]),
          }),
        ),
      ),
    ),
    twinkle(D, -30, -150, 44),
  ])
}
