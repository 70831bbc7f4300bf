import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, polar, times } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX, transform } from '../../drawing/path.ts'
import { circle, group, path } from '../../drawing/svg.ts'
import { bezelGem } from '../../props/gems.ts'
import { bolt, halo, zigzag } from '../../props/light.ts'

export const helmet: Draw = (D, g, p) => {
  const br = D.lin('#fff0c0', '#f0b04a .3', '#b3681a .65', '#4f2606'),
    disc = [...Array(36)]
  return group([
    // aegis
    litGroup(D, 9, [
      circle(0, 10, 212, { fill: D.lin('#d9e4ff', '#7f93c9 .5', '#2c3a78') }),
      circle(0, 10, 190, { fill: D.lin('#2a3a8a', '#101a52') }),
    ]),
    ...disc.map((_, i) => {
      const [x, y] = polar(201, i * 10, 0, 10)
      return circle(x, y, 5.4, { fill: '#fff3cf' })
    }),
    ...times(12, (i) =>
      path(transform('M0 -186L16 -120L-4 -124L6 -70L-20 -134L0 -130Z', { r: i * 30, y: 10 }), {
        fill: D.lin('#8fe0ff', '#3a7bff'),
        opacity: 0.85,
      }),
    ),
    halo(D, 0, 0, 230, p.acc, 0.6),
    // plume
    litGroup(
      D,
      8,
      times(15, (i) => {
        const a = -90 + (i - 7) * 13,
          [x, y] = polar(104, a, 0, -60),
          L = 104 - Math.abs(i - 7) * 3
        return path(
          transform(
            `M-13 0C-18 ${-L * 0.5} -10 ${-L * 0.9} 0 ${-L}C10 ${-L * 0.9} 18 ${-L * 0.5} 13 0Z`,
            { x: x * 0.82, y: y * 0.9 + 14, r: a + 90 },
          ),
          { fill: D.lin('#ff8a7a', '#e0182f .4', '#7a0518') },
        )
      }).join(''),
    ),
    litGroup(
      D,
      7,
      path('M-108 -60C-100 -150 100 -150 108 -60L92 -52C84 -124 -84 -124 -92 -52Z', { fill: br }),
    ),
    litGroup(
      D,
      24,
      path(
        mirroredSpline(
          points(
            '0,-148 64,-138 112,-84 122,0 112,90 86,176,1 48,204,1 34,150 30,60 26,20 80,6 84,-26 40,-40 22,-20 14,60 0,72',
          ),
        ),
        { fill: br },
      ),
      { spec: 1 },
    ),
    path(
      'M28 24L80 8L86 -24L40 -38L24 -18L26 60L34 150L48 202L0 214L-48 202L-34 150L-26 60L-24 -18L-40 -38L-86 -24L-80 8L-28 24L0 70Z',
      { fill: '#060818', opacity: 0.96 },
    ),
    litGroup(D, 5, path('M-10 -146H10L16 60Q0 84 -16 60Z', { fill: D.lin('#ffe7a8', '#c47a1e') })),
    mirrored((m) =>
      path(m('M32 -46C56 -62 90 -48 100 -26L88 -26C80 -42 56 -46 40 -36Z'), {
        fill: '#fff0c0',
        opacity: 0.85,
      }),
    ),
    mirrored((m) =>
      path(m('M112 40C104 100 92 150 78 178L66 170C82 130 92 90 96 44Z'), {
        fill: '#7a3d0c',
        opacity: 0.6,
      }),
    ),
    ...[0, 1, 2].map((i) =>
      mirrored((m) => circle(sideX(m, 104 - i * 7), 60 + i * 38, 6.5, { fill: '#ffe7a8' })),
    ),
    halo(D, -56, -12, 90, p.acc, 1),
    halo(D, 56, -12, 90, p.acc, 1),
    mirrored((m) => path(m('M36 -16C52 -28 72 -24 80 -14C66 -2 50 -2 36 -16Z'), { fill: '#fff' })),
    bezelGem(D, 0, -104, 17, '#2f9bff', 1.2),
    bolt(D, zigzag(g, -150, -200, -90, -40, 5, 18), 5, p.acc),
    bolt(D, zigzag(g, 190, -180, 130, 40, 5, 18), 5, p.acc),
  ])
}
