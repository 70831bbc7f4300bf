import { darken, lighten } from '../../drawing/colour.ts'
import type { DrawLater } from '../../drawing/draw.ts'
import { points, roundedRect, spline } from '../../drawing/geometry.ts'
import { centredText } from '../../drawing/lettering.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { circle, ellipse, group, path } from '../../drawing/svg.ts'
import { sphere } from '../../props/gems.ts'
import { twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

export const keno: DrawLater = async (D, _, p) => {
  const ball = async (x: number, y: number, r: number, n: number, c: string) =>
    group([
      sphere(D, x, y, r, c),
      ellipse(x, y, r * 0.56, r * 0.54, { fill: '#fff' }),
      path(await centredText(String(n), 'bowlby-one', r * 0.62, x, y, r * 0.84), {
        fill: '#1c1030',
      }),
    ])
  const cs = ['#ff3d5a', '#ffb31e', '#2fa8ff', '#17c98a', '#a855ff', '#ff6b1e']
  const pos = [
    [-96, 46, 52, 7],
    [96, 50, 52, 32],
    [0, 78, 56, 21],
    [-54, -36, 50, 16],
    [56, -36, 50, 9],
    [0, -112, 46, 45],
    [-124, -44, 40, 28],
    [124, -40, 40, 3],
  ]
  let bs = ''
  for (let i = 0; i < pos.length; i++)
    bs += await ball(pos[i][0], pos[i][1] - 20, pos[i][2], pos[i][3], cs[i % 6])
  return group([
    litGroup(D, 9, [
      path('M-110 160H110L140 226H-140Z', {
        fill: D.lin('#7a4304', '#ffd968 .25', '#fffbe0 .4', '#d9921f .65', '#7a4304', { a: 0 }),
      }),
    ]),
    circle(0, -20, 190, {
      fill: D.rad([p.acc, 0, 0.35], [darken(p.acc, 0.5), 0.8, 0.55], [lighten(p.acc, 0.3), 1, 0.7]),
    }),
    bs,
    circle(0, -20, 190, {
      fill: D.rad(['#fff', 0.7, 0], ['#fff', 0.95, 0.28], ['#fff', 1, 0.6]),
      stroke: '#fff',
      strokeOpacity: 0.8,
      strokeWidth: 4,
    }),
    path(spline(points('-160,-50 -120,-140 -40,-192 -90,-130 -130,-60')), {
      fill: '#fff',
      opacity: 0.75,
    }),
    path(spline(points('150,60 110,120 50,152 100,100 134,50')), { fill: '#fff', opacity: 0.4 }),
    litGroup(D, 7, [path(roundedRect(-30, -240, 60, 44, 12), { fill: gold(D, 0) })]),
    twinkle(D, -116, -118, 70),
  ])
}
