import type { Draw } from '../../drawing/draw.ts'
import { circlePath, points, spline } from '../../drawing/geometry.ts'
import { blur } from '../../drawing/lighting.ts'
import { circle, ellipse, group, path, rect } from '../../drawing/svg.ts'
import { fire } from '../../props/fire.ts'
import { halo } from '../../props/light.ts'

export const basketball: Draw = (D, g, p) => {
  const r = 168,
    b = circlePath(0, 0, r)
  return group([
    group(fire(D, g, 40, 60, 380, 330, 11), { transform: 'rotate(-34)' }),
    halo(D, 0, 0, 300, '#ff8a1e', 0.6),
    group([
      path(b, {
        fill: D.rad(['#ffcf8a', 0], ['#ff8a2a', 0.4], ['#d4500c', 0.78], ['#6a1f04', 1], {
          cx: 0.36,
          cy: 0.3,
          r: 0.8,
        }),
      }),
      D.clipped(b, [
        rect(-r, -r, 2 * r, 2 * r, {
          fill: D.pattern(
            9,
            9,
            circle(2.5, 2.5, 1.5, { fill: '#a83c08' }) + circle(7, 7, 1.5, { fill: '#a83c08' }),
          ),
          opacity: 0.6,
        }),
        path(
          'M-190 -40C-90 30 60 50 190 -20M-40 -190C-100 -80 -70 90 30 190M-180 90C-110 40 -60 -60 -110 -170M180 60C100 70 50 -30 100 -150',
          { fill: 'none', stroke: '#2a0c04', strokeWidth: 11 },
        ),
        path(
          'M-190 -40C-90 30 60 50 190 -20M-40 -190C-100 -80 -70 90 30 190M-180 90C-110 40 -60 -60 -110 -170M180 60C100 70 50 -30 100 -150',
          {
            fill: 'none',
            stroke: '#ffb36b',
            strokeWidth: 2.5,
            opacity: 0.7,
            transform: 'translate(-4 -5)',
          },
        ),
      ]),
    ]),
    path(b, {
      fill: D.rad(['#000', 0.55, 0], ['#2a0602', 0.85, 0.5], ['#140200', 1, 0.85], {
        cx: 0.38,
        cy: 0.34,
        r: 0.78,
      }),
    }),
    path(spline(points('30,164 112,124 158,48 164,-28 140,56 90,120')), {
      fill: p.acc2 || '#ffd36b',
      opacity: 0.9,
      filter: blur(D, 5),
    }),
    ellipse(-60, -86, 58, 30, {
      fill: '#fff',
      opacity: 0.7,
      transform: 'rotate(-38 -60 -86)',
      filter: blur(D, 9),
    }),
  ])
}
