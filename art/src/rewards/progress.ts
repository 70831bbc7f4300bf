import { roundedRect } from '../drawing/geometry.ts'
import { lit, litGroup } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import { circle, fixed, group, path, type Doc } from '../drawing/svg.ts'
import { coin } from '../props/coins.ts'
import { twinkle } from '../props/light.ts'
import { glossy, gold } from '../props/metals.ts'
import { crown } from '../props/regalia.ts'

const friends = [
  [-84, 62, '#2f7bff'],
  [84, 62, '#17c98a'],
  [0, 86, '#b04dff'],
  [-92, -30, '#ff7a3d'],
  [92, -30, '#ff4d8d'],
] as const

export const stairs = (D: Doc): string =>
  group(
    [0, 1, 2, 3]
      .map(
        (i) =>
          litGroup(
            D,
            6,
            path(roundedRect(-108 + i * 54, 60 - i * 40, 52, 50 + i * 40, 10), {
              fill: glossy(D, ['#5a8bff', '#7a5bff', '#b04dff', '#ff4dae'][i]),
            }),
          ) + coin(D, -82 + i * 54, 44 - i * 40, 22 + i * 3, { tilt: 0.3, emblem: 'lotus' }),
      )
      .join('') + twinkle(D, 84, -92, 50),
  )

export const network = (D: Doc): string =>
  group([
    friends
      .map(([x, y]) => path(`M0 -10L${x} ${y}`, { stroke: gold(D, 0), strokeWidth: 7 }))
      .join(''),
    friends.map(([x, y, c]) => bust(D, x, y, 31, c)).join(''),
    bust(D, 0, -18, 54, '#ffb31e'),
    crown(D, 0, -92, 0.42),
  ])

export const bust = (D: Doc, x: number, y: number, r: number, c: string): string =>
  group([
    litGroup(D, 4, circle(x, y, r, { fill: glossy(D, c), stroke: '#fff', strokeWidth: r * 0.1 })),
    group(
      [
        circle(x, y - r * 0.16, r * 0.34, { fill: '#fff' }),
        path(
          `M${fixed(x - r * 0.62)} ${fixed(y + r * 0.8)}C${fixed(x - r * 0.6)} ${fixed(y + r * 0.1)} ${fixed(x + r * 0.6)} ${fixed(y + r * 0.1)} ${fixed(x + r * 0.62)} ${fixed(y + r * 0.8)}Z`,
          { fill: '#fff' },
        ),
      ],
      { clipPath: D.clip(circle(x, y, r * 0.9)) },
    ),
  ])

export const podium = (D: Doc): string =>
  group([
    litGroup(D, 6, [
      path(roundedRect(-104, 24, 66, 80, 8), { fill: glossy(D, '#8a95c9') }),
      path(roundedRect(38, 40, 66, 64, 8), { fill: glossy(D, '#c9803a') }),
      path(roundedRect(-38, -6, 76, 110, 8), { fill: glossy(D, '#ffb31e') }),
    ]),
    bust(D, -71, -4, 27, '#2f7bff'),
    bust(D, 71, 12, 27, '#17c98a'),
    bust(D, 0, -42, 34, '#ff4d8d'),
    crown(D, 0, -90, 0.36),
  ])

export const battery = (D: Doc): string =>
  group(
    [0, 1, 2, 3]
      .map((i) => {
        const x = -78 + i * 52
        return litGroup(
          D,
          5,
          path(roundedRect(x - 22, 76 - i * 6 - (44 + i * 36), 44, 44 + i * 36, 10), {
            fill: glossy(D, i < 3 ? '#17c98a' : '#ffb31e'),
          }),
        )
      })
      .join('') +
      path(transform('M10 -60L-34 10H-4L-14 64L36 -14H4Z', { x: 0, y: -30, s: 1.1 }), {
        fill: D.lin('#fff8c0', '#ffb31e'),
        stroke: '#a85a02',
        strokeWidth: 5,
        strokeLinejoin: 'round',
        filter: lit(D, 4),
      }) +
      coin(D, 78, -96, 28, { tilt: 0.1, emblem: 'lotus' }),
  )
