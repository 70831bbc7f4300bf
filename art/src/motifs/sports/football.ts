import type { Draw } from '../../drawing/draw.ts'
import { circlePath, points, spline, times } from '../../drawing/geometry.ts'
import { blur } from '../../drawing/lighting.ts'
import { ellipse, fixed, group, path } from '../../drawing/svg.ts'
import { ballPanels } from './truncated-icosahedron.ts'
import { halo, twinkle } from '../../props/light.ts'

export const football: Draw = (D, g, p) => {
  const { pentagons, seams } = ballPanels(178)
  const ball = circlePath(0, 0, 178)
  return group([
    // speed trail
    ...times(16, (i) => {
      const y = -150 + i * 20,
        l = 240 + g.between(0, 160)
      return path(`M${-40} ${y}L${-40 - l * 0.72} ${y + l * 0.5}`, {
        stroke: g.pick([p.acc, '#fff', p.acc2 || '#ffd36b']),
        strokeWidth: fixed(g.between(3, 14)),
        strokeLinecap: 'round',
        opacity: fixed(g.between(0.25, 0.8)),
      })
    }),
    halo(D, 0, 0, 320, p.acc, 0.7),
    group([
      path(ball, {
        fill: D.rad(['#ffffff', 0], ['#eef2ff', 0.45], ['#aab6dd', 0.8], ['#3d4a86', 1], {
          cx: 0.36,
          cy: 0.3,
          r: 0.8,
        }),
      }),
      D.clipped(ball, [
        path(pentagons, {
          fill: D.rad(['#3a4374', 0], ['#0b0e22', 0.7], { cx: -60, cy: -80, r: 260, us: 1 }),
        }),
        path(seams, { fill: 'none', stroke: '#4a5486', strokeWidth: 5, strokeLinecap: 'round' }),
        path(seams, {
          fill: 'none',
          stroke: '#fff',
          strokeWidth: 1.6,
          opacity: 0.8,
          transform: 'translate(-1.5 -2.4)',
        }),
        path(pentagons, {
          fill: 'none',
          stroke: '#8fa0e8',
          strokeWidth: 2,
          opacity: 0.5,
          transform: 'translate(2 3)',
        }),
      ]),
    ]),
    path(ball, {
      fill: D.rad(['#000', 0.55, 0], ['#0a1238', 0.85, 0.5], ['#050824', 1, 0.85], {
        cx: 0.38,
        cy: 0.34,
        r: 0.78,
      }),
    }),
    path(spline(points('30,174 118,132 168,50 174,-30 150,60 96,128')), {
      fill: p.acc,
      opacity: 0.9,
      filter: blur(D, 5),
    }),
    ellipse(-66, -92, 62, 34, {
      fill: '#fff',
      opacity: 0.75,
      transform: 'rotate(-38 -66 -92)',
      filter: blur(D, 9),
    }),
    twinkle(D, -84, -108, 54),
  ])
}
