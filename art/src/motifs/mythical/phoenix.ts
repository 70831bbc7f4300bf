import { darken, lighten, mix } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import {
  lerp,
  mirroredSpline,
  type Point,
  points,
  ribbon,
  spline,
  times,
} from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { flip, transform, type Mirror } from '../../drawing/path.ts'
import { circle, ellipse, group, path } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'
import { bezelGem } from '../../props/gems.ts'
import { halo } from '../../props/light.ts'

const plumage = [
  [12, 230, 30, '#b3122e', '#ff7a2a'],
  [10, 165, 27, '#e8301a', '#ffb02e'],
  [8, 108, 22, '#ff8a1e', '#fff0a0'],
] as const

const tailFeathers = [
  [-170, 0, '#c3141b'],
  [170, 0, '#c3141b'],
  [-104, 26, '#e8401a'],
  [104, 26, '#e8401a'],
  [-40, 40, '#ff7a1e'],
  [40, 40, '#ff7a1e'],
] as const

export const phoenix: Draw = (D) => {
  const wing = (m: Mirror) => {
    let s = ''
    plumage.forEach(([n, l, w, c, c2], k) => {
      let q = ''
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1),
          a = lerp(-96, 46, t),
          L = l * (0.72 + 0.36 * Math.sin(Math.PI * (0.2 + t * 0.6)))
        const d = feather(34 + k * 3, -30 + t * 34, L, w, a)
        q += path(m(d), {
          fill: D.lin(c, mix(c, c2, 0.6) + ' .5', c2, m === flip ? { a: 180 - a } : { a }),
          stroke: darken(c, 0.45),
          strokeWidth: 1.6,
        })
      }
      s += litGroup(D, 5, q, { spec: 0.5 })
    })
    return s
  }
  let tail = ''
  for (const [x, o, c] of tailFeathers) {
    const pts: Point[] = [
      [x * 0.12, 84],
      [x * 0.5, 120 + o * 0.4],
      [x * 0.7, 176 + o],
      [x, 214 + o],
    ]
    tail += litGroup(
      D,
      4,
      [
        path(
          ribbon(pts, (t) => 5 + 15 * Math.sin(t * 2.5), 20),
          { fill: D.lin('#ffe27a', lighten(c, 0.2), c), stroke: darken(c, 0.4), strokeWidth: 1.5 },
        ),
        ellipse(x * 0.97, 208 + o, 18, 23, { fill: '#ffd23d' }),
        ellipse(x * 0.97, 210 + o, 12, 15, { fill: '#1bb6a8' }),
        circle(x * 0.97, 211 + o, 6, { fill: '#0a2a6b' }),
      ],
      { spec: 0.5 },
    )
  }
  return group([
    halo(D, 0, -20, 300, '#ffb03d', 0.8),
    tail,
    wing((d) => d),
    wing(flip),
    litGroup(
      D,
      14,
      path(mirroredSpline(points('0,-110 34,-92 54,-30 56,30 34,84 0,112,1')), {
        fill: D.lin('#fff0a0', '#ffb52e .35', '#f0501a .75', '#a8101a'),
      }),
    ),
    ...[0, 1, 2, 3].map((r) =>
      group(
        times(5 - r, (i) =>
          path(
            transform('M-11 0C-11 12 -4 18 0 20C4 18 11 12 11 0Z', {
              x: (i - (4 - r) / 2) * 19,
              y: -20 + r * 24,
            }),
            { fill: '#ffdf7a', opacity: 0.7, stroke: '#c4480f', strokeWidth: 1.5 },
          ),
        ),
      ),
    ),
    litGroup(
      D,
      5,
      [
        'M-6 -160C-36 -196 -30 -230 -44 -250C-14 -236 -4 -206 0 -166ZM0 -164C-4 -210 8 -240 2 -270C28 -240 26 -200 10 -162ZM8 -162C22 -196 44 -206 54 -234C62 -204 46 -174 18 -152Z',
      ].map((d) => path(d, { fill: D.lin('#fff3b0', '#ff9a1e', '#d9281a') })),
    ),
    litGroup(
      D,
      9,
      path(spline(points('-34,-92 -38,-136 -10,-166 26,-158 40,-130 36,-90 0,-76')), {
        fill: D.lin('#ffd35a', '#ff7a1e', '#c8241a'),
      }),
    ),
    litGroup(
      D,
      4,
      path('M-30 -138C-58 -140 -76 -122 -80 -102C-64 -112 -46 -108 -30 -112Z', {
        fill: D.lin('#fff3c0', '#e09a1e'),
      }),
    ),
    eye(D, -8, -132, 13, { iris: '#18d0c0' }),
    path('M-28 -146C-12 -160 10 -156 20 -144', {
      stroke: '#8a0f14',
      strokeWidth: 6,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    bezelGem(D, 0, -52, 15, '#18c9b0', 1.1),
  ])
}

const feather = (x: number, y: number, l: number, w: number, a: number) =>
  transform(
    `M0 0C${l * 0.2} ${-w} ${l * 0.8} ${-w * 1.1} ${l} ${-w * 0.1}C${l * 0.86} ${w * 0.7} ${l * 0.3} ${w} 0 0Z`,
    { x, y, r: a },
  )
