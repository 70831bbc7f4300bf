import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, ribbon, spline, star } from '../../drawing/geometry.ts'
import { blur, litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX } from '../../drawing/path.ts'
import { circle, ellipse, group, path } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'
import { gold } from '../../props/metals.ts'

export const panda: Draw = (D) => {
  const w = D.lin('#ffffff', '#fff6ee .5', '#d6c6c9'),
    b = D.lin('#5a5068', '#2a2236 .5', '#120c1c')
  return group([
    mirrored((m) => litGroup(D, 10, ellipse(sideX(m, 104), -168, 52, 50, { fill: b }))),
    litGroup(
      D,
      16,
      path(mirroredSpline(points('0,20 90,30 140,100 146,180 100,226 0,232')), { fill: w }),
    ),
    mirrored((m) => litGroup(D, 10, ellipse(sideX(m, 90), 214, 56, 34, { fill: b }))),
    mirrored((m) => ellipse(sideX(m, 92), 216, 30, 18, { fill: '#8a6f86' })),
    // drum
    litGroup(D, 8, [
      path('M-78 96H78V190Q0 226 -78 190Z', {
        fill: D.lin('#7a0a1e', '#e8283c .35', '#b0142c .6', '#5a0616', { a: 0 }),
      }),
      path('M-78 112Q0 148 78 112V128Q0 164 -78 128ZM-78 166Q0 202 78 166V182Q0 218 -78 182Z', {
        fill: gold(D, 0),
      }),
      ...[-60, -30, 0, 30, 60].map((x) =>
        circle(x, 152 + (60 - Math.abs(x)) * 0.2, 7, { fill: '#ffe08a' }),
      ),
      ellipse(0, 96, 78, 32, {
        fill: D.lin('#fff6df', '#f0d6a8'),
        stroke: '#c9831c',
        strokeWidth: 8,
      }),
    ]),
    mirrored((m) =>
      litGroup(
        D,
        10,
        path(m(spline(points('120,60 164,84 158,126 116,128 78,108 70,84 96,74'))), { fill: b }),
      ),
    ),
    mirrored((m) =>
      litGroup(D, 4, [
        path(m(ribbon(points('96,94 60,40 30,4'), [8, 6], 8)), {
          fill: D.lin('#ffd08a', '#a8641a'),
        }),
        circle(sideX(m, 26), -2, 15, { fill: D.lin('#ff7a6b', '#c4182f') }),
      ]),
    ),
    litGroup(
      D,
      24,
      path(mirroredSpline(points('0,-182 80,-172 146,-116 168,-40 140,30 76,62 0,70')), {
        fill: w,
      }),
      { depth: 0.8 },
    ),
    mirrored((m) =>
      litGroup(
        D,
        6,
        path(m(spline(points('34,-60 56,-98 96,-92 114,-50 98,-6 62,2 38,-22'))), { fill: b }),
      ),
    ),
    eye(D, -70, -46, 28, { iris: '#8a5a2a', white: '#fff' }),
    eye(D, 70, -46, 28, { iris: '#8a5a2a', white: '#fff' }),
    litGroup(D, 4, path('M-24 -6Q0 -22 24 -6Q16 16 0 16Q-16 16 -24 -6Z', { fill: b })),
    path('M0 16V26M-30 26Q-14 44 0 28Q14 44 30 26', {
      stroke: '#2a1a2a',
      strokeWidth: 6,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    path('M-12 36Q0 56 12 36Z', { fill: '#ff6b81' }),
    mirrored((m) =>
      ellipse(sideX(m, 116), 14, 24, 14, { fill: '#ff8a9a', opacity: 0.6, filter: blur(D, 4) }),
    ),
    litGroup(D, 5, [
      path('M-170 -104Q0 -168 170 -104L164 -74Q0 -138 -164 -74Z', {
        fill: D.lin('#ff6a5a', '#c4142f'),
      }),
      circle(0, -122, 26, { fill: gold(D) }),
    ]),
    path(star(5, 14, 6, -90, 0, -122), { fill: '#b3122e' }),
  ])
}
