import { darken, lighten } from '../../drawing/colour.ts'
import { points, ribbon, spline } from '../../drawing/geometry.ts'
import { lit, litGroup } from '../../drawing/lighting.ts'
import { ellipse, group, path, type Doc } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'

/** Faces left; the origin is at the neck. */
export function dragonHead(D: Doc, c1: string): string {
  const skin = D.lin(lighten(c1, 0.22), c1 + ' .45', darken(c1, 0.5)),
    mane = D.lin('#fff0a0', '#ffb52e .4', '#e8501a')
  return group([
    // mane flames
    litGroup(
      D,
      5,
      [
        'M20 40C60 60 96 40 120 10C96 14 84 4 78 -6C104 -4 126 -20 136 -48C112 -36 94 -42 84 -52C104 -60 114 -80 112 -104C92 -84 70 -78 50 -78L0 0Z',
      ]
        .map((d) => path(d, { fill: mane }))
        .join(''),
    ),
    // horns
    litGroup(D, 5, [
      path(ribbon(points('10,-62 44,-100 92,-116 140,-150'), [14, 2], 20), {
        fill: D.lin('#fff8dc', '#d9b06a', '#8a5a22'),
      }),
      path(ribbon(points('72,-112 96,-104 124,-110'), [7, 1.5], 10), { fill: '#e6c68a' }),
    ]),
    // jaw
    litGroup(
      D,
      8,
      path(spline(points('26,34 -20,56 -82,66 -116,58 -122,46 -90,40 -30,22 10,6')), {
        fill: skin,
      }),
    ),
    path('M-112 44C-84 40 -40 30 -4 8L-14 -6L-110 6Z', { fill: D.lin('#7a0d2c', '#2a0312') }),
    path(spline(points('-96,46 -60,30 -24,24 -44,40 -74,48')), { fill: '#ff5a6e' }),
    path('M-110 46L-104 22L-94 44ZM-80 42L-74 24L-66 38ZM-52 34L-46 18L-38 28Z', {
      fill: '#fffbe8',
    }),
    // upper head
    litGroup(
      D,
      13,
      path(
        spline(
          points(
            '50,40 62,0 54,-44 20,-72 -22,-66 -44,-44 -74,-36 -104,-46 -134,-40 -146,-18 -138,8 -116,14 -80,8 -40,8 0,14 16,44',
          ),
        ),
        { fill: skin },
      ),
      { spec: 0.8 },
    ),
    path('M-124 10L-116 36L-106 12ZM-90 8L-84 30L-76 8ZM-62 8L-56 24L-50 8Z', {
      fill: '#fffbe8',
      stroke: '#6a2a12',
      strokeWidth: 1,
    }),
    // nose
    litGroup(
      D,
      4,
      path(spline(points('-150,-26 -140,-50 -116,-58 -98,-44 -112,-28 -134,-18')), {
        fill: D.lin(lighten(c1, 0.35), c1),
      }),
    ),
    ellipse(-130, -34, 8, 6, { fill: '#2a0312' }),
    // brow + eye
    eye(D, -26, -34, 19, { iris: '#ffe14d', slit: true, white: '#fff7cf', look: [-0.3, 0] }),
    litGroup(
      D,
      4,
      path(spline(points('-62,-46,1 -30,-64 8,-60 30,-40,1 0,-48 -34,-50')), { fill: mane }),
    ),
    // cheek fins
    litGroup(
      D,
      4,
      path(
        'M10 -4C40 -18 60 -6 82 -22C74 2 62 10 50 14C66 18 76 28 94 26C76 44 50 46 28 38C14 30 6 12 10 -4Z',
        { fill: D.lin('#8ff0d0', '#1aa58a', '#0b5a5a') },
      ),
    ),
    // whiskers
    path(ribbon(points('-138,-30 -180,-60 -196,-110 -160,-140 -150,-118'), [6, 1.4], 26), {
      fill: '#ffd36b',
      filter: lit(D, 2),
    }),
    path(ribbon(points('-128,0 -176,20 -206,70 -190,110 -170,96'), [6, 1.4], 26), {
      fill: '#ffd36b',
      filter: lit(D, 2),
    }),
    litGroup(
      D,
      3,
      path(
        'M-60 58C-70 78 -66 96 -80 110C-58 104 -48 90 -44 62ZM-30 54C-36 72 -30 86 -40 100C-20 94 -14 78 -14 52Z',
        { fill: mane },
      ),
    ),
  ])
}
