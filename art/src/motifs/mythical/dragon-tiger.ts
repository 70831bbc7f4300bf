import type { Draw } from '../../drawing/draw.ts'
import { at, group, path } from '../../drawing/svg.ts'
import { tiger } from '../animals/tiger.ts'
import { dragonHead } from './dragon-head.ts'
import { bolt, halo, twinkle, zigzag } from '../../props/light.ts'

export const dragontiger: Draw = (D, g, p) =>
  group([
    path('M-320 -420H40L-60 460H-320Z', { fill: D.lin(['#ff7a1e', 0, 0.55], ['#8a1208', 1, 0.2]) }),
    path('M320 -420H40L-60 460H320Z', { fill: D.lin(['#2a7bff', 0, 0.55], ['#0a1a6a', 1, 0.25]) }),
    bolt(D, zigzag(g, 60, -330, -60, 300, 11, 26), 10, '#fff0b0'),
    at(-132, 6, tiger(D, g, p), 0.84),
    at(168, 40, dragonHead(D, '#2f6bff'), 1.34),
    halo(D, 6, 60, 110, '#fff3c0', 0.9),
    twinkle(D, 6, 60, 90),
  ])
