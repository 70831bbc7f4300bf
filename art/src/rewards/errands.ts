import { darken } from '../drawing/colour.ts'
import { mirroredSpline, points, roundedRect, spline } from '../drawing/geometry.ts'
import { centredText } from '../drawing/lettering.ts'
import { litGroup } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import { at, circle, ellipse, group, path, rect, type Doc } from '../drawing/svg.ts'
import { coin } from '../props/coins.ts'
import { sphere } from '../props/gems.ts'
import { twinkle } from '../props/light.ts'
import { glossy, gold } from '../props/metals.ts'

export async function signCard(D: Doc, c: string, n: number): Promise<string> {
  const t = await centredText(String(n), 'kanit:800', 84, 0, 24, 110)
  return at(
    0,
    0,
    [
      litGroup(D, 7, [path(roundedRect(-78, -92, 156, 190, 18), { fill: glossy(D, c) })]),
      litGroup(
        D,
        4,
        path('M-78 -74Q-78 -92 -60 -92H60Q78 -92 78 -74V-44H-78Z', {
          fill: D.lin('#fff', '#e4defa'),
        }),
        { sh: 0.3 },
      ),
      ...[-40, 0, 40].map((x) =>
        litGroup(D, 3, path(roundedRect(x - 7, -110, 14, 36, 7), { fill: gold(D) })),
      ),
      circle(0, 26, 56, { fill: '#fff', opacity: 0.16 }),
      path(t, { fill: darken(c, 0.6), transform: 'translate(0 4)' }),
      path(t, { fill: '#fff' }),
      ...[-44, -22, 0, 22, 44].map((x, i) => circle(x, -60, 5, { fill: i < 3 ? c : '#c9c0e6' })),
      twinkle(D, 60, -40, 40),
    ],
    1,
    -6,
  )
}

export const megaphone = (D: Doc): string =>
  at(
    0,
    0,
    [
      litGroup(D, 9, [
        path(spline(points('-30,-40 40,-84 96,-112 108,-60 108,20 96,74 40,44 -30,26')), {
          fill: glossy(D, '#ff9a1e'),
        }),
        path(roundedRect(-88, -44, 66, 74, 22), { fill: glossy(D, '#e0243f') }),
      ]),
      litGroup(D, 5, ellipse(102, -20, 20, 92, { fill: D.lin('#fff3c0', '#d97a0a') })),
      ellipse(104, -20, 11, 70, { fill: '#6a2a02' }),
      litGroup(D, 6, path('M-66 30H-24L-6 100Q-30 112 -44 100Z', { fill: glossy(D, '#e0243f') })),
      path('M124 -70L150 -92M132 -20H164M124 30L150 52', {
        stroke: '#ffe08a',
        strokeWidth: 10,
        strokeLinecap: 'round',
      }),
    ],
    0.9,
    -8,
  )

export const phoneShield = (D: Doc): string =>
  group([
    litGroup(D, 8, [path(roundedRect(-70, -110, 116, 214, 24), { fill: glossy(D, '#2a2f6a') })]),
    path(roundedRect(-60, -96, 96, 186, 14), { fill: D.lin('#6a8bff', '#3a2ad8', '#1c1070') }),
    ...[0, 1, 2].map((i) =>
      rect(-44, -70 + i * 26, 64 - i * 14, 10, { fill: '#fff', opacity: 0.5, rx: 5 }),
    ),
    litGroup(
      D,
      8,
      path(
        transform(mirroredSpline(points('0,-76,1 34,-58 66,-54 60,20 0,74,1')), { x: 44, y: 34 }),
        { fill: glossy(D, '#17c98a'), stroke: '#d8fff0', strokeWidth: 6 },
      ),
    ),
    path('M18 36L38 58L74 14', {
      stroke: '#fff',
      strokeWidth: 15,
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    twinkle(D, -40, -80, 40),
  ])

export const heartBell = (D: Doc): string =>
  group([
    litGroup(
      D,
      12,
      path(
        'M0 96C-40 50 -110 14 -110 -46C-110 -106 -30 -112 0 -52C30 -112 110 -106 110 -46C110 14 40 50 0 96Z',
        { fill: glossy(D, '#ff3d7f') },
      ),
      { spec: 1.1 },
    ),
    ellipse(-54, -60, 26, 16, { fill: '#fff', opacity: 0.7, transform: 'rotate(-30 -54 -60)' }),
    at(52, 44, [
      litGroup(D, 7, circle(0, 0, 50, { fill: glossy(D, '#2f7bff') })),
      path('M-22 2L-6 18L24 -16', {
        stroke: '#fff',
        strokeWidth: 13,
        fill: 'none',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
    ]),
  ])

export const globe = (D: Doc): string =>
  group([
    sphere(D, 0, 0, 96, '#2f7bff'),
    group([
      path(
        'M-70 -40C-30 -70 -10 -40 -30 -20C-50 0 -80 -10 -70 -40ZM0 10C30 -6 60 10 54 40C40 80 10 70 0 40ZM20 -70C50 -64 70 -40 60 -26C40 -20 14 -44 20 -70Z',
        { fill: '#3fe0a0', opacity: 0.9 },
      ),
    ]),
    at(62, 62, [
      litGroup(D, 6, circle(0, 0, 42, { fill: gold(D) })),
      path('M-14 14L14 -14M-8 -14H14V8', {
        stroke: '#4a2402',
        strokeWidth: 11,
        fill: 'none',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
    ]),
  ])

export const clipboard = (D: Doc): string =>
  group([
    litGroup(D, 8, path(roundedRect(-82, -94, 164, 198, 22), { fill: glossy(D, '#5a3dd8') })),
    path(roundedRect(-64, -72, 128, 160, 12), { fill: D.lin('#ffffff', '#e0d9f7') }),
    litGroup(D, 5, path(roundedRect(-40, -112, 80, 40, 16), { fill: gold(D) })),
    ...[0, 1, 2].map((i) =>
      group([
        litGroup(
          D,
          3,
          circle(-38, -34 + i * 46, 16, { fill: i < 2 ? glossy(D, '#17c98a') : '#c9c0e6' }),
          { sh: 0.2 },
        ),
        i < 2
          ? path(transform('M-8 0L-2 7L9 -7', { x: -38, y: -34 + i * 46 }), {
              stroke: '#fff',
              strokeWidth: 5,
              fill: 'none',
              strokeLinecap: 'round',
              strokeLinejoin: 'round',
            })
          : '',
        rect(-12, -40 + i * 46, 66 - i * 10, 11, { fill: '#a89ad9', rx: 5 }),
      ]),
    ),
    coin(D, 70, 78, 36, { tilt: 0.15, emblem: 'lotus' }),
  ])
