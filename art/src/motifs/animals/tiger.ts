import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, ribbon, spline, type Point } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX } from '../../drawing/path.ts'
import { circle, group, path, rect } from '../../drawing/svg.ts'
import { cabochon } from '../../props/gems.ts'
import { twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

const stripe = (pts: Point[], w: number, n = 14): string =>
  ribbon(pts, (t) => w * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) + 0.3, n)

export const tiger: Draw = (D, _, p) => {
  const fur = D.lin('#ffc25a', '#f78a1e .45', '#b8440c'),
    white = D.lin('#fffdf4', '#f3dcc0'),
    blk = '#1d0d10'
  const head = mirroredSpline(
    points('0,-158 70,-152 128,-110 164,-50 200,4,1 176,34 196,84,1 156,104 118,152 64,186 0,196'),
  )
  return group([
    // collar
    litGroup(
      D,
      8,
      path('M-150 130Q0 250 150 130L176 196Q0 300 -176 196Z', {
        fill: D.lin('#3fe0a0', '#0f9a6a .5', '#064a3a'),
        stroke: '#ffd76a',
        strokeWidth: 7,
      }),
    ),
    ...[-110, -60, 60, 110].map((x) =>
      cabochon(D, x, 206 + (110 - Math.abs(x)) * 0.24, 12, '#ffcf4a', 1),
    ),
    mirrored((m) =>
      litGroup(D, 8, [
        circle(sideX(m, 124), -140, 54, { fill: fur }),
        circle(sideX(m, 124), -136, 32, { fill: D.rad(['#ffd9c0', 0], ['#c9714a', 1]) }),
        path(m('M108 -186C126 -198 150 -190 164 -168C150 -176 126 -180 108 -186Z'), { fill: blk }),
      ]),
    ),
    litGroup(
      D,
      24,
      [
        path(head, { fill: fur }),
        D.clipped(head, [
          mirrored((m) =>
            group([
              path(m(spline(points('200,4 120,30 96,90 110,170 210,130'))), { fill: white }),
              path(m(spline(points('18,-52 44,-92 92,-84 84,-50 50,-44'))), {
                fill: white,
                opacity: 0.95,
              }),
            ]),
          ),
          // stripes
          mirrored((m) =>
            path(
              [
                stripe(points('14,-160 40,-126 78,-112'), 11),
                stripe(points('60,-158 90,-118 128,-96'), 12),
                stripe(points('206,-40 150,-44 116,-30'), 12),
                stripe(points('214,6 156,2 124,14'), 13),
                stripe(points('210,60 160,44 128,48'), 12),
                stripe(points('190,112 150,88 122,84'), 10),
                stripe(points('150,160 124,124 108,112'), 9),
              ]
                .map(m)
                .join(''),
              { fill: blk },
            ),
          ),
          path(stripe(points('0,-164 0,-120 0,-78'), 9), { fill: blk }),
          mirrored((m) =>
            path(
              [
                stripe(points('0,-132 20,-126 44,-116'), 8),
                stripe(points('0,-104 18,-100 36,-94'), 7),
              ]
                .map(m)
                .join(''),
              { fill: blk },
            ),
          ),
        ]),
      ],
      { depth: 0.8, spec: 0.45 },
    ),
    // muzzle + mouth
    path(mirroredSpline(points('0,78 56,84 78,116 52,168 0,182')), {
      fill: D.rad(['#ff7a7a', 0], ['#a3152c', 0.45], ['#2a0410', 1], { cy: 0.7 }),
    }),
    path(mirroredSpline(points('0,132 36,138 40,164 0,174')), {
      fill: D.lin('#ff9aa2', '#d63a55'),
    }),
    litGroup(
      D,
      3,
      path(
        'M-44 92Q-38 128 -30 142Q-22 120 -18 96ZM44 92Q38 128 30 142Q22 120 18 96ZM-46 166Q-40 146 -36 138Q-28 150 -24 170ZM46 166Q40 146 36 138Q28 150 24 170Z',
        { fill: D.lin('#fff', '#f1e2c4') },
      ),
      { sh: 0.5 },
    ),
    litGroup(D, 10, [
      mirrored((m) =>
        path(m(spline(points('2,40 40,36 80,62 84,96 54,116 18,104 2,82'))), { fill: white }),
      ),
    ]),
    mirrored((m) =>
      group(
        [
          [40, 72],
          [56, 84],
          [40, 92],
        ].map(([x, y]) => circle(sideX(m, x), y, 3.4, { fill: '#6b3a28' })),
      ),
    ),
    litGroup(
      D,
      6,
      path('M-36 34C-20 22 20 22 36 34C32 56 12 66 0 70C-12 66 -32 56 -36 34Z', {
        fill: D.lin('#ff9a8f', '#c73f52', '#7d1c33'),
      }),
    ),
    path('M-18 34Q0 28 18 34', {
      stroke: '#fff',
      strokeWidth: 5,
      opacity: 0.55,
      strokeLinecap: 'round',
      fill: 'none',
    }),
    litGroup(
      D,
      7,
      path(mirroredSpline(points('0,-60 22,-56 26,0 34,30 0,30')), {
        fill: D.lin('#ffb347', '#f28a24'),
      }),
      { sh: 0.2 },
    ),
    // eyes
    mirrored((m) =>
      group([
        path(m('M30 -22C48 -58 98 -62 122 -44C112 -18 70 -2 30 -22Z'), { fill: blk }),
        D.clipped(m('M40 -24C56 -50 94 -54 112 -42C102 -24 70 -10 40 -24Z'), [
          rect(-140, -80, 280, 90, { fill: '#fff6c8' }),
          circle(sideX(m, 76), -34, 23, {
            fill: D.rad(['#f6ff8a', 0], ['#5fe04a', 0.5], ['#0f6b2a', 1], { cy: 0.7 }),
          }),
          circle(sideX(m, 76), -34, 10, { fill: '#0a0608' }),
          circle(sideX(m, 68), -42, 6, { fill: '#fff' }),
        ]),
      ]),
    ),
    mirrored((m) =>
      litGroup(
        D,
        4,
        path(m('M22 -40C46 -84 100 -92 136 -66C104 -72 64 -62 34 -26Z'), { fill: blk }),
        { rim: p.rim },
      ),
    ),
    mirrored((m) =>
      path(m('M86 84C130 76 170 80 214 66M86 96C130 100 166 112 204 116'), {
        stroke: '#fff',
        strokeWidth: 4,
        fill: 'none',
        strokeLinecap: 'round',
        opacity: 0.9,
      }),
    ),
    // forehead jewel
    litGroup(
      D,
      4,
      path(
        'M0 -176C18 -150 30 -140 30 -124C30 -104 14 -94 0 -86C-14 -94 -30 -104 -30 -124C-30 -140 -18 -150 0 -176Z',
        { fill: gold(D) },
      ),
    ),
    cabochon(D, 0, -124, 17, '#17c98a', 1.35),
    twinkle(D, -6, -134, 34),
  ])
}
