import type { Draw } from '../../drawing/draw.ts'
import {
  circlePath,
  mirroredSpline,
  points,
  polar,
  spline,
  star,
  times,
} from '../../drawing/geometry.ts'
import { blur, litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX, transform } from '../../drawing/path.ts'
import { circle, ellipse, group, path } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'
import { gold } from '../../props/metals.ts'
import { lotus } from '../../props/plants.ts'

export const rabbit: Draw = (D) => {
  const w = D.lin('#ffffff', '#fff0f6 .5', '#d9b8d6'),
    pk = D.lin('#ffb3cf', '#f06f9f')
  return group([
    mirrored((m) =>
      litGroup(D, 12, [
        path(m(spline(points('26,-110 30,-190 58,-246 88,-246 96,-190 88,-110'))), { fill: w }),
        path(m(spline(points('42,-120 46,-186 64,-226 78,-220 82,-180 76,-118'))), { fill: pk }),
      ]),
    ),
    litGroup(
      D,
      18,
      path(mirroredSpline(points('0,30 80,44 124,120 120,196 70,230 0,234')), { fill: w }),
    ),
    // silk robe
    litGroup(D, 8, [
      path(mirroredSpline(points('0,70 60,62 112,110 132,200 70,236 0,238')), {
        fill: D.lin('#7a6bff', '#4a37c9 .5', '#221572'),
      }),
      path('M-30 62L0 130L30 62L52 70L0 196L-52 70Z', { fill: gold(D) }),
    ]),
    lotus(D, 0, 200, 0.5, '#ff9fd0'),
    litGroup(
      D,
      22,
      path(mirroredSpline(points('0,-132 70,-124 124,-70 134,-6 108,52 56,82 0,88')), { fill: w }),
      { depth: 0.8 },
    ),
    eye(D, -56, -30, 32, { iris: '#c4305f' }),
    eye(D, 56, -30, 32, { iris: '#c4305f' }),
    mirrored((m) =>
      ellipse(sideX(m, 92), 22, 24, 14, { fill: '#ff7aa0', opacity: 0.6, filter: blur(D, 4) }),
    ),
    path('M-12 8Q0 0 12 8Q8 22 0 22Q-8 22 -12 8Z', { fill: pk }),
    path('M0 22V32M0 32Q-12 46 -28 36M0 32Q12 46 28 36', {
      stroke: '#7a3a5a',
      strokeWidth: 5,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    path('M-9 38H9V54Q0 58 -9 54Z', { fill: '#fff' }),
    litGroup(D, 5, path(star(5, 26, 11, -90, 0, -96), { fill: gold(D) })),
    // mooncake
    mirrored((m) => litGroup(D, 10, ellipse(sideX(m, 64), 142, 34, 26, { fill: w }))),
    litGroup(D, 7, [
      path(
        times(12, (i) => circlePath(...polar(50, i * 30, 0, 138), 15)).join('') +
          circlePath(0, 138, 52),
        { fill: D.lin('#ffd98a', '#d98a2e .5', '#8a4a12') },
      ),
    ]),
    circle(0, 138, 38, { fill: 'none', stroke: '#8a4a12', strokeWidth: 4 }),
    path(
      [0, 60, 120, 180, 240, 300]
        .map((a) =>
          transform('M0 0C-10 -10 -8 -24 0 -30C8 -24 10 -10 0 0Z', { x: 0, y: 138, r: a }),
        )
        .join(''),
      { fill: '#a85f1a' },
    ),
    mirrored((m) => litGroup(D, 7, ellipse(sideX(m, 54), 156, 26, 18, { fill: w }))),
  ])
}
