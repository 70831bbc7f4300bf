import { darken, lighten } from '../drawing/colour.ts'
import { mirroredSpline, points, roundedRect, star } from '../drawing/geometry.ts'
import { centredText } from '../drawing/lettering.ts'
import { litGroup } from '../drawing/lighting.ts'
import { at, circle, group, path, type Doc } from '../drawing/svg.ts'
import { twinkle } from '../props/light.ts'
import { glossy, gold } from '../props/metals.ts'

export async function ticket(D: Doc, c: string, label: string): Promise<string> {
  const d =
    'M-104 -58H104Q110 -58 110 -52V-16A18 18 0 0 0 110 20V54Q110 60 104 60H-104Q-110 60 -110 54V20A18 18 0 0 0 -110 -16V-52Q-110 -58 -104 -58Z'
  const t = await centredText(label, 'kanit:800', 78, 26, 2, 124)
  return at(
    0,
    0,
    [
      litGroup(D, 6, [path(d, { fill: glossy(D, c) })], { sh: 0.5 }),
      path(roundedRect(-98, -48, 196, 98, 6), {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: 2.5,
        strokeDasharray: '6 5',
        opacity: 0.55,
      }),
      path('M-52 -54V56', { stroke: '#fff', strokeWidth: 4, strokeDasharray: '7 7', opacity: 0.8 }),
      path(star(5, 19, 8, -90, -78, 2), { fill: '#fff', opacity: 0.95 }),
      path(t, { fill: darken(c, 0.55), transform: 'translate(0 4)' }),
      path(t, { fill: D.lin('#ffffff', lighten(c, 0.75)) }),
      path(
        'M-104 -58H40L-30 60H-104Q-110 60 -110 54V20A18 18 0 0 0 -110 -16V-52Q-110 -58 -104 -58Z',
        { fill: '#fff', opacity: 0.12 },
      ),
      twinkle(D, 84, -46, 38),
    ],
    1,
    -12,
  )
}

export async function percent(D: Doc, c: string, label = '%'): Promise<string> {
  const t = await centredText(label, 'kanit:800', 96, 0, 4, 118)
  return group([
    litGroup(
      D,
      7,
      path(star(16, 108, 92), {
        fill: gold(D),
        stroke: gold(D),
        strokeWidth: 8,
        strokeLinejoin: 'round',
      }),
    ),
    litGroup(D, 6, circle(0, 0, 80, { fill: glossy(D, c) }), { sh: 0.3 }),
    circle(0, 0, 70, {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 2.5,
      strokeDasharray: '3 6',
      opacity: 0.7,
    }),
    path(t, { fill: darken(c, 0.6), transform: 'translate(0 5)' }),
    path(t, { fill: D.lin('#ffffff', '#ffeeb8') }),
    path('M-70 -34C-50 -74 20 -88 58 -54C10 -66 -40 -56 -70 -34Z', { fill: '#fff', opacity: 0.45 }),
    twinkle(D, 60, -64, 40),
  ])
}

export async function shieldPercent(D: Doc): Promise<string> {
  const t = await centredText('%', 'kanit:800', 96, 0, 0, 90)
  return group([
    litGroup(
      D,
      9,
      path(mirroredSpline(points('0,-112,1 46,-88 94,-82 90,20 52,76 0,110,1')), { fill: gold(D) }),
    ),
    litGroup(
      D,
      6,
      path(mirroredSpline(points('0,-88,1 38,-70 74,-66 70,16 40,58 0,84,1')), {
        fill: glossy(D, '#5b2ad8'),
      }),
      { sh: 0.3 },
    ),
    path(t, { fill: '#1c0650', transform: 'translate(0 4)' }),
    path(t, { fill: D.lin('#fff', '#ffe08a') }),
    twinkle(D, -48, -62, 44),
  ])
}
