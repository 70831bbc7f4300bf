import type { Draw } from '../../drawing/draw.ts'
import { group } from '../../drawing/svg.ts'
import { fan } from '../../props/card-hands.ts'
import { chip } from '../../props/chip.ts'
import { halo, twinkle } from '../../props/light.ts'

export const aces: Draw = (D, _, p) =>
  group([
    chip(D, -150, 150, 66, '#d4183a', { stack: 4 }),
    chip(D, 156, 156, 66, '#1d5bd8', { stack: 3 }),
    halo(D, 0, -30, 280, p.acc2 ?? p.acc, 0.5),
    fan(
      D,
      [
        ['A', 'c'],
        ['A', 'd'],
        ['A', 'h'],
        ['A', 's'],
      ],
      190,
      { spread: 15, cy: -40 },
    ),
    chip(D, 0, 184, 78, '#17171f', { stack: 2, tilt: 0.4 }),
    chip(D, -92, 200, 54, '#f0a81e', { stack: 1 }),
    chip(D, 96, 204, 54, '#17a86b', { stack: 1 }),
    twinkle(D, 60, -150, 54),
    twinkle(D, -120, -130, 34),
  ])
