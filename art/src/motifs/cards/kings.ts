import type { Draw } from '../../drawing/draw.ts'
import { points, spline } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { group, path } from '../../drawing/svg.ts'
import { court, fan } from '../../props/card-hands.ts'
import { twinkle } from '../../props/light.ts'
import { crown } from '../../props/regalia.ts'

export const kings: Draw = (D) =>
  group([
    fan(
      D,
      [
        ['K', 's', { art: court(D, 'K') }],
        ['K', 'h', { art: court(D, 'K') }],
        ['K', 'd', { art: court(D, 'K') }],
      ],
      186,
      { spread: 20, cy: -50 },
    ),
    litGroup(
      D,
      14,
      path(
        spline(
          points('-196,196 -180,130 -90,106 0,112 90,106 180,130 196,196 90,226 0,220 -90,226'),
        ),
        { fill: D.lin('#b31a4a', '#6a0a2e', '#2a0414') },
      ),
    ),
    crown(D, 0, 74, 1.42, undefined, 6),
    twinkle(D, -60, 40, 54),
    twinkle(D, 90, -10, 36),
  ])
