import { darken, lighten } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import {
  mirroredSpline,
  points,
  ribbon,
  roundedPolygon,
  roundedRect,
} from '../../drawing/geometry.ts'
import { lit, litGroup } from '../../drawing/lighting.ts'
import { mirrored, transform } from '../../drawing/path.ts'
import { circle, ellipse, group, path, rect } from '../../drawing/svg.ts'
import { halo, twinkle } from '../../props/light.ts'

export const helm: Draw = (D, _, p) => {
  const m1 = D.lin('#ffffff', '#cfd6ff .35', '#7f88c9 .7', '#2a2f68'),
    m2 = D.lin('#4a3dd8', '#221a80 .5', '#0c0838'),
    gl = p.acc,
    g2 = p.acc2 ?? p.acc
  const vis = mirroredSpline(points('0,-70 76,-66 128,-44 140,6 124,52 70,74 0,78'))
  let px = ''
  const put = (gx: number, gy: number, c: string) => {
    px += rect(gx * 15 - 7, gy * 15 - 6, 13, 13, { fill: c, rx: 2.5 })
  }
  ;[
    [-5, 0],
    [-4, -1],
    [-3, -1],
    [-2, 0],
    [2, 0],
    [3, -1],
    [4, -1],
    [5, 0],
    [-5, 1],
    [-2, 1],
    [2, 1],
    [5, 1],
  ].forEach(([x, y]) => put(x, y - 0.6, gl))
  ;[
    [-2, 3],
    [-1, 3.4],
    [0, 3.4],
    [1, 3.4],
    [2, 3],
  ].forEach(([x, y]) => put(x, y - 0.6, g2))
  return group([
    litGroup(
      D,
      14,
      path(mirroredSpline(points('0,110 96,116 170,160 200,240 0,246')), { fill: m2 }),
    ),
    path('M-120 190L-60 160M120 190L60 160', {
      stroke: gl,
      strokeWidth: 8,
      strokeLinecap: 'round',
    }),
    mirrored((m) =>
      litGroup(D, 8, [
        path(m(roundedPolygon(points('58,-138 108,-232 150,-96'), 14)), { fill: m1 }),
        path(m(roundedPolygon(points('86,-146 110,-198 130,-118'), 8)), {
          fill: D.lin(g2, darken(g2, 0.4)),
        }),
      ]),
    ),
    litGroup(
      D,
      28,
      path(mirroredSpline(points('0,-180 92,-164 150,-94 160,0 136,90 80,140 0,150')), {
        fill: m1,
      }),
      { spec: 1.1, depth: 0.8 },
    ),
    litGroup(D, 6, path('M-26 -178H26L34 -84H-34Z', { fill: m2 })),
    path('M-8 -176H8L12 -88H-12Z', { fill: gl, opacity: 0.95 }),
    litGroup(D, 8, path(transform(vis, { s: 1.12 }), { fill: m2 })),
    path(vis, { fill: D.rad(['#2a2470', 0], ['#0a0828', 0.7], ['#04030f', 1]) }),
    halo(D, -52, -8, 90, gl, 0.6),
    halo(D, 52, -8, 90, gl, 0.6),
    px,
    path('M-128 -26C-80 -66 20 -72 90 -60L60 -34C0 -46 -70 -36 -112 6Z', {
      fill: '#fff',
      opacity: 0.28,
    }),
    mirrored((m) =>
      litGroup(D, 9, [
        path(m(roundedRect(136, -58, 58, 124, 28)), { fill: m2 }),
        path(m(roundedRect(150, -38, 34, 84, 17)), {
          fill: D.lin(lighten(g2, 0.3), g2, darken(g2, 0.5)),
        }),
      ]),
    ),
    path('M-168 -60C-160 -190 160 -190 168 -60', { stroke: m2, strokeWidth: 26, fill: 'none' }),
    path('M-166 -64C-156 -190 156 -190 166 -64', {
      stroke: gl,
      strokeWidth: 5,
      fill: 'none',
      opacity: 0.9,
    }),
    path(ribbon(points('160,50 150,110 90,134 52,128'), [8, 6], 14), {
      fill: '#2a2f68',
      filter: lit(D, 3),
    }),
    litGroup(D, 4, ellipse(48, 126, 20, 12, { fill: '#14163a' })),
    circle(48, 126, 5, { fill: g2 }),
    twinkle(D, -90, -120, 60),
  ])
}
