import { darken, lighten } from '../drawing/colour.ts'
import { points, roundedRect, spline, times } from '../drawing/geometry.ts'
import { litGroup } from '../drawing/lighting.ts'
import { mirrored, transform } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import { circle, group, path, type Doc } from '../drawing/svg.ts'
import { coin, coinPile } from '../props/coins.ts'
import { gem } from '../props/gems.ts'
import { halo, twinkle } from '../props/light.ts'
import { glossy, gold } from '../props/metals.ts'

export const gift = (D: Doc, c = '#e0243f', rb = '#ffcf4d'): string =>
  group([
    litGroup(D, 8, [
      path(roundedRect(-80, -20, 160, 116, 12), {
        fill: D.lin(darken(c, 0.35), lighten(c, 0.2) + ' .35', c + ' .6', darken(c, 0.45), {
          a: 0,
        }),
      }),
    ]),
    litGroup(
      D,
      5,
      path('M-18 -20H18V96H-18Z', { fill: D.lin(lighten(rb, 0.5), rb, darken(rb, 0.25)) }),
      { sh: 0.2 },
    ),
    litGroup(D, 7, path(roundedRect(-94, -56, 188, 44, 12), { fill: glossy(D, c) })),
    litGroup(D, 5, path('M-20 -56H20V-12H-20Z', { fill: glossy(D, rb) }), { sh: 0.2 }),
    mirrored((m) =>
      litGroup(D, 7, [
        path(m(spline(points('4,-58 30,-104 76,-112 88,-84 60,-60'))), { fill: glossy(D, rb) }),
        path(m(spline(points('22,-66 40,-90 64,-92 60,-76'))), { fill: darken(rb, 0.5) }),
      ]),
    ),
    litGroup(D, 5, path(roundedRect(-18, -78, 36, 30, 10), { fill: glossy(D, rb) })),
    twinkle(D, -56, -30, 40),
  ])

export const chest = (D: Doc, g: Random): string =>
  group([
    halo(D, 0, -20, 104, '#ffcf4d', 0.8),
    litGroup(D, 9, [
      path('M-104 -20C-104 -96 104 -96 104 -20L92 -34C80 -70 -80 -70 -92 -34Z', {
        fill: D.lin('#a8602a', '#5a2a0c'),
      }),
      path('M-104 -20C-104 -96 104 -96 104 -20', {
        stroke: gold(D),
        strokeWidth: 12,
        fill: 'none',
      }),
    ]),
    path('M-96 4L-88 -30H88L96 4Z', { fill: '#3a1404' }),
    coinPile(D, g, 0, 4, 86, 40, 17),
    gem(D, -46, -22, 18, '#ff3d6a'),
    gem(D, 44, -24, 18, '#2fa8ff'),
    gem(D, 2, -38, 20, '#19c37d'),
    litGroup(D, 8, [
      path('M-108 4H108L98 96H-98Z', {
        fill: D.lin('#5a2a0c', '#b3682e .35', '#8a4a1c .6', '#3a1806', { a: 0 }),
      }),
      path('M-108 4H108L106 24H-106ZM-101 74H101L98 96H-98Z', { fill: gold(D) }),
      path('M-76 4H-52L-50 96H-72ZM76 4H52L50 96H72Z', { fill: gold(D) }),
    ]),
    litGroup(D, 5, path(roundedRect(-24, 8, 48, 52, 10), { fill: gold(D) })),
    circle(0, 30, 9, { fill: '#3a1804' }),
    path('M-5 34H5L8 50H-8Z', { fill: '#3a1804' }),
    twinkle(D, -70, -50, 40),
    twinkle(D, 60, -60, 34),
  ])

export const envelope = (D: Doc, c = '#e0182f'): string =>
  group([
    litGroup(D, 8, path(roundedRect(-70, -104, 140, 208, 16), { fill: glossy(D, c) })),
    group(
      times(4, (r) =>
        times(4, (i) =>
          path(
            transform('M0 -12C8 -4 8 4 0 12C-8 4 -8 -4 0 -12Z', {
              x: -48 + i * 32,
              y: 34 + r * 20,
            }),
            { fill: '#ffcf4d', opacity: 0.25 },
          ),
        ).join(''),
      ).join(''),
    ),
    litGroup(
      D,
      6,
      path('M-70 -88Q-70 -104 -54 -104H54Q70 -104 70 -88V-30Q0 34 -70 -30Z', {
        fill: glossy(D, darken(c, 0.08)),
      }),
    ),
    path('M-70 -30Q0 34 70 -30', { stroke: '#ffcf4d', strokeWidth: 4, fill: 'none' }),
    litGroup(D, 5, circle(0, 0, 34, { fill: gold(D) })),
    path(
      [0, 1, 2, -1, -2]
        .map((i) => transform('M0 14C-9 2 -7 -14 0 -22C7 -14 9 2 0 14Z', { r: i * 36, oy: 14 }))
        .join(''),
      { fill: '#b3122e' },
    ),
    twinkle(D, -40, -70, 40),
  ])

export const wallet = (D: Doc): string =>
  group([
    coin(D, -40, -64, 40, { tilt: 0.1, rot: -20, emblem: 'lotus' }),
    coin(D, 36, -80, 36, { tilt: 0.2, rot: 18, emblem: 'star' }),
    coin(D, 4, -50, 42, { tilt: 0.05, emblem: 'crown' }),
    litGroup(D, 10, [path(roundedRect(-108, -44, 210, 144, 26), { fill: glossy(D, '#7a4dff') })]),
    path(roundedRect(-96, -32, 186, 120, 18), {
      fill: 'none',
      stroke: '#d9c8ff',
      strokeWidth: 3,
      strokeDasharray: '9 7',
      opacity: 0.8,
    }),
    litGroup(D, 7, path(roundedRect(36, 4, 80, 54, 18), { fill: glossy(D, '#5a2ad8') })),
    litGroup(D, 4, circle(66, 31, 14, { fill: gold(D) })),
    twinkle(D, -70, -24, 40),
  ])

export const safe = (D: Doc): string =>
  group([
    litGroup(D, 10, [path(roundedRect(-104, -96, 208, 188, 26), { fill: glossy(D, '#5a6aa8') })]),
    path(roundedRect(-86, -78, 172, 152, 16), {
      fill: D.lin('#2a3468', '#141a3a'),
      stroke: '#9ab0e8',
      strokeWidth: 4,
    }),
    litGroup(D, 6, circle(0, -4, 56, { fill: gold(D) })),
    circle(0, -4, 40, { fill: D.lin('#8a4a06', '#ffd968') }),
    group(
      [0, 60, 120].map((a) =>
        path(transform('M-8 -62H8V62H-8Z', { r: a, y: -4 }), { fill: gold(D, 40) }),
      ),
    ),
    litGroup(D, 4, circle(0, -4, 20, { fill: gold(D) })),
    coin(D, 76, 84, 34, { tilt: 0.35, emblem: 'lotus' }),
    coin(D, 30, 98, 30, { tilt: 0.5, emblem: 'star' }),
    twinkle(D, -60, -66, 44),
  ])

export const parachute = (D: Doc): string =>
  group([
    litGroup(D, 9, [
      path(
        'M-108 -10C-108 -130 108 -130 108 -10C90 -26 66 -26 54 -10C40 -26 14 -26 0 -10C-14 -26 -40 -26 -54 -10C-66 -26 -90 -26 -108 -10Z',
        { fill: glossy(D, '#ff7a3d') },
      ),
      path(
        'M-54 -10C-50 -60 -30 -94 0 -100C30 -94 50 -60 54 -10C40 -26 14 -26 0 -10C-14 -26 -40 -26 -54 -10Z',
        { fill: D.lin('#fff', '#ffd9b0') },
      ),
    ]),
    path('M-104 -10L-30 50M-52 -10L-14 50M52 -10L14 50M104 -10L30 50', {
      stroke: '#ffe9cf',
      strokeWidth: 3.5,
    }),
    litGroup(D, 6, [
      path(roundedRect(-44, 44, 88, 66, 8), { fill: glossy(D, '#a8642a') }),
      path('M-10 44H10V110H-10ZM-44 68H44V84H-44Z', { fill: gold(D) }),
    ]),
  ])
