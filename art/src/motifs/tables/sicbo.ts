import type { Draw } from '../../drawing/draw.ts'
import { lit, litGroup } from '../../drawing/lighting.ts'
import { at, ellipse, group, path } from '../../drawing/svg.ts'
import { coin } from '../../props/coins.ts'
import { die } from '../../props/dice.ts'
import { sphere } from '../../props/gems.ts'
import { halo, twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

export const sicbo: Draw = (D, _, p) =>
  group([
    litGroup(D, 10, [
      path('M-190 130H190L164 214Q0 240 -164 214Z', {
        fill: D.lin('#5a0a1e', '#d4183a .3', '#8a0f2a .6', '#3a0412', { a: 0 }),
      }),
      ellipse(0, 130, 192, 56, { fill: gold(D, 0) }),
      ellipse(0, 128, 170, 46, { fill: D.rad(['#c4183f', 0], ['#5a0620', 1]) }),
    ]),
    ...[-120, -60, 0, 60, 120].map((x) =>
      coin(D, x, 194 + (120 - Math.abs(x)) * 0.08, 17, { tilt: 0.1, emblem: 'hole' }),
    ),
    at(-70, 66, group(die(D, 66, 6, 5, 3), { filter: lit(D, 3, { rim: null, spec: 0.3 }) }), 1, -8),
    at(74, 70, group(die(D, 66, 1, 2, 4), { filter: lit(D, 3, { rim: null, spec: 0.3 }) }), 1, 10),
    at(4, -18, group(die(D, 72, 5, 6, 4), { filter: lit(D, 3, { rim: null, spec: 0.3 }) }), 1, 4),
    halo(D, 0, 0, 220, p.acc2 || '#ffe08a', 0.35),
    path('M-166 128C-180 -60 -120 -190 0 -196C120 -190 180 -60 166 128A166 46 0 0 1 -166 128Z', {
      fill: D.lin(['#ffffff', 0, 0.34], ['#bfe8ff', 0.4, 0.07], ['#ffffff', 1, 0.2], { a: 0 }),
      stroke: '#fff',
      strokeOpacity: 0.75,
      strokeWidth: 4,
    }),
    path('M-132 70C-146 -40 -110 -140 -50 -166C-96 -120 -110 -30 -100 74Z', {
      fill: '#fff',
      opacity: 0.6,
    }),
    path('M120 90C136 20 128 -70 96 -120C140 -60 144 30 134 84Z', { fill: '#fff', opacity: 0.35 }),
    sphere(D, 0, -206, 22, '#ffd25a'),
    twinkle(D, -98, -110, 60),
    twinkle(D, 110, -60, 34),
  ])
