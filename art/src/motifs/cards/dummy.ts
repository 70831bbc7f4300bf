import type { Draw } from '../../drawing/draw.ts'
import { group } from '../../drawing/svg.ts'
import { court, fan } from '../../props/card-hands.ts'
import { chip } from '../../props/chip.ts'
import { halo, twinkle } from '../../props/light.ts'

export const dummy: Draw = (D, _, p) =>
  group([
    halo(D, 0, -30, 280, p.acc2 ?? p.acc, 0.6),
    fan(
      D,
      [
        ['7', 's'],
        ['8', 's'],
        ['9', 's'],
        ['10', 's'],
        ['J', 's', { art: court(D, 'J') }],
        ['Q', 's', { art: court(D, 'Q') }],
        ['K', 's', { art: court(D, 'K') }],
      ],
      158,
      { spread: 13.5, cy: -30, pivot: 230 },
    ),
    chip(D, -120, 190, 52, '#8a3dff', { stack: 2 }),
    chip(D, 0, 206, 60, '#17a86b', { stack: 2 }),
    chip(D, 120, 190, 52, '#d4183a', { stack: 2 }),
    twinkle(D, 0, -180, 50),
  ])
