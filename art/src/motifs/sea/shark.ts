import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, spline, times } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX } from '../../drawing/path.ts'
import { circle, ellipse, fixed, group, path } from '../../drawing/svg.ts'
import { coin } from '../../props/coins.ts'
import { gold } from '../../props/metals.ts'

export const shark: Draw = (D) => {
  const sk = D.lin('#cfe3f5', '#7fa3c4 .35', '#3b5f88 .7', '#1a2f54')
  const head = mirroredSpline(points('0,-196,1 44,-150 96,-70 138,20 142,96 108,160 56,196 0,204'))
  const mouth = mirroredSpline(points('0,-2 56,8 104,52 112,104 78,152 36,172 0,176'))
  return group([
    litGroup(D, 10, [
      path('M-14 -150C0 -250 30 -270 60 -276C44 -230 48 -190 66 -140Z', { fill: sk }),
      mirrored((m) =>
        path(m(spline(points('110,60 190,90 244,160,1 190,156 116,150'))), { fill: sk }),
      ),
    ]),
    litGroup(
      D,
      28,
      [
        path(head, { fill: sk }),
        D.clipped(
          head,
          path(mirroredSpline(points('0,10 80,20 160,60 160,220 0,230')), {
            fill: D.lin('#ffffff', '#c6d6ea'),
          }),
        ),
      ],
      { depth: 0.8 },
    ),
    path(mouth, {
      fill: D.rad(['#ff8a8a', 0], ['#b31a3c', 0.45], ['#2a0414', 1], { cy: 0.72, r: 0.6 }),
    }),
    path(mirroredSpline(points('0,112 50,118 60,150 0,166')), {
      fill: D.lin('#ff9aa2', '#c9385a'),
    }),
    litGroup(
      D,
      3,
      path(teeth(9, 96, 78, 84, true) + teeth(8, 88, 78, 92, false), {
        fill: D.lin('#ffffff', '#e9e2d0'),
      }),
      { sh: 0.5 },
    ),
    path(mouth, { fill: 'none', stroke: '#8a2a4a', strokeWidth: 7 }),
    path(mouth, { fill: 'none', stroke: '#ffb8c4', strokeWidth: 2.5 }),
    mirrored((m) =>
      group([
        circle(sideX(m, 84), -44, 20, { fill: '#0b1226' }),
        circle(sideX(m, 84), -44, 14, {
          fill: D.rad(['#ffef8a', 0], ['#e89a0a', 0.6], ['#5a2a00', 1]),
        }),
        ellipse(sideX(m, 84), -44, 4, 12, { fill: '#0a0608' }),
        circle(sideX(m, 79), -50, 5, { fill: '#fff' }),
        path(m('M56 -62C78 -78 104 -70 114 -52'), {
          stroke: '#17294c',
          strokeWidth: 10,
          fill: 'none',
          strokeLinecap: 'round',
        }),
        ellipse(sideX(m, 26), -84, 7, 5, { fill: '#17294c' }),
        path(m('M132 60C140 76 142 92 140 108M120 52C128 72 132 92 130 112'), {
          stroke: '#17294c',
          strokeWidth: 5,
          fill: 'none',
          strokeLinecap: 'round',
          opacity: 0.7,
        }),
      ]),
    ),
    // gold chain
    path('M-120 150Q0 260 120 150', {
      fill: 'none',
      stroke: '#6b3802',
      strokeWidth: 20,
      strokeDasharray: '20 8',
      strokeLinecap: 'round',
    }),
    path('M-120 150Q0 260 120 150', {
      fill: 'none',
      stroke: gold(D),
      strokeWidth: 14,
      strokeDasharray: '18 10',
      strokeLinecap: 'round',
    }),
    coin(D, 0, 214, 40, { tilt: 0.05, emblem: 'crown' }),
  ])
}

const teeth = (n: number, rx: number, ry: number, cy: number, up: boolean) =>
  times(n, (i) => {
    const t = (i + 0.5) / n,
      a = up ? 180 + t * 180 : t * 180,
      [x, y] = [Math.cos((a * Math.PI) / 180) * rx, cy + Math.sin((a * Math.PI) / 180) * ry]
    const l = up ? 36 : 30
    const dir = up ? 1 : -1
    return `M${fixed(x - 13)} ${fixed(y)}L${fixed(x * 0.88)} ${fixed(y + dir * l)}L${fixed(x + 13)} ${fixed(y)}Z`
  }).join('')
