import { lighten } from '../drawing/colour.ts'
import { polar, ribbon, roundedRect, star, times } from '../drawing/geometry.ts'
import { litGroup } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import { circle, ellipse, group, path, type Doc } from '../drawing/svg.ts'
import { flame } from '../props/fire.ts'
import { sphere } from '../props/gems.ts'
import { halo, twinkle } from '../props/light.ts'
import { gold } from '../props/metals.ts'
import { leaf, lotus } from '../props/plants.ts'

const bursts = [
  [0, -26, 92, '#ffcf4d', 18],
  [-58, 40, 46, '#ff5fae', 12],
  [62, 34, 52, '#4dd2ff', 14],
] as const

export const firework = (D: Doc): string => {
  let s = ''
  for (const [x, y, r, c, n] of bursts) {
    s += halo(D, x, y, r * 1.2, c, 0.6)
    for (let i = 0; i < n; i++) {
      const a = (i * 360) / n,
        [x1, y1] = polar(r * 0.22, a, x, y),
        [x2, y2] = polar(r * (i % 2 ? 0.78 : 1), a, x, y)
      s +=
        path(
          ribbon(
            [
              [x1, y1],
              [(x1 + x2) / 2, (y1 + y2) / 2],
              [x2, y2],
            ],
            (t) => 0.8 + 4.2 * t,
            6,
          ),
          { fill: D.lin('#fff', c) },
        ) + circle(x2, y2, 5.4, { fill: lighten(c, 0.5) })
    }
  }
  return group([
    s,
    litGroup(D, 4, path('M-12 110L-8 40H8L12 110Z', { fill: D.lin('#ff6b6b', '#b3122e') })),
    twinkle(D, 0, -26, 60),
  ])
}

export const ornament = (D: Doc): string =>
  group([
    ...[-1, 1].map((s) =>
      group(
        [0, 1, 2].map((i) =>
          leaf(D, 0, -76, 92 - i * 12, 17, s > 0 ? -18 + i * 26 : 198 - i * 26, '#1f8f52'),
        ),
      ),
    ),
    path('M0 -130V-86', { stroke: '#ffe08a', strokeWidth: 5 }),
    litGroup(D, 5, path(roundedRect(-22, -96, 44, 32, 8), { fill: gold(D) })),
    sphere(D, 0, 14, 84, '#e0182f'),
    path('M-80 -6Q0 40 80 -6L84 22Q0 66 -84 22Z', { fill: gold(D, 0) }),
    ...[-48, -16, 16, 48].map((x) =>
      path(star(6, 14, 5, -90, x, 22 + (48 - Math.abs(x)) * 0.28), { fill: '#b3122e' }),
    ),
    ellipse(-34, -32, 26, 14, { fill: '#fff', opacity: 0.7, transform: 'rotate(-35 -34 -32)' }),
    twinkle(D, 40, -40, 40),
  ])

export const krathong = (D: Doc): string =>
  group([
    ellipse(0, 84, 116, 24, { fill: D.rad(['#8ad0ff', 0, 0.7], ['#8ad0ff', 1, 0]) }),
    litGroup(
      D,
      6,
      times(13, (i) => {
        const a = 180 - i * 15
        const [x] = polar(88, a)
        return path(
          transform('M-18 16C-20 -10 -8 -40 0 -54C8 -40 20 -10 18 16Z', {
            x,
            y: 52 + Math.sin((i / 12) * Math.PI) * 22,
            r: (i - 6) * 8,
          }),
          { fill: D.lin('#b8f08a', '#2f9a4a', '#0f5a2e') },
        )
      }).join(''),
    ),
    lotus(D, 0, 46, 1.05, '#ff7ab8'),
    litGroup(D, 4, path(roundedRect(-8, -80, 16, 70, 6), { fill: D.lin('#fff3c0', '#ffb31e') })),
    halo(D, 0, -88, 38, '#ffcf4d', 0.9),
    flame(D, 0, -78, 22, 40, 1),
    ...[-34, 34].map(
      (x) =>
        path(`M${x} 10L${x * 1.5} -70`, { stroke: '#c9813a', strokeWidth: 4 }) +
        circle(x * 1.5, -70, 5, { fill: '#ff7a1e' }),
    ),
  ])
