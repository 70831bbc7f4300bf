import { darken, lighten } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import {
  mirroredSpline,
  points,
  polar,
  ribbon,
  spline,
  times,
  type Point,
  type RibbonWidth,
} from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { flip, mirrored, sideX, type Mirror } from '../../drawing/path.ts'
import { circle, group, path } from '../../drawing/svg.ts'
import { court } from '../../props/card-hands.ts'
import { cabochon } from '../../props/gems.ts'
import { gold } from '../../props/metals.ts'
import { playCard } from '../../props/playing-cards.ts'

export const jester: Draw = (D) => {
  const A = '#d4183a',
    B = '#5b2ad8',
    face = mirroredSpline(points('0,-80 58,-76 88,-20 84,50 54,116 0,150'))
  const horn = (m: Mirror, c: string, pts: Point[], w: RibbonWidth) =>
    litGroup(
      D,
      12,
      path(m(ribbon(pts, w, 30)), { fill: D.lin(lighten(c, 0.35), c, darken(c, 0.5)) }),
    )
  const bell = (x: number, y: number) =>
    litGroup(D, 5, [
      circle(x, y, 22, { fill: gold(D) }),
      path(`M${x - 22} ${y}H${x + 22}`, { stroke: '#7a4304', strokeWidth: 4 }),
      circle(x, y + 9, 5, { fill: '#4a2402' }),
    ])
  return group([
    horn(
      (d) => d,
      B,
      points('50,-60 120,-150 190,-140 214,-70 204,-30'),
      (t) => 60 * (1 - t) ** 0.8 + 10,
    ),
    horn(
      flip,
      A,
      points('50,-60 120,-150 190,-140 214,-70 204,-30'),
      (t) => 60 * (1 - t) ** 0.8 + 10,
    ),
    litGroup(D, 12, [
      path(
        ribbon(points('0,-70 -6,-170 26,-230 70,-216'), (t) => 66 * (1 - t) ** 0.8 + 10, 30),
        { fill: D.lin('#ffd97a', '#e8a01e', '#8a4a06') },
      ),
    ]),
    bell(202, -16),
    bell(-202, -16),
    bell(82, -208),
    // ruff
    litGroup(
      D,
      7,
      times(11, (i) => {
        const a = 10 + i * 16,
          [x, y] = polar(140, a, 0, 66)
        return path(
          spline([
            [x - 40, y - 10],
            [x, y - 46],
            [x + 40, y - 10],
            [x + 22, y + 46],
            [x - 22, y + 46],
          ]),
          {
            fill: D.lin(
              i % 2 ? lighten(A, 0.2) : lighten(B, 0.25),
              i % 2 ? darken(A, 0.4) : darken(B, 0.4),
            ),
          },
        )
      }).join(''),
    ),
    litGroup(D, 18, path(face, { fill: D.lin('#ffffff', '#f3e9ff .5', '#b39ad9') })),
    D.clipped(face, path('M0 -90H100V160H0Z', { fill: '#1a0a3a', opacity: 0.16 })),
    mirrored((m) =>
      group([
        path(m('M40 -66L56 -22L40 48L24 -22Z'), { fill: m === flip ? A : B }),
        path(m('M16 -18C28 -40 58 -40 68 -22C56 -6 30 -4 16 -18Z'), {
          fill: '#fffbe8',
          stroke: '#120820',
          strokeWidth: 5,
        }),
        circle(sideX(m, 42), -20, 11, { fill: D.rad(['#b6ff6b', 0], ['#1d8a2a', 1]) }),
        circle(sideX(m, 42), -20, 5, { fill: '#000' }),
      ]),
    ),
    path('M-12 -10Q0 -16 12 -10L16 34Q0 48 -16 34Z', { fill: '#fff', opacity: 0.6 }),
    litGroup(D, 4, circle(0, 38, 15, { fill: D.lin('#ff7a8a', '#c4142f') })),
    path('M-60 62Q-50 112 0 114Q50 112 60 62Q30 88 0 88Q-30 88 -60 62Z', { fill: '#3a0618' }),
    path('M-52 72Q-30 94 0 94Q30 94 52 72L46 84Q24 102 0 102Q-24 102 -46 84Z', { fill: '#fff' }),
    path('M-66 56Q-60 70 -52 72M66 56Q60 70 52 72', {
      stroke: '#c4142f',
      strokeWidth: 6,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    litGroup(D, 6, path('M-98 -54Q0 -110 98 -54L92 -24Q0 -84 -92 -24Z', { fill: gold(D) })),
    ...[-60, -20, 20, 60].map((x, i) =>
      cabochon(D, x, -58 - 20 * Math.cos(x / 50), 9, i % 2 ? '#17c98a' : '#e8234b'),
    ),
    group(playCard(D, 92, 'A', 's'), { transform: 'translate(-170 150) rotate(-22)' }),
    group(playCard(D, 92, 'K', 'h', { art: court(D, 'K') }), {
      transform: 'translate(172 150) rotate(20)',
    }),
  ])
}
