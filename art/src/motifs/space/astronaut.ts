import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, ribbon, roundedRect, star } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX, transform } from '../../drawing/path.ts'
import { at, circle, ellipse, group, path } from '../../drawing/svg.ts'
import { halo, twinkle } from '../../props/light.ts'
import { scatter } from '../../props/particles.ts'

export const astronaut: Draw = (D, g) => {
  const w = D.lin('#ffffff', '#dfe6ff .45', '#8a95c9'),
    vis = mirroredSpline(points('0,-92 70,-86 112,-40 112,26 76,72 0,84'))
  return group([
    litGroup(D, 18, path(mirroredSpline(points('0,90 90,96 168,140 206,240 0,246')), { fill: w })),
    litGroup(
      D,
      6,
      path('M-96 120Q0 176 96 120L104 156Q0 212 -104 156Z', { fill: D.lin('#ff9a3d', '#e0520f') }),
    ),
    mirrored((m) =>
      litGroup(D, 8, [
        circle(sideX(m, 152), -10, 44, { fill: D.lin('#ff9a3d', '#c23f08') }),
        circle(sideX(m, 160), -10, 24, { fill: D.lin('#4a4f7a', '#1a1c3a') }),
      ]),
    ),
    litGroup(
      D,
      30,
      path(mirroredSpline(points('0,-180 96,-164 160,-90 168,0 136,84 76,126 0,134')), { fill: w }),
      { depth: 0.8, spec: 1 },
    ),
    litGroup(
      D,
      7,
      path(transform(vis, { s: 1.13 }), { fill: D.lin('#ffcf6b', '#d9801a .5', '#7a3d05') }),
    ),
    path(vis, {
      fill: D.lin('#2a1a7a', '#7a2ac9 .35', '#ff5aa8 .6', '#ffb03d .85', '#fff0b0', { a: 70 }),
    }),
    D.clipped(vis, [
      scatter(g, 40, [-110, -90, 110, 60], (x, y, u) =>
        circle(x, y, 0.8 + u * 2.4, { fill: '#fff', opacity: 0.9 }),
      ),
      circle(44, 20, 40, {
        fill: D.rad(['#bff7ff', 0], ['#2fa8ff', 0.5], ['#0a1a6a', 1], { cx: 0.3, cy: 0.3, r: 0.8 }),
      }),
      ellipse(44, 20, 66, 12, {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: 5,
        opacity: 0.7,
        transform: 'rotate(-20 44 20)',
      }),
      path('M-120 -20C-60 -90 20 -100 80 -90L40 -60C-20 -66 -70 -30 -90 30Z', {
        fill: '#fff',
        opacity: 0.55,
      }),
      path('M-96 50C-60 76 -20 82 10 82L0 74C-30 72 -60 60 -84 36Z', {
        fill: '#fff',
        opacity: 0.4,
      }),
    ]),
    path('M-40 -170Q0 -186 40 -170', {
      stroke: '#ff7a1e',
      strokeWidth: 12,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    at(-96, 176, [
      litGroup(D, 4, path(roundedRect(-34, -22, 68, 44, 10), { fill: '#2a2f5a' })),
      circle(-14, 0, 8, { fill: '#4dff9a' }),
      circle(8, 0, 8, { fill: '#ff4d6a' }),
    ]),
    at(96, 178, [
      litGroup(D, 4, circle(0, 0, 32, { fill: D.lin('#3a3f7a', '#14163a') })),
      path(star(5, 20, 8), { fill: '#ffcf5a' }),
    ]),
    path(ribbon(points('120,-130 150,-180 156,-220'), [5, 4], 8), { fill: '#9aa3cf' }),
    halo(D, 156, -226, 60, '#ff5a5a', 0.9),
    circle(156, -226, 11, { fill: '#ff6b6b' }),
    twinkle(D, -60, -56, 60),
  ])
}
