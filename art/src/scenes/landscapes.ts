import { darken, lighten, mix } from '../drawing/colour.ts'
import type { Scene } from '../drawing/draw.ts'
import { points, spline, times } from '../drawing/geometry.ts'
import { blur, lit } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import { circle, group, path, rect } from '../drawing/svg.ts'
import { cloud } from '../props/clouds.ts'
import { rays } from '../props/light.ts'
import { dust, emberColours } from '../props/particles.ts'
import { frond, leaf } from '../props/plants.ts'
import { fog, layer, sky } from './backdrop.ts'
import { karst, pagoda } from './silhouettes.ts'

export const peaks: Scene = (D, g, p) =>
  sky(D, p, { y: 240, r: 380 }) +
  circle(300, 230, 150, {
    fill: D.rad([lighten(p.acc, 0.7), 0, 0.95], [lighten(p.acc, 0.3), 0.8, 0.8], [p.acc, 1, 0.0]),
  }) +
  layer(D, karst(g, 470, 170, 6), mix(p.bg[1], p.acc, 0.45), p.bg[1]) +
  fog(D, 400, 160, lighten(p.acc, 0.2), 0.45) +
  layer(D, karst(g, 560, 170, 4), mix(p.bg[1], p.acc, 0.12), p.bg[2]) +
  fog(D, 500, 160, p.acc, 0.35) +
  layer(D, pagoda(90, 620, 0.7), darken(p.bg[1], 0.3), darken(p.bg[2], 0.3)) +
  layer(D, karst(g, 660, 110, 3), darken(p.bg[2], 0.1), darken(p.bg[2], 0.6))

export const desert: Scene = (D, _, p) =>
  sky(D, p, { y: 330, r: 430, a: 0.95 }) +
  circle(300, 330, 200, {
    fill: D.rad([lighten(p.acc, 0.75), 0, 0.95], [lighten(p.acc, 0.4), 0.55, 0.75], [p.acc, 1, 0]),
  }) +
  [
    [110, 600, 230],
    [520, 610, 200],
    [330, 590, 130],
  ]
    .map(
      ([x, y, s]) =>
        path(`M${x} ${y - s}L${x + s * 0.95} ${y}H${x - s * 0.95}Z`, {
          fill: D.lin(lighten(p.acc, 0.1), darken(p.bg[1], 0.1)),
        }) +
        path(`M${x} ${y - s}L${x + s * 0.95} ${y}H${x + s * 0.2}Z`, {
          fill: darken(p.bg[2], 0.2),
          opacity: 0.6,
        }),
    )
    .join('') +
  fog(D, 470, 200, p.acc, 0.55) +
  layer(
    D,
    spline(points('-20,640 120,610 300,640 460,600 620,630'), false) + 'L620 900L-20 900Z',
    mix(p.bg[2], p.acc, 0.35),
    darken(p.bg[2], 0.4),
  )

export const mesa: Scene = (D, g, p) =>
  sky(D, p, { y: 330, r: 430, a: 0.95 }) +
  circle(300, 340, 190, {
    fill: D.rad([lighten(p.acc, 0.8), 0, 1], [lighten(p.acc, 0.45), 0.6, 0.85], [p.acc, 1, 0]),
  }) +
  cloud(D, 110, 150, 300, mix(p.bg[1], '#ffe0b0', 0.35), { g, a: 0.45 }) +
  cloud(D, 500, 210, 260, mix(p.bg[1], '#ffe0b0', 0.3), { g, a: 0.4 }) +
  [
    [-40, 430, 190],
    [150, 470, 90],
    [400, 460, 120],
    [520, 410, 200],
  ]
    .map(([x, y, w]) =>
      layer(
        D,
        `M${x - 26} 660L${x + 4} ${y + 40}L${x + 10} ${y}H${x + w * 0.4}L${x + w * 0.46} ${y + 14}H${x + w - 10}L${x + w} ${y + 52}L${x + w + 34} 660Z`,
        mix(p.bg[1], '#c4502a', 0.45),
        darken(p.bg[2], 0.1),
      ),
    )
    .join('') +
  fog(D, 470, 190, p.acc, 0.45) +
  layer(
    D,
    spline(points('-20,640 120,612 300,640 460,604 620,630'), false) + 'L620 900L-20 900Z',
    mix(p.bg[2], p.acc, 0.3),
    darken(p.bg[2], 0.45),
  ) +
  [
    [58, 640, 1],
    [548, 632, 0.86],
    [470, 650, 0.5],
  ]
    .map(([x, y, s]) =>
      path(
        transform(
          'M-13 0V-128C-13 -146 13 -146 13 -128V0ZM-13 -40C-44 -40 -48 -56 -48 -88C-48 -102 -30 -102 -30 -88C-30 -66 -28 -62 -13 -62ZM13 -56C42 -56 46 -70 46 -100C46 -114 28 -114 28 -100C28 -82 26 -78 13 -78Z',
          { x, y, s },
        ),
        { fill: D.lin('#2f7a4a', '#0f3a2a', { a: 0 }), filter: lit(D, 3, { rim: p.acc }) },
      ),
    )
    .join('')

export const jungle: Scene = (D, g, p) =>
  sky(D, p, { y: 300, r: 400 }) +
  rays(D, 300, 120, 640, { n: 12, col: lighten(p.acc, 0.5), a: 0.4, g }) +
  layer(
    D,
    'M60 640V560H110V500H160V440H210V390H250V340H350V390H390V440H440V500H490V560H540V640Z',
    mix(p.bg[1], p.acc, 0.45),
    darken(p.bg[2], 0.1),
  ) +
  path('M270 340H330V640H270Z', { fill: darken(p.bg[2], 0.2), opacity: 0.45 }) +
  fog(D, 470, 200, p.acc, 0.4) +
  rect(0, 600, 600, 200, { fill: D.lin([darken(p.bg[2], 0.5), 0, 0], [darken(p.bg[2], 0.7), 1]) }) +
  frond(D, -30, 90, 260, 30, '#1e8a52') +
  frond(D, 630, 90, 260, 150, '#1e8a52') +
  frond(D, -40, 250, 220, 12, darken('#1e8a52', 0.35)) +
  frond(D, 640, 250, 220, 168, darken('#1e8a52', 0.35))

export const volcano: Scene = (D, g, p) =>
  sky(D, p, { y: 300, r: 420, a: 0.9 }) +
  rays(D, 300, 400, 640, { n: 18, col: p.acc, a: 0.6, g }) +
  layer(
    D,
    'M-20 720L210 380Q300 420 390 380L620 720V800H-20Z',
    mix(p.bg[1], '#2a0608', 0.4),
    darken(p.bg[2], 0.5),
  ) +
  path('M240 396Q300 440 360 396L330 520L350 600L300 700L290 600L270 520Z', {
    fill: D.lin('#fff2a0', '#ff9a1e', '#e0260c'),
    filter: blur(D, 3),
  }) +
  fog(D, 480, 260, p.acc, 0.35) +
  dust(g, 70, [0, 80, 600, 760], emberColours, [1, 6])

export const bamboo: Scene = (D, g, p) =>
  sky(D, p, { y: 280, r: 380, a: 0.9 }) +
  rays(D, 300, 60, 700, { n: 12, col: lighten(p.acc, 0.6), a: 0.35, g }) +
  times(11, (i) => {
    const x = 20 + i * 56 + g.between(-14, 14),
      w = g.between(14, 30),
      c = mix('#2f8f4e', p.bg[1], g.between(0.1, 0.7))
    let s = rect(x - w / 2, -10, w, 830, {
      fill: D.lin(darken(c, 0.45), lighten(c, 0.35) + ' .3', c + ' .6', darken(c, 0.5), { a: 0 }),
    })
    for (let y = g.between(20, 80); y < 800; y += g.between(90, 120))
      s += rect(x - w * 0.58, y, w * 1.16, 7, {
        fill: D.lin(darken(c, 0.5), lighten(c, 0.4) + ' .4', darken(c, 0.5), { a: 0 }),
        rx: 3,
      })
    return group(s, { opacity: i > 2 && i < 8 ? 0.55 : 1 })
  }).join('') +
  fog(D, 330, 400, p.bg[1], 0.7) +
  [
    [40, 120, 30],
    [560, 90, 150],
    [20, 300, -20],
    [590, 280, 200],
  ]
    .map(([x, y, r]) =>
      [0, 1, 2, 3]
        .map((k) =>
          leaf(D, x, y, 130 - k * 14, 14, r + k * 24 - 30, mix('#2f9a54', '#0b3b22', k * 0.2)),
        )
        .join(''),
    )
    .join('')
