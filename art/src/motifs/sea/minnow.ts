import type { Draw } from '../../drawing/draw.ts'
import { points, spline } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'

/** A small fish that looks to the left, as its larger neighbours do. */
export const minnow: Draw = (D) =>
  group([
    litGroup(D, 8, [
      path(spline(points('96,0 170,-84 216,-92 196,0 216,92 170,84')), {
        fill: D.lin('#ffd36b', '#ff7a2f'),
      }),
      path(spline(points('-40,-70 10,-140 70,-128 72,-54')), {
        fill: D.lin('#ffd36b', '#ff7a2f'),
      }),
      path(spline(points('-10,70 20,122 62,116 60,58')), { fill: D.lin('#ff9a3d', '#e0561a') }),
    ]),
    litGroup(
      D,
      22,
      [
        path(spline(points('-206,4 -150,-72 -30,-98 90,-44 128,0 90,46 -30,98 -150,74')), {
          fill: D.lin('#8af4ff', '#22b7ef .45', '#0c5fd0'),
        }),
        path(spline(points('-196,18 -120,44 20,56 108,18 84,50 -30,96 -146,72')), {
          fill: '#f2fdff',
          opacity: 0.85,
        }),
        path(spline(points('-40,-92 -6,-96 10,0 -8,92 -42,92 -26,0')), {
          fill: '#ffe07a',
          opacity: 0.8,
        }),
      ],
      { depth: 0.7 },
    ),
    eye(D, -118, -18, 38, { iris: '#123a8f', look: [-0.1, 0.05] }),
    path('M-190 26C-176 44 -154 50 -134 44', {
      stroke: '#0b3f8a',
      strokeWidth: 9,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    ellipse(-84, 26, 20, 12, { fill: '#ff8fa8', opacity: 0.55 }),
  ])
