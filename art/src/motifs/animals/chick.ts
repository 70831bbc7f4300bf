import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, ribbon, spline, times } from '../../drawing/geometry.ts'
import { blur, litGroup } from '../../drawing/lighting.ts'
import { ellipse, group, path, rect } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'

export const chick: Draw = (D) => {
  const y = D.rad(['#fffbc0', 0], ['#ffe04a', 0.45], ['#ffae1a', 0.85], ['#d97708', 1], {
      cx: 0.38,
      cy: 0.3,
      r: 0.8,
    }),
    o = D.lin('#ffb04d', '#e8560f')
  return group([
    ...times(7, (i) =>
      path(`M-150 ${-60 + i * 36}H${-240 - (i % 3) * 50}`, {
        stroke: '#fff',
        strokeWidth: 9 - (i % 3) * 2,
        strokeLinecap: 'round',
        opacity: 0.7,
      }),
    ),
    litGroup(D, 7, [
      path(ribbon(points('-30,130 -60,170 -110,170'), [11, 11], 10), { fill: o }),
      path(ribbon(points('40,136 60,190 86,206'), [11, 11], 10), { fill: o }),
    ]),
    litGroup(D, 8, [
      path(spline(points('-150,136 -96,150 -86,196 -128,206 -164,176')), {
        fill: D.lin('#ff5a7a', '#c4143f'),
      }),
      path(spline(points('56,196 110,184 160,206 164,228 60,230')), {
        fill: D.lin('#ff5a7a', '#c4143f'),
      }),
      rect(58, 220, 108, 12, { fill: '#fff', rx: 6 }),
    ]),
    litGroup(
      D,
      7,
      path(
        'M-24 -180C-44 -230 0 -246 4 -206C20 -240 58 -226 44 -186C66 -196 78 -166 54 -150H-10Z',
        { fill: D.lin('#ff6b6b', '#c4142f') },
      ),
    ),
    litGroup(
      D,
      12,
      path(spline(points('-150,10 -220,-30 -240,16 -216,60 -150,84')), { fill: '#ffc22e' }),
    ),
    litGroup(
      D,
      26,
      path(mirroredSpline(points('0,-176 90,-160 150,-80 168,10 140,100 80,148 0,160')), {
        fill: y,
      }),
      { depth: 0.7, spec: 0.5 },
    ),
    ellipse(30, 84, 92, 62, { fill: '#fff7c8', opacity: 0.75, filter: blur(D, 12) }),
    litGroup(
      D,
      12,
      path(spline(points('90,30 156,30 214,-20 226,20 190,84 120,104')), { fill: '#ffc22e' }),
    ),
    eye(D, -22, -54, 44, { iris: '#6b3a12', look: [0.4, 0] }),
    eye(D, 92, -54, 44, { iris: '#6b3a12', look: [0.4, 0] }),
    path('M-70 -112Q-30 -136 14 -104M62 -106Q100 -134 140 -108', {
      stroke: '#8a4a06',
      strokeWidth: 9,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    litGroup(D, 8, [
      path('M20 -6Q60 -26 112 -2Q96 34 66 38Q36 34 20 -6Z', { fill: o }),
      path('M34 22Q66 34 98 20Q84 58 64 58Q44 56 34 22Z', { fill: '#a8280f' }),
    ]),
    ellipse(-40, 20, 26, 16, { fill: '#ff7a4a', opacity: 0.6, filter: blur(D, 5) }),
  ])
}
