import { darken, lighten } from '../drawing/colour.ts'
import { point, polar, star, times } from '../drawing/geometry.ts'
import { centredText } from '../drawing/lettering.ts'
import { litGroup } from '../drawing/lighting.ts'
import { at, circle, ellipse, group, path, type Doc } from '../drawing/svg.ts'
import { coin } from '../props/coins.ts'
import { flame } from '../props/fire.ts'
import { sphere } from '../props/gems.ts'
import { halo, twinkle } from '../props/light.ts'
import { glossy, gold } from '../props/metals.ts'

export const flameToken = (D: Doc): string =>
  group([
    litGroup(D, 7, circle(0, 0, 100, { fill: gold(D) })),
    circle(0, 0, 84, { fill: D.rad(['#7a1a3a', 0], ['#2a0418', 1]) }),
    halo(D, 0, 16, 90, '#ff7a1e', 0.9),
    flame(D, 0, 68, 110, 136, 0),
    twinkle(D, -56, -56, 40),
  ])

export async function lottoBall(D: Doc): Promise<string> {
  const b = async (x: number, y: number, r: number, n: number, c: string) =>
    group([
      sphere(D, x, y, r, c),
      ellipse(x, y, r * 0.58, r * 0.56, { fill: '#fff' }),
      path(await centredText(String(n), 'kanit:800', r * 0.8, x, y, r * 0.86), { fill: '#22102e' }),
    ])
  return group([
    await b(-46, 34, 56, 8, '#2fa8ff'),
    await b(50, 38, 52, 24, '#17c98a'),
    await b(4, -40, 62, 99, '#e0243f'),
    twinkle(D, -26, -74, 44),
  ])
}

export async function miniWheel(D: Doc): Promise<string> {
  const n = 8,
    cs = ['#e0243f', '#ffb31e', '#2f7bff', '#17c98a', '#b04dff', '#ff7a3d', '#ff4d8d', '#12b3c9']
  let s = ''
  for (let i = 0; i < n; i++) {
    const a0 = i * 45 - 112.5,
      a1 = a0 + 45
    s += path(`M0 0L${point(polar(84, a0))}A84 84 0 0 1 ${point(polar(84, a1))}Z`, {
      fill: D.rad([lighten(cs[i], 0.4), 0], [cs[i], 0.6], [darken(cs[i], 0.3), 1], {
        cx: 0,
        cy: 0,
        r: 84,
        us: 1,
      }),
      stroke: '#fff',
      strokeWidth: 2,
    })
    const [x, y] = polar(56, a0 + 22.5)
    s +=
      i % 2
        ? path(star(5, 14, 6, -90, x, y), { fill: '#fff' })
        : coin(D, x, y, 14, { tilt: 0.05, emblem: 'dot' })
  }
  return group([
    litGroup(D, 6, circle(0, 4, 104, { fill: gold(D) })),
    at(0, 4, [
      s,
      circle(0, 0, 84, {
        fill: D.lin(['#fff', 0, 0.3], ['#fff', 0.5, 0], ['#000', 1, 0.25], { a: 60 }),
      }),
    ]),
    ...times(16, (i) => {
      const [x, y] = polar(94, i * 22.5, 0, 4)
      return circle(x, y, 5, { fill: i % 2 ? '#fff' : '#fff0a0' })
    }),
    litGroup(D, 5, circle(0, 4, 26, { fill: gold(D) })),
    path(star(5, 15, 6.4, -90, 0, 4), { fill: '#b3122e' }),
    litGroup(
      D,
      5,
      path('M-20 -118H20L0 -76Z', {
        fill: glossy(D, '#e0243f'),
        stroke: '#fff',
        strokeWidth: 4,
        strokeLinejoin: 'round',
      }),
    ),
  ])
}
