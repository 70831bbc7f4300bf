import { darken, lighten, mix } from '../drawing/colour.ts'
import type { Scene } from '../drawing/draw.ts'
import { transform } from '../drawing/path.ts'
import { circle, path } from '../drawing/svg.ts'
import { cloud } from '../props/clouds.ts'
import { bolt, rays, softSpot, zigzag } from '../props/light.ts'
import { fog, ridge, layer, sky, starField } from './backdrop.ts'
import { chedi, column, thaiRoof } from './silhouettes.ts'

export const palace: Scene = (D, g, p) =>
  sky(D, p, { y: 330, a: 0.9 }) +
  rays(D, 300, 340, 600, { n: 22, col: lighten(p.acc, 0.5), a: 0.42, g }) +
  layer(
    D,
    chedi(92, 560, 0.95) + chedi(508, 560, 0.95) + thaiRoof(300, 560, 1.5),
    mix(p.bg[1], p.acc, 0.35),
    p.bg[1],
  ) +
  fog(D, 420, 240, p.acc, 0.5) +
  layer(D, chedi(20, 640, 1.1) + chedi(580, 640, 1.1), darken(p.bg[1], 0.2), darken(p.bg[2], 0.3)) +
  fog(D, 560, 240, darken(p.bg[2], 0.2), 0.8)

export const storm: Scene = (D, g, p) =>
  sky(D, p, { y: 280, r: 400, a: 0.7 }) +
  cloud(D, 120, 170, 420, mix(p.bg[1], p.acc, 0.25), { g, a: 0.8 }) +
  cloud(D, 480, 110, 420, mix(p.bg[1], p.acc, 0.15), { g, a: 0.85 }) +
  bolt(D, zigzag(g, 120, 60, 60, 480, 8, 34), 7, p.acc) +
  bolt(D, zigzag(g, 500, 40, 560, 460, 8, 34), 8, p.acc) +
  [60, 170, 430, 540]
    .map((x, i) =>
      column(D, x, i % 3 ? 400 : 320, i % 3 ? 46 : 62, 460, mix(p.bg[1], '#c9d3ff', 0.35)),
    )
    .join('') +
  cloud(D, 150, 690, 520, mix(p.bg[2], p.acc, 0.2), { g, a: 0.95 }) +
  cloud(D, 470, 730, 560, mix(p.bg[2], p.acc, 0.12), { g })

export const manor: Scene = (D, g, p) =>
  sky(D, p, { y: 260, r: 380, a: 0.8 }) +
  starField(g, 60) +
  circle(300, 270, 190, {
    fill: D.rad([lighten(p.acc, 0.75), 0], [lighten(p.acc, 0.35), 0.7], [p.acc, 1], {
      cx: 0.4,
      cy: 0.35,
      r: 0.8,
    }),
  }) +
  [
    [250, 220, 26],
    [350, 300, 34],
    [290, 350, 18],
    [380, 210, 16],
  ]
    .map(([x, y, r]) => circle(x, y, r, { fill: p.acc, opacity: 0.35 }))
    .join('') +
  softSpot(D, 300, 270, 340, p.acc, 0.45) +
  layer(
    D,
    'M40 640V470L60 410L80 470V500H110V430L140 350L170 430V520H210V460H240V400L262 330L284 400V460H316V400L338 330L360 400V460H390V520H430V430L460 350L490 430V500H520V470L540 410L560 470V640Z',
    darken(p.bg[1], 0.4),
    darken(p.bg[2], 0.3),
  ) +
  [
    [140, 460],
    [262, 430],
    [338, 430],
    [460, 460],
  ]
    .map(([x, y]) =>
      path(`M${x - 8} ${y + 28}V${y}Q${x} ${y - 14} ${x + 8} ${y}V${y + 28}Z`, { fill: '#ffd56b' }),
    )
    .join('') +
  fog(D, 500, 240, p.acc, 0.35) +
  layer(D, ridge(g, 660, 40, 6), darken(p.bg[2], 0.5), '#04010a') +
  (p.noBats
    ? []
    : [
        [90, 150, 1],
        [500, 180, 0.8],
        [440, 90, 0.6],
        [160, 260, 0.5],
      ]
  )
    .map(([x, y, s]) =>
      path(
        transform(
          'M0 6C-8 -4 -14 -2 -20 4C-26 -8 -44 -14 -60 -10C-48 -2 -46 8 -44 16C-34 10 -26 12 -22 18C-14 10 -6 14 0 22C6 14 14 10 22 18C26 12 34 10 44 16C46 8 48 -2 60 -10C44 -14 26 -8 20 4C14 -2 8 -4 0 6Z',
          { x, y, s },
        ),
        { fill: '#0a0210' },
      ),
    )
    .join('')
