import type { Draw } from '../../drawing/draw.ts'
import { roundedRect, star } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { group, path } from '../../drawing/svg.ts'
import { gem, sphere } from '../../props/gems.ts'
import { halo, twinkle } from '../../props/light.ts'

export const mines: Draw = (D, _, p) => {
  let s = ''
  const cell = 118
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) {
      const x = (c - 1) * (cell + 8),
        y = (r - 1) * (cell + 8) - 10,
        open = [
          [1, 1, 'gem'],
          [0, 0, 'gem2'],
          [2, 1, 'bomb'],
          [0, 2, 'gem3'],
        ].find((q) => q[0] === c && q[1] === r)
      s += open
        ? group([
            path(roundedRect(x - 56, y - 56, 112, 112, 20), {
              fill: D.lin('#0a1030', '#1c2660'),
              stroke: '#3a4aa0',
              strokeWidth: 3,
            }),
            open[2] === 'bomb'
              ? group([
                  halo(D, x, y, 90, '#ff4a2a', 0.7),
                  sphere(D, x - 2, y + 8, 36, '#2a2a3a'),
                  litGroup(D, 3, path(roundedRect(x + 10, y - 38, 22, 18, 4), { fill: '#6a6a80' })),
                  path(
                    `M${x + 22} ${y - 36}C${x + 30} ${y - 56} ${x + 44} ${y - 50} ${x + 48} ${y - 60}`,
                    { stroke: '#d9a86a', strokeWidth: 5, fill: 'none' },
                  ),
                  twinkle(D, x + 48, y - 60, 30, '#ffb31e'),
                ])
              : group([
                  halo(D, x, y, 84, '#4dffd0', 0.6),
                  gem(
                    D,
                    x,
                    y,
                    open[2] === 'gem' ? 46 : 36,
                    open[2] === 'gem' ? '#2fe0b0' : open[2] === 'gem2' ? '#4db8ff' : '#ff5fae',
                    { n: 8 },
                  ),
                ]),
          ])
        : litGroup(
            D,
            7,
            [
              path(roundedRect(x - 58, y - 58, 116, 116, 22), {
                fill: D.lin('#8a9bff', '#4a55d8 .5', '#2a2a8f'),
              }),
              path(star(4, 26, 9, -90, x, y), { fill: '#c9d3ff', opacity: 0.55 }),
            ],
            { spec: 0.9 },
          )
    }
  return group([halo(D, 0, 0, 300, p.acc, 0.5), group(s), twinkle(D, -14, -26, 60)])
}
