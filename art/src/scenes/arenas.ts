import { darken, lighten, mix } from '../drawing/colour.ts'
import type { Scene } from '../drawing/draw.ts'
import { lerp, polar, polyline, times } from '../drawing/geometry.ts'
import { blur } from '../drawing/lighting.ts'
import { circle, ellipse, fixed, path } from '../drawing/svg.ts'
import { halo, softSpot } from '../props/light.ts'
import { bokeh, dust, scatter } from '../props/particles.ts'
import { wash, fog } from './backdrop.ts'

export const stadium: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 300, 300, 420, p.acc, 0.55) +
  times(
    5,
    (r) =>
      path(
        `M-40 ${300 + r * 34}Q300 ${220 + r * 40} 640 ${300 + r * 34}V${352 + r * 34}Q300 ${272 + r * 40} -40 ${352 + r * 34}Z`,
        { fill: mix(darken(p.bg[1], 0.3), p.acc, 0.08 * r) },
      ) +
      scatter(g, 90, [0, 262 + r * 38, 600, 316 + r * 38], (x, y) =>
        circle(x, y, g.between(1.2, 2.8), {
          fill: g.pick(['#fff', p.acc, '#ffd36b', '#8fb4ff', '#ff8a8a']),
          opacity: fixed(g.between(0.25, 0.8)),
        }),
      ),
  ).join('') +
  path('M-20 470Q300 420 620 470V820H-20Z', {
    fill: D.lin(p.field || '#2fae5f', darken(p.field || '#0c5a34', 0.1)),
  }) +
  [0, 1, 2, 3]
    .map((i) =>
      path(`M${-200 + i * 260} 820L${170 + i * 70} 452H${205 + i * 70}L${-70 + i * 260} 820Z`, {
        fill: '#fff',
        opacity: 0.07,
      }),
    )
    .join('') +
  [80, 220, 380, 520]
    .map(
      (x) =>
        [0, 1, 2]
          .map((k) => circle(x + (k - 1) * 20, 120 + Math.abs(x - 300) * 0.12, 8, { fill: '#fff' }))
          .join('') + halo(D, x, 120 + Math.abs(x - 300) * 0.12, 130, lighten(p.acc, 0.5), 0.75),
    )
    .join('') +
  [80, 220, 380, 520]
    .map((x) =>
      path(
        `M${x - 20} 130L${lerp(x, 300, 0.5) - 120} 640H${lerp(x, 300, 0.5) + 120}L${x + 20} 130Z`,
        {
          fill: D.lin(['#fff', 0, 0.28], ['#fff', 0.9, 0]),
          filter: blur(D, 10),
          style: 'mix-blend-mode:screen',
        },
      ),
    )
    .join('')

export const arena: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 300, 300, 420, p.acc, 0.6) +
  times(9, (i) =>
    path(
      `M${i * 75 - 10} -10L${300 + (i - 4) * 34} 420L${300 + (i - 4) * 34 + 16} 420L${i * 75 + 22} -10Z`,
      {
        fill: D.lin([i % 2 ? p.acc : p.acc2 || '#fff', 0, 0.7], [p.acc, 0.9, 0]),
        filter: blur(D, 5),
        style: 'mix-blend-mode:screen',
      },
    ),
  ).join('') +
  scatter(g, 130, [0, 380, 600, 480], (x, y) =>
    circle(x, y + Math.abs(x - 300) * 0.05, g.between(6, 11), {
      fill: darken(p.bg[1], g.between(0.3, 0.7)),
    }),
  ) +
  fog(D, 360, 200, p.acc, 0.4) +
  path('M-20 520Q300 470 620 520V820H-20Z', {
    fill: D.lin(mix(p.bg[2], p.acc, 0.3), darken(p.bg[2], 0.5)),
  }) +
  dust(g, 40, [0, 60, 600, 700], [p.acc, '#fff', p.acc2 || '#ffd36b'], [1, 4])

export const studio: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 300, 320, 420, p.acc, 0.6) +
  times(12, (i) => {
    const a = 180 + (i * 180) / 11
    return path(
      polyline(
        [
          polar(300, a - 4, 300, 420),
          polar(720, a - 5, 300, 420),
          polar(720, a + 5, 300, 420),
          polar(300, a + 4, 300, 420),
        ],
        true,
      ),
      {
        fill: D.lin([i % 2 ? p.acc : p.acc2 || '#ff5bd0', 0, 0.75], [p.acc, 1, 0.1]),
        filter: blur(D, 3),
        opacity: 0.75,
      },
    )
  }).join('') +
  [0, 1, 2]
    .map((i) =>
      ellipse(300, 690 + i * 34, 300 + i * 70, 56 + i * 14, {
        fill: D.lin(mix(p.bg[1], p.acc, 0.4 - i * 0.1), darken(p.bg[2], 0.4)),
        stroke: [p.acc2 || '#ff5bd0', p.acc, '#fff'][i],
        strokeWidth: 4,
      }),
    )
    .toReversed()
    .join('') +
  bokeh(D, g, 10, [0, 0, 600, 260], [p.acc, p.acc2 || '#fff'])
