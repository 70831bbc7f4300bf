import { darken } from '../../drawing/colour.ts'
import type { DrawLater } from '../../drawing/draw.ts'
import { mirroredSpline, points, polar, polyline, ribbon } from '../../drawing/geometry.ts'
import { centredText } from '../../drawing/lettering.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { transform } from '../../drawing/path.ts'
import { circle, type Content, group, path, rect } from '../../drawing/svg.ts'
import { chip } from '../../props/chip.ts'
import { sphere } from '../../props/gems.ts'
import { softSpot, twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

export const roulette: DrawLater = async (D) => {
  const ky = 0.62,
    n = 37,
    nums = [
      0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20,
      14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
    ]
  let pk = ''
  for (let i = 0; i < n; i++) {
    const a0 = (i * 360) / n,
      a1 = ((i + 1) * 360) / n,
      c = i === 0 ? '#12b36b' : i % 2 ? '#d4183a' : '#17171f'
    pk +=
      path(polyline([polar(186, a0), polar(186, a1), polar(138, a1), polar(138, a0)], true), {
        fill: c,
        stroke: '#ffe0a0',
        strokeWidth: 1.8,
      }) +
      path(polyline([polar(138, a0), polar(138, a1), polar(104, a1), polar(104, a0)], true), {
        fill: darken(c, 0.45),
        stroke: '#ffe0a0',
        strokeWidth: 1.2,
      })
    const t = await centredText(String(nums[i]), 'teko:600', 20)
    pk += path(
      transform(t, {
        r: (a0 + a1) / 2 + 90,
        x: polar(168, (a0 + a1) / 2)[0],
        y: polar(168, (a0 + a1) / 2)[1],
        ox: 0,
        oy: 0,
      }),
      { fill: '#fff' },
    )
  }
  const flat = (b: Content) => group(b, { transform: `scale(1 ${ky})` })
  return group([
    softSpot(D, 0, 170, 280, '#000', 0.6, 60),
    flat([
      circle(0, 46, 236, {
        fill: D.lin('#2a0f04', '#7a3d14 .3', '#c98a4a .5', '#6a300c .7', '#1c0a02', { a: 0 }),
      }),
    ]),
    rect(-236, -4, 472, 34, {
      fill: D.lin('#2a0f04', '#7a3d14 .3', '#d99a5a .5', '#6a300c .7', '#1c0a02', { a: 0 }),
    }),
    flat([
      circle(0, -6, 236, { fill: D.lin('#e8b06a', '#8a4a1a .4', '#4a2008') }),
      circle(0, -6, 222, { fill: 'none', stroke: '#ffe0a0', strokeWidth: 4 }),
      circle(0, -6, 206, { fill: D.lin('#3a1808', '#8a4a1a', '#c98a4a') }),
      group(pk, { transform: 'translate(0 -6)' }),
      circle(0, -6, 188, { fill: 'none', stroke: gold(D), strokeWidth: 6 }),
      circle(0, -6, 102, { fill: D.rad(['#c98a4a', 0], ['#7a3d14', 0.6], ['#3a1808', 1]) }),
      circle(0, -6, 102, { fill: 'none', stroke: gold(D), strokeWidth: 6 }),
    ]),
    flat(circle(0, -6, 236, { fill: D.lin(['#fff', 0, 0.28], ['#fff', 0.4, 0], { a: 60 }) })),
    // turret
    litGroup(D, 6, [
      ...[0, 90, 180, 270].map((a) => {
        const [x, y] = polar(78, a + 20, 0, 0)
        return (
          path(
            ribbon(
              [
                [0, -40],
                [x * 0.6, y * ky * 0.6 - 30],
                [x, y * ky - 10],
              ],
              [8, 6],
              8,
            ),
            { fill: gold(D) },
          ) + circle(x, y * ky - 12, 11, { fill: gold(D) })
        )
      }),
      path(mirroredSpline(points('0,-134,1 12,-110 26,-96 14,-80 20,-50 40,-26 44,-4 0,14')), {
        fill: D.lin('#7a4304', '#ffd968 .25', '#fffbe0 .4', '#d9921f .65', '#7a4304', { a: 0 }),
      }),
    ]),
    sphere(D, 0, -142, 17, '#ffd25a'),
    sphere(D, -128, 68, 15, '#ffffff'),
    twinkle(D, -132, 62, 40),
    twinkle(D, 6, -120, 40),
    chip(D, -168, 176, 44, '#d4183a', { stack: 3 }),
    chip(D, 172, 176, 44, '#1d5bd8', { stack: 4 }),
    chip(D, 92, 206, 44, '#17a86b', { stack: 2 }),
    chip(D, -84, 208, 44, '#f0a81e', { stack: 2 }),
  ])
}
