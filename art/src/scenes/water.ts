import { darken, lighten, mix } from '../drawing/colour.ts'
import type { Scene } from '../drawing/draw.ts'
import { type Pair, point, polar, ribbon, spline, times } from '../drawing/geometry.ts'
import { blur, lit } from '../drawing/lighting.ts'
import { ellipse, fixed, path } from '../drawing/svg.ts'
import { cloud } from '../props/clouds.ts'
import { rays, softSpot } from '../props/light.ts'
import { bubble, scatter } from '../props/particles.ts'
import { lotus } from '../props/plants.ts'
import { wash, ridge, layer, sky } from './backdrop.ts'

const corals = [
  [50, 690, '#ff6f91'],
  [120, 730, '#a56bff'],
  [540, 700, '#ffb14d'],
  [480, 740, '#35d6c2'],
] as const

export const sea: Scene = (D, g, p) =>
  sky(D, p, { y: 320, r: 420, a: 0.95 }) +
  rays(D, 300, 380, 640, { n: 18, col: lighten(p.acc, 0.4), a: 0.45, g }) +
  cloud(D, 110, 250, 300, mix(p.bg[1], '#fff', 0.35), { g, a: 0.6 }) +
  cloud(D, 500, 210, 320, mix(p.bg[1], '#fff', 0.25), { g, a: 0.6 }) +
  [0, 1, 2, 3]
    .map((i) => {
      const crests = times(11, (k): Pair => [
        k * 64 - 20 + (i % 2) * 30,
        520 + i * 70 + (k % 2 ? -20 : 16),
      ])
      return layer(
        D,
        `${spline(crests, false)}L660 900L-40 900Z`,
        mix(p.sea || '#1b8fb8', p.acc, 0.3 - i * 0.08),
        darken(p.sea || '#0b4f86', 0.2 + i * 0.15),
      )
    })
    .join('')

export const deep: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 300, 120, 420, p.acc, 0.6) +
  times(9, (i) =>
    path(`M${60 + i * 60} -20L${i * 120 - 240} 820L${i * 120 - 150} 820L${90 + i * 60} -20Z`, {
      fill: D.lin([lighten(p.acc, 0.5), 0, 0.28], [p.acc, 0.8, 0]),
      filter: blur(D, 6),
    }),
  ).join('') +
  layer(D, ridge(g, 560, 90, 8), mix(p.bg[2], p.acc, 0.18), darken(p.bg[2], 0.3)) +
  layer(D, ridge(g, 650, 60, 7), darken(p.bg[2], 0.25), darken(p.bg[2], 0.6)) +
  corals
    .map(([x, y, c]) =>
      times(7, (i) =>
        path(
          ribbon(
            [
              [x, y],
              [x + (i - 3) * 12, y - 50],
              [x + (i - 3) * 22 + g.between(-8, 8), y - 100 - g.between(0, 40)],
            ],
            [8, 4],
            10,
          ),
          { fill: D.lin(lighten(c, 0.3), darken(c, 0.5)) },
        ),
      ).join(''),
    )
    .join('') +
  scatter(g, 26, [20, 60, 580, 700], (x, y, u) => bubble(D, x, y, 3 + u * u * 16))

export const reef: Scene = (D, g, p) =>
  deep(D, g, p) + softSpot(D, 300, 350, 300, p.acc2 || p.acc, 0.45)

export const pond: Scene = (D, _, p) =>
  sky(D, p, { r: 460, y: 340, a: 0.8 }) +
  times(7, (i) =>
    ellipse(300, 360, 90 + i * 70, (90 + i * 70) * 0.86, {
      fill: 'none',
      stroke: lighten(p.acc, 0.6),
      strokeWidth: 3,
      opacity: fixed(0.4 - i * 0.045),
    }),
  ).join('') +
  [
    [70, 150, 70],
    [540, 180, 84],
    [60, 560, 76],
    [545, 580, 66],
    [500, 60, 48],
  ]
    .map(([x, y, r]) =>
      path(
        `M${x} ${y}L${point(polar(r, -30, x, y))}` +
          times(11, (i) => 'L' + point(polar(r, -30 - (i + 1) * 30, x, y))).join('') +
          'Z',
        { fill: D.lin('#4fbf7c', '#0f5b42'), filter: lit(D, 4, { rim: null }) },
      ),
    )
    .join('') +
  lotus(D, 80, 140, 0.7) +
  lotus(D, 530, 590, 0.8)
