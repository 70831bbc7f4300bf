import { darken, lighten } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import { circlePath, polar, polyline, spline, times } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { at, circle, ellipse, fixed, group, path, rect } from '../../drawing/svg.ts'
import { twinkle } from '../../props/light.ts'
import { scatter } from '../../props/particles.ts'

export const candy: Draw = (D, g) => {
  const ball = (x: number, y: number, r: number, cols: string[], n: number) =>
    group([
      litGroup(D, r * 0.18, D.clipped(circlePath(x, y, r), swirl(x, y, r, cols, n)), {
        spec: 0.5,
        depth: 0.8,
      }),
      circle(x, y, r, {
        fill: D.rad(['#fff', 0, 0.0], ['#3a0030', 0.75, 0.0], ['#3a0030', 1, 0.55], {
          cx: 0.4,
          cy: 0.36,
          r: 0.68,
        }),
      }),
      ellipse(x - r * 0.34, y - r * 0.44, r * 0.34, r * 0.18, {
        fill: '#fff',
        opacity: 0.9,
        transform: `rotate(-32 ${fixed(x - r * 0.34)} ${fixed(y - r * 0.44)})`,
      }),
      circle(x - r * 0.05, y - r * 0.66, r * 0.06, { fill: '#fff' }),
    ])
  const ringB = 'M-226 10A226 62 0 0 1 226 10',
    ringF = 'M-226 10A226 62 0 0 0 226 10'
  const rg = (d: string, w: number) =>
    path(d, {
      fill: 'none',
      stroke: D.lin('#fff3a8', '#ffb0dc .5', '#8fe3ff', { a: 0 }),
      strokeWidth: w,
      strokeLinecap: 'round',
    })
  const bear = (c: string) =>
    group([
      litGroup(
        D,
        6,
        [
          path(
            circlePath(-24, -66, 15) +
              circlePath(24, -66, 15) +
              circlePath(0, -44, 36, 32) +
              circlePath(0, 18, 34, 40) +
              circlePath(-36, 6, 15, 20) +
              circlePath(36, 6, 15, 20) +
              circlePath(-24, 54, 19, 17) +
              circlePath(24, 54, 19, 17),
            { fill: D.lin(lighten(c, 0.5), c, darken(c, 0.25)) },
          ),
        ],
        { spec: 1.2, shine: 14 },
      ),
      ellipse(0, 18, 20, 24, { fill: '#fff', opacity: 0.3 }),
      circle(-12, -48, 4.5, { fill: darken(c, 0.6) }),
      circle(12, -48, 4.5, { fill: darken(c, 0.6) }),
      ellipse(0, -36, 10, 7, { fill: '#fff', opacity: 0.5 }),
      circle(0, -38, 4, { fill: darken(c, 0.6) }),
      ellipse(-14, -64, 12, 6, { fill: '#fff', opacity: 0.6 }),
    ])
  return group([
    at(0, -10, [
      group([rg(ringB, 30), sprink(false)], { transform: 'rotate(-14)' }),
      ball(0, 0, 146, ['#fff', '#ff5fae', '#ffffff', '#ff5fae'], 8),
      group([rg(ringF, 30), sprink(true)], { transform: 'rotate(-14)' }),
    ]),
    at(-158, 132, bear('#ff3d5a'), 1.1, -14),
    at(160, 120, bear('#36d65a'), 1.15, 14),
    ball(-150, -140, 48, ['#fff', '#3dc6ff', '#fff', '#3dc6ff'], 6),
    ball(158, -150, 42, ['#fff7c8', '#ffb31e', '#fff7c8', '#ffb31e'], 6),
    at(
      0,
      170,
      litGroup(D, 9, [
        path(circlePath(0, 0, 62, 50), { fill: D.lin('#ffd9a0', '#c9803a') }),
        path(spline(times(12, (i) => polar(i % 2 ? 50 : 60, i * 30, 0, -6))), {
          fill: D.lin('#ffb0dc', '#ff5fae', '#c92a86'),
        }),
        ellipse(0, -4, 20, 15, { fill: '#7a2a5a' }),
        scatter(g, 16, [-46, -40, 46, 26], (x, y, u) =>
          rect(x, y, 10, 4, {
            fill: g.pick(['#fff', '#ffe14d', '#4dd2ff', '#8aff9a']),
            rx: 2,
            transform: `rotate(${fixed(u * 360)} ${fixed(x)} ${fixed(y)})`,
          }),
        ),
      ]),
    ),
    twinkle(D, -56, -70, 60),
  ])
}

const swirl = (cx: number, cy: number, r: number, cols: string[], turns = 6) => {
  let s = circle(cx, cy, r, { fill: cols[0] })
  for (let i = 0; i < turns; i++) {
    const a0 = (i * 360) / turns,
      pts = [],
      pts2 = []
    for (let k = 0; k <= 12; k++) {
      const t = k / 12
      pts.push(polar(r * t * 1.02, a0 + t * 110, cx, cy))
      pts2.push(polar(r * t * 1.02, a0 + 180 / turns + t * 110, cx, cy))
    }
    s += path(polyline([...pts, ...pts2.toReversed()], true), {
      fill: cols[1 + (i % (cols.length - 1))],
    })
  }
  return s
}

const sprink = (front: boolean) =>
  times(16, (i) => {
    const t = (180 / 15) * i + (front ? 0 : 180),
      [x, y] = [Math.cos((t * Math.PI) / 180) * 226, 10 + Math.sin((t * Math.PI) / 180) * 62]
    return circle(x, y, 8 + (i % 3) * 4, {
      fill: ['#ff4da0', '#ffd23d', '#4dd2ff', '#7cff8a', '#b57bff'][i % 5],
    })
  }).join('')
