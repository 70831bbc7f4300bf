import type { Draw } from '../../drawing/draw.ts'
import {
  circlePath,
  mirroredSpline,
  points,
  polar,
  polygon,
  spline,
  star,
  times,
} from '../../drawing/geometry.ts'
import { blur, litGroup } from '../../drawing/lighting.ts'
import { mirrored } from '../../drawing/path.ts'
import { at, circle, group, path } from '../../drawing/svg.ts'
import { halo, twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

export const bandit: Draw = (D) => {
  const hat = D.lin('#d99a58', '#7a4418 .5', '#3a1b08'),
    band = D.lin('#ff5a4a', '#c8142a .5', '#6a0618')
  const bd = mirroredSpline(points('0,6 60,-2 110,8 104,76 60,140 0,196,1'))
  return group([
    litGroup(
      D,
      16,
      path(mirroredSpline(points('0,60 90,76 176,140 214,236 0,240')), {
        fill: D.lin('#c4553a', '#7a2418', '#2a0a0c'),
      }),
    ),
    path(
      'M-200 196L-150 172L-110 200L-70 176L-30 204L10 178L50 204L90 176L130 200L170 172L204 196V222L170 200L130 226L90 204L50 230L10 204L-30 230L-70 204L-110 226L-150 200L-200 222Z',
      { fill: '#ffb347', opacity: 0.9 },
    ),
    litGroup(
      D,
      18,
      path(mirroredSpline(points('0,-120 76,-100 106,-30 98,50 60,110 0,130')), {
        fill: D.lin('#120810', '#2a1418 .6', '#1c0c10'),
      }),
      { spec: 0.2, rimK: 0.4 },
    ),
    litGroup(D, 12, [
      path(bd, { fill: band }),
      D.clipped(
        bd,
        times(5, (r) =>
          times(7, (i) => {
            const x = -96 + i * 32 + (r % 2) * 16,
              y = 30 + r * 32
            return (
              path(polygon(4, 9, 0, x, y), { fill: '#ffe9d0' }) +
              circle(x, y, 3, { fill: '#8a0a1e' })
            )
          }).join(''),
        ).join(''),
      ),
    ]),
    path('M-106 12Q-60 50 -20 44M106 12Q60 50 20 44M-92 70Q-50 96 -10 150M92 70Q50 96 10 150', {
      stroke: '#5a0414',
      strokeWidth: 7,
      fill: 'none',
      opacity: 0.45,
      strokeLinecap: 'round',
      filter: blur(D, 2),
    }),
    litGroup(
      D,
      14,
      path(
        spline(
          points(
            '-232,-72 -214,-118 -150,-98 -60,-84 60,-84 150,-98 214,-118 232,-72 150,-44 0,-62 -150,-44',
          ),
        ),
        { fill: hat },
      ),
      { sh: 0.3 },
    ),
    litGroup(
      D,
      18,
      path(mirroredSpline(points('0,-206 30,-226 84,-222 112,-150 118,-84 0,-66')), { fill: hat }),
      { sh: 0.2 },
    ),
    litGroup(
      D,
      5,
      path('M-118 -118Q0 -92 118 -118L120 -84Q0 -58 -120 -84Z', {
        fill: D.lin('#3a1408', '#1a0804'),
      }),
    ),
    halo(D, -46, -26, 52, '#ff8a1e', 0.8, '#ffd08a'),
    halo(D, 46, -26, 52, '#ff8a1e', 0.8, '#ffd08a'),
    mirrored((m) =>
      path(m('M16 -22C30 -40 64 -40 80 -28C66 -10 36 -8 16 -22Z'), {
        fill: D.lin('#ffffff', '#ffd24d'),
      }),
    ),
    mirrored((m) =>
      path(m('M10 -26C30 -50 68 -52 90 -34L92 -46C64 -62 30 -58 4 -38Z'), { fill: '#120810' }),
    ),
    at(0, -100, [
      litGroup(D, 6, [
        path(times(6, (i) => circlePath(...polar(58, i * 60 - 90), 9)).join('') + star(6, 56, 28), {
          fill: gold(D),
          stroke: '#6b3802',
          strokeWidth: 2,
        }),
      ]),
      circle(0, 0, 21, { fill: D.lin('#c57b12', '#ffe28a'), stroke: '#8a4a06', strokeWidth: 3 }),
      path(star(5, 13, 5.4), { fill: '#7a3d05' }),
    ]),
    twinkle(D, -22, -126, 40),
  ])
}
