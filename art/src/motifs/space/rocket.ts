import { lighten } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, type Pair, points, spline, times } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { transform } from '../../drawing/path.ts'
import { at, circle, group, path } from '../../drawing/svg.ts'
import { flame } from '../../props/fire.ts'
import { halo, twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

export const rocket: Draw = (D, g) => {
  const A = 38,
    t = (d: string) => transform(d, { r: A }),
    hull = t(mirroredSpline(points('0,-240,1 48,-160 66,-70 62,20 40,96,1 0,100')))
  const c = '#f5f3ff',
    red = D.lin('#ff8a6b', '#f0363f .5', '#8d0f2b', { a: 20 })
  const place = (x: number, y: number): Pair => {
    const a = (A * Math.PI) / 180
    return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
  }
  const [wx, wy] = place(0, -70),
    [fx, fy] = place(0, 110)
  return group([
    at(fx, fy, [
      halo(D, 0, 30, 190, '#ff9a2e', 0.9),
      group(flame(D, 0, 0, 92, 250, 0, 180 + A)),
      flame(D, 0, -8, 60, 170, 1, 180 + A, ['#ffffff', '#fff3a8', '#ffc63d', '#ff7a1a']),
    ]),
    ...times(16, (i) => {
      const q = place(g.between(-60, 60), 200 + i * 14)
      return circle(q[0], q[1], g.between(10, 34), {
        fill: D.rad(['#fff', 0, 0.55], ['#ffd9b0', 0.6, 0.25], ['#ff9a5a', 1, 0]),
      })
    }),
    litGroup(D, 8, [
      path(t('M58 -10C110 20 128 78 116 150C96 118 70 100 44 96Z'), { fill: red }),
      path(t('M-58 -10C-110 20 -128 78 -116 150C-96 118 -70 100 -44 96Z'), { fill: red }),
    ]),
    litGroup(D, 5, path(t('M-34 92H34L44 122H-44Z'), { fill: D.lin('#5a6384', '#20243c') })),
    litGroup(
      D,
      20,
      [
        path(hull, { fill: D.lin(lighten(c, 0.5), c, '#9aa3cf', { a: A }) }),
        D.clipped(hull, [
          path(t('M-90 -250H90V-148Q0 -112 -90 -148Z'), { fill: red }),
          path(t('M-90 40Q0 70 90 40V66Q0 96 -90 66Z'), { fill: '#f0363f' }),
          path(t('M-90 -136Q0 -100 90 -136V-128Q0 -92 -90 -128Z'), { fill: '#ffcf5a' }),
        ]),
      ],
      { spec: 1, shine: 26 },
    ),
    litGroup(D, 4, circle(wx, wy, 42, { fill: gold(D) })),
    circle(wx, wy, 32, {
      fill: D.rad(['#bff6ff', 0], ['#2fa8ff', 0.5], ['#0b2a7a', 1], { cx: 0.35, cy: 0.3, r: 0.8 }),
    }),
    path(
      spline([
        [wx - 22, wy - 2],
        [wx - 10, wy - 22],
        [wx + 10, wy - 24],
        [wx - 8, wy - 10],
      ]),
      { fill: '#fff', opacity: 0.9 },
    ),
    litGroup(D, 6, path(t('M-10 30C-12 80 -10 130 0 168C10 130 12 80 10 30Z'), { fill: red })),
    twinkle(D, ...place(-26, -170), 50),
  ])
}
