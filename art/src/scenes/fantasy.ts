import { darken, lighten, mix } from '../drawing/colour.ts'
import type { Scene } from '../drawing/draw.ts'
import { polar, polyline, times } from '../drawing/geometry.ts'
import { blur, lit, litGroup } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import { at, circle, ellipse, group, path, rect } from '../drawing/svg.ts'
import { cloud } from '../props/clouds.ts'
import { rays, softSpot } from '../props/light.ts'
import { wash, sky, starField } from './backdrop.ts'

const sweets = [
  [80, 520, 150, '#ff9ed2'],
  [520, 540, 170, '#9ad8ff'],
  [300, 600, 190, '#ffd36b'],
] as const

export const burst: Scene = (D, g, p) =>
  sky(D, p, { r: 460, y: 320 }) +
  rays(D, 300, 330, 620, { n: 18, col: p.acc2 || lighten(p.acc, 0.4), a: 0.55, w: 0.55, g })

export const candy: Scene = (D, g, p) =>
  wash(D, p) +
  rays(D, 300, 340, 640, { n: 14, col: '#fff', a: 0.6, w: 0.9 }) +
  sweets
    .map(([x, y, r, c]) =>
      litGroup(D, 10, circle(x, y + 120, r, { fill: D.lin(lighten(c, 0.4), c, darken(c, 0.2)) }), {
        rim: null,
        sh: 0.2,
      }),
    )
    .join('') +
  cloud(D, 90, 160, 220, '#ffffff', { a: 0.85, g }) +
  cloud(D, 520, 230, 200, '#ffe6f7', { a: 0.85, g }) +
  rect(0, 600, 600, 200, { fill: D.lin(['#c62b8e', 0, 0], ['#6d1270', 1, 0.95]) })

export const cave: Scene = (D, g, p) =>
  sky(D, p, { y: 330, r: 420, a: 0.9 }) +
  times(22, (i) => {
    const a = (i / 22) * 360 + g.between(-6, 6),
      [x, y] = polar(g.between(330, 420), a, 300, 380),
      l = g.between(120, 260),
      w = g.between(26, 54),
      c = mix(p.acc, g.pick([p.acc2 || '#7a4dff', p.bg[1], p.acc]), g.between(0.2, 0.8))
    const d = (k: string) => transform(k, { x, y, r: a + 90 })
    return (
      path(d(`M${-w} 0L${-w * 0.8} ${l * 0.75}L0 ${l}L0 0Z`), {
        fill: D.lin(lighten(c, 0.3), darken(c, 0.3)),
        opacity: 0.95,
      }) +
      path(d(`M0 0L0 ${l}L${w * 0.8} ${l * 0.75}L${w} 0Z`), {
        fill: D.lin(darken(c, 0.2), darken(c, 0.65)),
        opacity: 0.95,
      })
    )
  }).join('') +
  softSpot(D, 300, 360, 300, p.acc, 0.55) +
  rays(D, 300, 360, 600, { n: 16, col: lighten(p.acc, 0.6), a: 0.4, g })

export const space: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 140, 200, 360, p.acc, 0.6) +
  softSpot(D, 480, 460, 380, p.acc2 || '#ff5bb0', 0.5) +
  starField(g, 150, 800) +
  at(455, 170, [
    circle(0, 0, 86, {
      fill: D.rad(
        [lighten(p.acc2 || p.acc, 0.6), 0],
        [p.acc2 || p.acc, 0.5],
        [darken(p.acc2 || p.acc, 0.7), 1],
        { cx: 0.35, cy: 0.3, r: 0.8 },
      ),
    }),
    ellipse(0, 8, 150, 30, {
      fill: 'none',
      stroke: lighten(p.acc, 0.5),
      strokeWidth: 12,
      opacity: 0.55,
      transform: 'rotate(-18)',
    }),
  ]) +
  rays(D, 300, 380, 560, { n: 14, col: lighten(p.acc, 0.5), a: 0.25, g })

export const lab: Scene = (D, g, p) =>
  sky(D, p, { y: 330, r: 400, a: 0.9 }) +
  group(
    times(
      3,
      (r) =>
        rect(30, 140 + r * 150, 540, 12, { fill: darken(p.bg[1], 0.3), opacity: 0.8 }) +
        times(7, (i) => {
          const x = 60 + i * 80 + g.between(-12, 12),
            h = g.between(50, 100),
            c = g.pick([p.acc, p.acc2 || '#ff8a3d', '#62e0ff', '#c47bff'])
          return path(
            `M${x - 8} ${140 + r * 150 - h}H${x + 8}V${140 + r * 150 - h * 0.6}L${x + 24} ${140 + r * 150}H${x - 24}L${x - 8} ${140 + r * 150 - h * 0.6}Z`,
            { fill: D.lin([c, 0, 0.2], [c, 1, 0.8]) },
          )
        }).join(''),
    ).join(''),
    { filter: blur(D, 3.5), opacity: 0.8 },
  ) +
  rays(D, 300, 360, 560, { n: 14, col: p.acc, a: 0.45, g }) +
  rect(0, 560, 600, 240, { fill: D.lin([darken(p.bg[2], 0.3), 0, 0], [darken(p.bg[2], 0.6), 1]) })

export const mine: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 300, 340, 420, p.acc, 0.8) +
  rays(D, 300, 340, 560, { n: 14, col: p.acc, a: 0.4, g }) +
  times(30, (i) => {
    const a = i * 12 + g.between(-4, 4),
      [x, y] = polar(g.between(370, 440), a, 300, 370),
      r = g.between(60, 110),
      c = mix(p.bg[2], '#6a4a3a', g.between(0.1, 0.5))
    return path(
      polyline(
        times(7, (k) => polar(r * g.between(0.75, 1.1), k * 51, x, y)),
        true,
      ),
      {
        fill: D.lin(lighten(c, 0.15), darken(c, 0.5)),
        filter: lit(D, 5, { rim: p.acc, rimK: 0.4 }),
      },
    )
  }).join('') +
  path('M60 120L96 110L120 800H70ZM540 120L504 110L480 800H530ZM40 110H560V150H40Z', {
    fill: D.lin('#8a5a30', '#4a2a12'),
    filter: lit(D, 4, { rim: p.acc }),
  })
