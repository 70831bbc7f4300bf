import type { Draw } from '../../drawing/draw.ts'
import { circlePath, points, polar, spline } from '../../drawing/geometry.ts'
import { blur, lit, litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX, transform } from '../../drawing/path.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'
import { scatter } from '../../props/particles.ts'

export const puffer: Draw = (D, g) => {
  const sk = D.rad(['#fff9c8', 0], ['#ffd84a', 0.4], ['#f29a1a', 0.8], ['#a8540a', 1], {
    cx: 0.4,
    cy: 0.32,
    r: 0.78,
  })
  let sp = ''
  for (let i = 0; i < 26; i++) {
    const a = (i * 360) / 26,
      [x, y] = polar(150, a, 0, 10)
    sp += transform('M-15 8L0 -44L15 8Z', { x, y, r: a + 90 })
  }
  let sp2 = ''
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 14 + r * 5; i++) {
      const a = (i * 360) / (14 + r * 5) + r * 9,
        [x, y] = polar(84 + r * 38, a, 0, 10)
      if (y < -10 || Math.abs(x) > 100) sp2 += transform('M-8 4L0 -20L8 4Z', { x, y, r: a + 90 })
    }
  return group([
    litGroup(D, 7, [
      path(spline(points('130,-20 210,-80 238,-40 216,10 240,60 208,90 140,50')), {
        fill: D.lin('#ff9a3d', '#d9480f'),
      }),
      path(spline(points('-30,-140 0,-214 44,-206 60,-140')), {
        fill: D.lin('#ff9a3d', '#d9480f'),
      }),
    ]),
    path(sp, { fill: D.lin('#fff0a8', '#e08a12'), filter: lit(D, 4) }),
    litGroup(
      D,
      30,
      [
        path(circlePath(0, 10, 162, 154), { fill: sk }),
        D.clipped(circlePath(0, 10, 162, 154), [
          ellipse(-10, 120, 150, 86, { fill: '#fffdf0', opacity: 0.92 }),
          scatter(g, 18, [-120, -140, 140, -30], (x, y, u) =>
            ellipse(x, y, 8 + u * 14, 6 + u * 10, { fill: '#b8600a', opacity: 0.5 }),
          ),
        ]),
      ],
      { depth: 0.7 },
    ),
    path(sp2, { fill: '#fff3b8', filter: lit(D, 2) }),
    eye(D, -70, -40, 46, { iris: '#1fa8ff', look: [0.1, 0.1] }),
    eye(D, 58, -40, 46, { iris: '#1fa8ff', look: [-0.1, 0.1] }),
    litGroup(
      D,
      7,
      path(spline(points('-52,52 -30,36 -6,46 20,36 42,52 30,86 -6,98 -40,86')), {
        fill: D.lin('#ff9a9a', '#e0405f'),
      }),
    ),
    ellipse(-5, 66, 24, 15, { fill: '#5a0a26' }),
    path('M-22 60H12V68Q-5 74 -22 68Z', { fill: '#fff' }),
    mirrored((m) =>
      ellipse(sideX(m, 106), 34, 26, 16, { fill: '#ff6b4a', opacity: 0.5, filter: blur(D, 5) }),
    ),
    litGroup(
      D,
      6,
      path(spline(points('-150,50 -206,40 -224,84 -190,112 -146,92')), {
        fill: D.lin('#ff9a3d', '#d9480f'),
      }),
    ),
    path('M-120 -96C-100 -116 -64 -118 -40 -102M30 -102C54 -118 92 -114 108 -94', {
      stroke: '#8a4206',
      strokeWidth: 10,
      fill: 'none',
      strokeLinecap: 'round',
    }),
  ])
}
