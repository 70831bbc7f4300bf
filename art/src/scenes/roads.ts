import { darken, lighten, mix } from '../drawing/colour.ts'
import type { Scene } from '../drawing/draw.ts'
import { polar, times } from '../drawing/geometry.ts'
import { blur } from '../drawing/lighting.ts'
import { fixed, path, rect } from '../drawing/svg.ts'
import { cloud } from '../props/clouds.ts'
import { softSpot } from '../props/light.ts'
import { wash, fog, starField } from './backdrop.ts'

export const neon: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 300, 340, 400, p.acc, 0.5) +
  times(14, (i) => {
    const w = g.between(40, 80),
      h = g.between(160, 380),
      x = i * 46 - 30
    let s = rect(x, 560 - h, w, h + 200, {
      fill: D.lin(mix(p.bg[1], p.acc, 0.25), darken(p.bg[2], 0.4)),
    })
    for (let yy = 575 - h; yy < 550; yy += 18)
      for (let xx = x + 6; xx < x + w - 8; xx += 13)
        if (g() > 0.55)
          s += rect(xx, yy, 6, 8, {
            fill: g.pick([p.acc, p.acc2 || '#ff5bd0', '#ffe08a']),
            opacity: fixed(g.between(0.35, 0.95)),
          })
    return s
  }).join('') +
  fog(D, 400, 240, p.acc, 0.5) +
  path('M0 580H600V800H0Z', { fill: D.lin(darken(p.bg[2], 0.2), darken(p.bg[2], 0.6)) }) +
  times(13, (i) =>
    path(`M300 560L${(i - 6) * 140 + 300} 820`, {
      stroke: p.acc2 || p.acc,
      strokeWidth: 2,
      opacity: 0.45,
    }),
  ).join('') +
  [0, 1, 2, 3, 4]
    .map((i) =>
      path(`M0 ${585 + i * i * 12}H600`, {
        stroke: p.acc2 || p.acc,
        strokeWidth: 2,
        opacity: fixed(0.3 + i * 0.06),
      }),
    )
    .join('')

export const track: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 300, 300, 420, p.acc, 0.7) +
  times(44, () => {
    const a = g.between(0, 360),
      [x1, y1] = polar(g.between(120, 240), a, 300, 340),
      [x2, y2] = polar(g.between(420, 640), a, 300, 340)
    return path(`M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`, {
      stroke: g.pick(['#fff', p.acc, p.acc2 || '#ffd36b']),
      strokeWidth: fixed(g.between(1.5, 6)),
      opacity: fixed(g.between(0.2, 0.75)),
      strokeLinecap: 'round',
    })
  }).join('') +
  path('M260 470L-120 820H720L340 470Z', { fill: D.lin('#3b3d4f', '#14141d') }) +
  path('M260 470L-120 820H-60L268 470ZM340 470L720 820H660L332 470Z', {
    fill: D.pattern(
      46,
      46,
      rect(0, 0, 46, 23, { fill: '#e8203c' }) + rect(0, 23, 46, 23, { fill: '#fff' }),
    ),
  })

export const skyup: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 430, 200, 420, p.acc, 0.7) +
  starField(g, 90, 420) +
  times(
    8,
    (i) =>
      path(`M0 ${i * 100 + 40}H600`, { stroke: '#fff', strokeWidth: 1, opacity: 0.08 }) +
      path(`M${i * 86} 0V800`, { stroke: '#fff', strokeWidth: 1, opacity: 0.08 }),
  ).join('') +
  path('M-20 720C200 700 330 560 430 200', {
    fill: 'none',
    stroke: p.acc2 || '#ffcf5a',
    strokeWidth: 26,
    filter: blur(D, 12),
    opacity: 0.9,
  }) +
  path('M-20 720C200 700 330 560 430 200L430 820H-20Z', {
    fill: D.lin([p.acc2 || '#ffcf5a', 0, 0.5], [p.acc2 || '#ffcf5a', 1, 0]),
  }) +
  path('M-20 720C200 700 330 560 430 200', {
    fill: 'none',
    stroke: '#fff5cf',
    strokeWidth: 7,
    strokeLinecap: 'round',
  }) +
  cloud(D, 90, 760, 420, mix(p.bg[2], '#fff', 0.25), { g, a: 0.9 }) +
  cloud(D, 500, 780, 460, mix(p.bg[2], '#fff', 0.18), { g, a: 0.95 })

export const street: Scene = (D, g, p) =>
  wash(D, p) +
  softSpot(D, 300, 260, 420, p.acc, 0.8) +
  cloud(D, 120, 130, 240, '#ffffff', { g, a: 0.9 }) +
  cloud(D, 480, 190, 220, '#ffffff', { g, a: 0.85 }) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const x = i * 96 - 30,
        h = 150 + ((i * 53) % 120),
        c = ['#ff9f6b', '#6fc3ff', '#ffd166', '#9be38a', '#c99bff', '#ff8fb1', '#7fe0d2'][i]
      return (
        rect(x, 430 - h, 90, h + 20, { fill: D.lin(lighten(c, 0.2), c) }) +
        [0, 1, 2]
          .map((k) =>
            [0, 1]
              .map((j) =>
                rect(x + 14 + j * 38, 450 - h + k * 46, 24, 28, {
                  fill: '#fff6d8',
                  opacity: 0.85,
                  rx: 3,
                }),
              )
              .join(''),
          )
          .join('')
      )
    })
    .join('') +
  path('M-20 440H620V820H-20Z', { fill: D.lin('#5b6078', '#2a2d3f') }) +
  [0, 1, 2]
    .map((i) =>
      times(7, (k) =>
        rect(k * 110 - 20 + i * 30, 520 + i * 95, 62, 10, { fill: '#ffe27a', rx: 3, opacity: 0.9 }),
      ).join(''),
    )
    .join('') +
  rect(-10, 430, 620, 16, { fill: '#c7cbe0' })
