import type { Draw } from '../../drawing/draw.ts'
import { points, ribbon, spline } from '../../drawing/geometry.ts'
import { blur, lit, litGroup } from '../../drawing/lighting.ts'
import { circle, ellipse, group, path } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'
import { sphere } from '../../props/gems.ts'
import { halo, twinkle } from '../../props/light.ts'
import { scatter } from '../../props/particles.ts'

export const angler: Draw = (D, g, p) => {
  const skin = D.lin('#5b6fd6', '#2c3a9a .45', '#12164f'),
    belly = '#b9c6ff'
  const body = spline(
    points(
      '-196,10 -150,-84 -60,-142 50,-140 128,-96 172,-30 186,30 164,96 96,154 0,172 -110,146 -180,90',
    ),
  )
  const mouth = spline(
    points('-204,6,1 -150,-18 -70,-24 20,-10 84,22,1 60,84 -20,124 -110,116 -176,76'),
  )
  const teeth = []
  for (let i = 0; i < 8; i++) {
    const x = -184 + i * 33,
      y = 0 - Math.sin((i / 7) * 3.1) * 22
    teeth.push(
      `M${x - 13} ${y - 6}Q${x - 2} ${y + 30} ${x + 2} ${y + 60 - (i % 2) * 20}Q${x + 8} ${y + 26} ${x + 15} ${y - 4}Z`,
    )
  }
  for (let i = 0; i < 7; i++) {
    const x = -158 + i * 33,
      y = 78 + Math.sin((i / 6) * 3.1) * 40
    teeth.push(
      `M${x - 13} ${y + 4}Q${x - 4} ${y - 30} ${x} ${y - 56 + (i % 2) * 16}Q${x + 8} ${y - 26} ${x + 14} ${y + 4}Z`,
    )
  }
  const lure = points('-20,-140 -30,-210 -90,-246 -150,-220 -166,-176')
  return group([
    litGroup(D, 8, [
      path(spline(points('150,0 226,-70 250,-40 232,14 252,70 228,100 156,66')), { fill: skin }),
      path(spline(points('30,-138 70,-206 110,-190 136,-150 160,-140 120,-90')), { fill: skin }),
      path(spline(points('20,160 60,214 110,196 120,140')), { fill: skin }),
    ]),
    litGroup(
      D,
      26,
      [
        path(body, { fill: skin }),
        D.clipped(body, [
          ellipse(-30, 200, 190, 90, { fill: belly, opacity: 0.25, filter: blur(D, 18) }),
          scatter(g, 46, [-160, -140, 180, 160], (x, y, u) =>
            circle(x, y, 2 + u * 7, { fill: '#7f92ff', opacity: 0.35 }),
          ),
        ]),
      ],
      { depth: 0.9, spec: 0.6 },
    ),
    path(mouth, {
      fill: D.rad(['#ff6b7d', 0], ['#8b1141', 0.4], ['#1d0524', 1], { cx: 0.45, cy: 0.65, r: 0.6 }),
    }),
    D.clipped(mouth, ellipse(-60, 110, 90, 40, { fill: D.lin('#ff8ba0', '#b0234f') })),
    litGroup(D, 4, path(teeth.join(''), { fill: D.lin('#ffffff', '#ece0c2') }), { sh: 0.6 }),
    path(mouth, { fill: 'none', stroke: '#8ea2ff', strokeWidth: 7, opacity: 0.75 }),
    path(mouth, { fill: 'none', stroke: '#101552', strokeWidth: 3 }),
    litGroup(D, 5, circle(30, -66, 58, { fill: '#26308c' })),
    eye(D, 30, -66, 46, { iris: '#ffd21e', look: [-0.6, 0.2], white: '#fffbe0' }),
    path(spline(points('-30,-110 20,-128 84,-112 96,-84 30,-104 -22,-92')), {
      fill: '#1b2475',
      filter: lit(D, 5),
    }),
    litGroup(D, 6, path(spline(points('86,60 160,70 196,128 150,128 112,112')), { fill: skin })),
    path(ribbon(lure, [9, 4], 30), { fill: '#4a5cc8', filter: lit(D, 3) }),
    halo(D, -170, -158, 150, p.acc2 || '#6bffd8', 1),
    sphere(D, -170, -158, 26, p.acc2 || '#6bffd8'),
    twinkle(D, -170, -158, 70, p.acc2 || '#6bffd8'),
  ])
}
