import { darken, mix } from '../drawing/colour.ts'
import { polar, polyline, star, times } from '../drawing/geometry.ts'
import { centredText } from '../drawing/lettering.ts'
import { lit, litGroup } from '../drawing/lighting.ts'
import { group, path, type Doc } from '../drawing/svg.ts'
import { coin } from '../props/coins.ts'
import { halo, twinkle } from '../props/light.ts'
import { gold } from '../props/metals.ts'

export const coinStack = (D: Doc): string =>
  group(
    [
      [-52, 62, 3],
      [54, 66, 2],
      [0, 84, 2],
    ]
      .map(([x, y, n]) =>
        times(n, (i) => coin(D, x, y - i * 17, 46, { tilt: 0.55, emblem: 'lotus' })).join(''),
      )
      .join('') +
      group(coin(D, 0, -22, 78, { tilt: 0.03, rot: -12, emblem: 'lotus', thick: 0.2 }), {
        filter: lit(D, 3, { spec: 0.5, rim: null }),
      }) +
      twinkle(D, -40, -66, 46) +
      twinkle(D, 62, 20, 26),
  )

export const pointsStar = (D: Doc): string =>
  group([
    halo(D, 0, 0, 120, '#8a5bff', 0.35),
    litGroup(
      D,
      8,
      path(star(5, 104, 50, -90, 0, 6), {
        fill: gold(D),
        stroke: gold(D),
        strokeWidth: 14,
        strokeLinejoin: 'round',
      }),
    ),
    group(
      times(10, (i) => {
        const a = -90 + i * 36,
          r1 = i % 2 ? 42 : 88,
          r2 = i % 2 ? 88 : 42
        return path(polyline([[0, 6], polar(r1, a, 0, 6), polar(r2, a + 36, 0, 6)], true), {
          fill:
            i % 2
              ? mix('#8a4dff', '#ffffff', [0.1, 0.55, 0.3, 0.05, 0.0, 0.0, 0.05, 0.2, 0.4, 0.6][i])
              : darken('#8a4dff', [0.0, 0.1, 0.25, 0.4, 0.5, 0.45, 0.35, 0.15, 0.0, 0.0][i]),
          stroke: '#c9a8ff',
          strokeWidth: 1,
        })
      }),
    ),
    twinkle(D, -30, -40, 50),
  ])

export async function plus300(D: Doc): Promise<string> {
  const t = await centredText('+300', 'kanit:800i', 86, 0, 0, 190)
  return group([
    halo(D, 0, 0, 130, '#ffb31e', 0.5),
    ...[
      [-70, -60, 34, -20],
      [66, -70, 30, 16],
      [-84, 40, 28, 12],
      [84, 44, 32, -14],
      [0, -92, 30, 0],
      [6, 84, 36, 8],
    ].map(([x, y, r, a]) => coin(D, x, y, r, { tilt: 0.2, rot: a, emblem: 'lotus' })),
    path(t, {
      fill: '#4a0a1e',
      stroke: '#4a0a1e',
      strokeWidth: 22,
      strokeLinejoin: 'round',
      transform: 'translate(0 6)',
    }),
    path(t, { fill: '#c4143f', stroke: '#c4143f', strokeWidth: 16, strokeLinejoin: 'round' }),
    path(t, {
      fill: D.lin('#ffffff', '#fff0a8 .4', '#ffb31e'),
      filter: lit(D, 2.4, { rim: null, sh: 0 }),
    }),
  ])
}
