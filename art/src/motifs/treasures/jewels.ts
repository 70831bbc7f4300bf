import type { Draw } from '../../drawing/draw.ts'
import { lit } from '../../drawing/lighting.ts'
import { group } from '../../drawing/svg.ts'
import { gem } from '../../props/gems.ts'
import { halo, twinkle } from '../../props/light.ts'

const small = [
  [-150, 60, 74, '#19c37d', 6, -12],
  [152, 50, 78, '#2f7bff', 8, 14],
  [-112, -118, 66, '#ffb020', 8, 10],
  [120, -122, 62, '#ff4d8d', 6, -8],
  [-60, 168, 60, '#a855ff', 8, 4],
  [78, 168, 58, '#ff5a36', 6, 10],
] as const

export const jewels: Draw = (D, _, p) =>
  group([
    halo(D, 0, -10, 300, p.acc, 0.8),
    ...small.map(([x, y, r, c, n, rot]) =>
      group(gem(D, x, y, r, c, { n, rot, glowA: 0.3 }), {
        filter: lit(D, 3, { spec: 0.2, rim: null, sh: 0.6 }),
      }),
    ),
    group(gem(D, 0, 0, 138, '#38d0ff', { n: 10, rot: 9, glowA: 0.6 }), {
      filter: lit(D, 4, { spec: 0.25, rim: null, sh: 0.7 }),
    }),
    twinkle(D, -70, -74, 70),
    twinkle(D, 88, 60, 34),
    twinkle(D, 170, -150, 30),
    twinkle(D, -170, 20, 26),
  ])
