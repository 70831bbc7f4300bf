import { darken, lighten, mix } from '../drawing/colour.ts'
import type { Scene } from '../drawing/draw.ts'
import { spline, times } from '../drawing/geometry.ts'
import { blur, litGroup } from '../drawing/lighting.ts'
import { circle, ellipse, fixed, group, path, rect } from '../drawing/svg.ts'
import { halo, screened, softSpot } from '../props/light.ts'
import { gold } from '../props/metals.ts'
import { bokeh } from '../props/particles.ts'
import { wash, fog } from './backdrop.ts'

export const felt: Scene = (D, g, p) =>
  wash(D, p) +
  ellipse(300, 980, 760, 620, {
    fill: D.rad([lighten(p.acc, 0.15), 0], [p.acc, 0.4], [darken(p.acc, 0.55), 1], { cy: 0.25 }),
  }) +
  ellipse(300, 980, 720, 588, { fill: 'none', stroke: '#ffe3a0', strokeWidth: 4, opacity: 0.6 }) +
  ellipse(300, 985, 690, 560, {
    fill: 'none',
    stroke: '#ffe3a0',
    strokeWidth: 1.6,
    opacity: 0.45,
  }) +
  path('M300 -120L-40 640H640Z', {
    fill: D.lin([p.acc2 || '#ffe6b0', 0, 0.6], [p.acc2 || '#ffe6b0', 0.8, 0]),
    filter: blur(D, 16),
    style: 'mix-blend-mode:screen',
  }) +
  bokeh(D, g, 14, [0, 20, 600, 330], [p.acc2 || '#ffcf7a', lighten(p.acc, 0.3), '#ff9d5c'])

export const salon: Scene = (D, _, p) =>
  wash(D, p) +
  softSpot(D, 300, 260, 420, p.acc, 0.7) +
  times(5, (i) => {
    const x = 300 + (i - 2) * 150
    return (
      path(`M${x - 62} 640V250Q${x - 62} 150 ${x} 118Q${x + 62} 150 ${x + 62} 250V640Z`, {
        fill: D.lin(mix(p.bg[1], p.acc, 0.3), darken(p.bg[1], 0.35)),
        stroke: '#ffdf9a',
        strokeWidth: 3,
      }) +
      path(`M${x - 48} 640V256Q${x - 48} 176 ${x} 146Q${x + 48} 176 ${x + 48} 256V640Z`, {
        fill: 'none',
        stroke: '#ffdf9a',
        strokeWidth: 1.4,
        opacity: 0.6,
      })
    )
  }).join('') +
  path('M300 -20V30', { stroke: '#ffdf9a', strokeWidth: 5 }) +
  [0, 1, 2]
    .map((r) => {
      const w = 150 - r * 44,
        y = 44 + r * 26
      return (
        path(`M${300 - w} ${y}Q300 ${y + 46} ${300 + w} ${y}`, {
          stroke: '#ffdf9a',
          strokeWidth: 3,
          fill: 'none',
        }) +
        times(11 - r * 3, (i) => {
          const n = 10 - r * 3,
            t = i / n,
            x = 300 - w + t * w * 2,
            yy = y + Math.sin(t * Math.PI) * 23
          return (
            halo(D, x, yy - 6, 26, '#ffd98a', 0.75) +
            path(
              `M${fixed(x - 3.4)} ${fixed(yy + 4)}L${fixed(x)} ${fixed(yy + 18)}L${fixed(x + 3.4)} ${fixed(yy + 4)}L${fixed(x)} ${fixed(yy - 2)}Z`,
              { fill: '#fff3cf' },
            )
          )
        }).join('')
      )
    })
    .join('') +
  fog(D, 440, 260, darken(p.bg[2], 0.2), 0.8) +
  ellipse(300, 900, 620, 330, {
    fill: D.rad(
      [lighten(p.felt || '#0c6a4f', 0.2), 0],
      [p.felt || '#0c6a4f', 0.5],
      [darken(p.felt || '#0c6a4f', 0.6), 1],
      { cy: 0.2 },
    ),
    stroke: '#6b3a10',
    strokeWidth: 26,
  }) +
  ellipse(300, 900, 606, 318, { fill: 'none', stroke: '#ffdf9a', strokeWidth: 3, opacity: 0.8 })

export const lacquer: Scene = (D, _, p) =>
  wash(D, p) +
  rect(0, 0, 600, 800, {
    fill: D.pattern(
      80,
      80,
      path(
        'M0 40A40 40 0 0 1 80 40M20 40A20 20 0 0 1 60 40M-40 80A40 40 0 0 1 40 80M40 80A40 40 0 0 1 120 80M-20 80A20 20 0 0 1 20 80M60 80A20 20 0 0 1 100 80',
        { fill: 'none', stroke: p.acc, strokeWidth: 2 },
      ),
    ),
    opacity: 0.28,
  }) +
  softSpot(D, 300, 330, 380, p.acc, 0.7) +
  screened(
    circle(300, 330, 300, {
      fill: D.rad([lighten(p.acc, 0.5), 0, 0.7], [p.acc, 0.5, 0.35], [p.acc, 1, 0]),
    }),
  ) +
  [
    [70, 60],
    [530, 60],
  ]
    .map(([x, y]) =>
      group([
        path(`M${x} -20V${y}`, { stroke: '#5a2a05', strokeWidth: 4 }),
        halo(D, x, y + 56, 150, '#ff8a3d', 0.6),
        litGroup(
          D,
          8,
          path(
            spline([
              [x - 30, y + 8, 1],
              [x - 62, y + 56],
              [x - 30, y + 104, 1],
              [x + 30, y + 104, 1],
              [x + 62, y + 56],
              [x + 30, y + 8, 1],
            ]),
            { fill: D.rad(['#ffd36b', 0], ['#ff4a2a', 0.5], ['#a8081c', 1]) },
          ),
          { rim: null },
        ),
        rect(x - 32, y, 64, 12, { fill: gold(D), rx: 4 }),
        rect(x - 32, y + 100, 64, 12, { fill: gold(D), rx: 4 }),
        path(
          `M${x - 8} ${y + 112}V${y + 170}M${x} ${y + 112}V${y + 182}M${x + 8} ${y + 112}V${y + 170}`,
          { stroke: '#ffc94a', strokeWidth: 4 },
        ),
      ]),
    )
    .join('')
