import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, roundedRect, spline, star, times } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { transform } from '../../drawing/path.ts'
import { circle, group, path } from '../../drawing/svg.ts'
import { halo, twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

export const pirate: Draw = (D) => {
  const bone = D.lin('#fffdf0', '#f2e2bd .5', '#a8875a'),
    hat = D.lin('#4a3a6a', '#221836 .5', '#0c0818')
  const xb = (a: number) =>
    litGroup(
      D,
      7,
      path(
        transform(
          'M-210 -14C-236 -46 -200 -66 -184 -40C-176 -28 -176 -18 -170 -16H170C176 -18 176 -28 184 -40C200 -66 236 -46 210 -14C214 -6 214 6 210 14C236 46 200 66 184 40C176 28 176 18 170 16H-170C-176 18 -176 28 -184 40C-200 66 -236 46 -210 14C-214 6 -214 -6 -210 -14Z',
          { r: a, y: 90 },
        ),
        { fill: bone },
      ),
    )
  return group([
    xb(28),
    xb(-28),
    litGroup(
      D,
      22,
      path(
        mirroredSpline(points('0,-150 80,-140 132,-76 134,-4 108,50 92,76 88,120 60,146 0,152')),
        { fill: bone },
      ),
      { depth: 0.8 },
    ),
    litGroup(
      D,
      8,
      path(mirroredSpline(points('0,132 58,128 78,110 82,160 56,204 0,214')), { fill: bone }),
    ),
    path(spline(points('-98,-20 -80,-52 -40,-50 -24,-16 -40,22 -80,22')), {
      fill: D.rad(['#5a0a26', 0], ['#14040c', 0.8]),
    }),
    circle(-60, -14, 15, { fill: D.rad(['#fff', 0], ['#ff5a3d', 0.4], ['#8a0a0a', 1]) }),
    halo(D, -60, -14, 60, '#ff4a2a', 0.9),
    litGroup(
      D,
      6,
      path(spline(points('98,-24 80,-56 40,-52 20,-14 40,30 84,26')), {
        fill: D.lin('#3a2a4a', '#120a1c'),
      }),
    ),
    path('M-136 -70Q0 -50 136 -110L138 -92Q0 -34 -134 -54Z', { fill: '#1a1024' }),
    path(star(5, 15, 6, -90, 60, -14), { fill: gold(D) }),
    path('M-18 60L0 20L18 60Q10 68 0 60Q-10 68 -18 60Z', { fill: '#2a0c14' }),
    path('M-72 108Q0 138 72 108L66 150Q0 178 -66 150Z', { fill: '#1c070e' }),
    litGroup(
      D,
      2.4,
      path(
        times(7, (i) =>
          roundedRect(-62 + i * 18, 110 + 10 * Math.sin(((i + 0.5) / 7) * Math.PI), 16, 24, 5),
        ).join('') +
          times(6, (i) =>
            roundedRect(-52 + i * 18, 140 + 8 * Math.sin(((i + 0.5) / 6) * Math.PI), 15, 20, 5),
          ).join(''),
        { fill: bone },
      ),
    ),
    path(roundedRect(10, 119, 16, 24, 5), { fill: gold(D) }),
    twinkle(D, 20, 126, 26),
    litGroup(
      D,
      14,
      path(
        spline(
          points(
            '-226,-84 -190,-150 -110,-150 -60,-196 0,-222 60,-196 110,-150 190,-150 226,-84 150,-96 70,-128 0,-134 -70,-128 -150,-96',
          ),
        ),
        { fill: hat },
      ),
    ),
    path(
      'M-222 -88C-170 -112 -110 -140 -70 -140C-30 -146 30 -146 70 -140C110 -140 170 -112 222 -88',
      { stroke: gold(D, 0), strokeWidth: 9, fill: 'none', strokeLinecap: 'round' },
    ),
    litGroup(D, 4, [
      path(
        'M0 -196C22 -196 30 -180 28 -166C26 -156 18 -154 16 -146H-16C-18 -154 -26 -156 -28 -166C-30 -180 -22 -196 0 -196Z',
        { fill: '#fff6df' },
      ),
    ]),
    circle(-11, -168, 7, { fill: '#1c1228' }),
    circle(11, -168, 7, { fill: '#1c1228' }),
    litGroup(
      D,
      5,
      path(
        'M112 -150C150 -220 206 -240 236 -236C224 -214 232 -204 214 -190C224 -178 200 -164 190 -168C180 -150 150 -138 126 -136Z',
        { fill: D.lin('#ff8a5a', '#d4203a', '#7a0a2a') },
      ),
    ),
  ])
}
