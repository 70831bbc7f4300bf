import { darken, lighten } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, times } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { mirrored } from '../../drawing/path.ts'
import { circle, group, path } from '../../drawing/svg.ts'
import { cabochon } from '../../props/gems.ts'
import { halo } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

/** A golden funerary mask. */
export const mask: Draw = (D, _, p) => {
  const nem = mirroredSpline(
    points('0,-206 70,-196 128,-150 156,-84 172,0 196,96 206,150,1 120,168,1 112,110 100,60 0,60'),
    1,
  )
  const face = mirroredSpline(points('0,-112 60,-110 88,-84 94,-30 86,30 58,92 26,120 0,124'))
  const stripes = times(12, (i) =>
    path(
      `M${-230} ${-190 + i * 34}Q0 ${-250 + i * 34 + i * 6} 230 ${-190 + i * 34}V${-172 + i * 34}Q0 ${-232 + i * 34 + i * 6} -230 ${-172 + i * 34}Z`,
      { fill: D.lin('#2a6bff', '#0b2a8c') },
    ),
  ).join('')
  const goldF = D.lin('#fff4bd', '#ffd765 .3', '#e7a022 .62', '#8f4e08')
  const collar = [0, 1, 2, 3, 4]
    .map((i) => {
      const r = 214 - i * 24,
        c = ['#f2ad2c', '#1c4fd0', '#e2402e', '#18a58a', '#f2ad2c'][i]
      return (
        path(
          `M${-r} 120A${r} ${r * 0.62} 0 0 0 ${r} 120H${r - 26}A${r - 26} ${(r - 26) * 0.6} 0 0 1 ${-r + 26} 120Z`,
          { fill: D.lin(lighten(c, 0.35), c, darken(c, 0.45)) },
        ) +
        times(22, (k) => {
          const a = 6 + k * 8,
            x = Math.cos((a * Math.PI) / 180) * (r - 12),
            y = 120 + Math.sin((a * Math.PI) / 180) * (r - 12) * 0.615
          return circle(x, y, 5, { fill: lighten(c, 0.55), opacity: 0.85 })
        }).join('')
      )
    })
    .join('')
  const cob = 'M0 -150C-26 -158 -30 -196 -16 -224C-10 -240 10 -240 16 -224C30 -196 26 -158 0 -150Z'
  return group([
    litGroup(D, 8, collar),
    litGroup(D, 10, [path(nem, { fill: goldF }), D.clipped(nem, stripes)]),
    litGroup(D, 7, [
      mirrored((m) =>
        path(m('M100 60C112 100 118 140 122 206L72 214C74 170 76 130 66 92Z'), { fill: goldF }),
      ),
      mirrored((m) =>
        [0, 1, 2, 3, 4]
          .map((i) =>
            path(
              m(
                `M${70 + i * 1} ${112 + i * 22}L${114 + i * 2} ${100 + i * 22}V${112 + i * 22}L${71 + i} ${124 + i * 22}Z`,
              ),
              { fill: '#15409f' },
            ),
          )
          .join(''),
      ),
    ]),
    litGroup(D, 14, [
      mirrored((m) =>
        path(m('M84 -40C104 -50 116 -34 110 -8C106 14 96 22 84 18Z'), { fill: goldF }),
      ),
      path(face, { fill: D.lin('#fff3b8', '#ffd35c .4', '#e9a226 .75', '#b5690f') }),
    ]),
    // brow band
    litGroup(D, 5, path('M-104 -92Q0 -150 104 -92L100 -66Q0 -122 -100 -66Z', { fill: gold(D) })),
    ...[-78, -52, -26, 0, 26, 52, 78].map((x, i) =>
      cabochon(D, x, -92 - 26 * Math.cos(x / 66), 8.5, i % 2 ? '#17b6a0' : '#2a6bff', 1.2),
    ),
    // eyes
    mirrored((m) =>
      group([
        path(m('M18 -34C32 -56 66 -56 82 -34C66 -20 34 -20 18 -34Z'), { fill: '#fffbe8' }),
        path(
          m(
            'M10 -32C28 -64 72 -64 88 -34L124 -30L90 -22C70 -8 30 -10 10 -32ZM20 -33C36 -18 64 -18 80 -34C64 -52 34 -52 20 -33Z',
          ),
          { fill: '#0d1b4d' },
        ),
        path(m('M8 -62C28 -84 66 -84 96 -66L94 -56C66 -72 32 -72 12 -54Z'), { fill: '#0d1b4d' }),
      ]),
    ),
    halo(D, -50, -35, 34, p.acc2 || '#5ff0ff', 0.7),
    halo(D, 50, -35, 34, p.acc2 || '#5ff0ff', 0.7),
    circle(-50, -35, 12, { fill: '#0bd3e6' }),
    circle(50, -35, 12, { fill: '#0bd3e6' }),
    circle(-50, -35, 6, { fill: '#fff' }),
    circle(50, -35, 6, { fill: '#fff' }),
    path('M-12 -30C-10 0 -20 20 -22 30C-12 40 12 40 22 30C20 20 10 0 12 -30', {
      fill: D.lin(['#fff6c9', 0, 0.9], ['#c77c14', 1, 0.6]),
    }),
    path('M-22 31C-12 42 12 42 22 31', {
      fill: 'none',
      stroke: '#7d4707',
      strokeWidth: 4,
      strokeLinecap: 'round',
    }),
    path('M-34 64C-18 54 -8 56 0 60C8 56 18 54 34 64C20 82 -20 82 -34 64Z', {
      fill: D.lin('#d98a1a', '#8a4a06'),
    }),
    path('M-34 64C-14 70 14 70 34 64', { stroke: '#5b2d02', strokeWidth: 3.4, fill: 'none' }),
    litGroup(D, 6, [
      path('M-17 118H17L26 206Q0 222 -26 206Z', { fill: goldF }),
      ...[0, 1, 2, 3, 4].map((i) =>
        path(
          `M${-18 - i * 1.6} ${132 + i * 17}Q0 ${142 + i * 17} ${18 + i * 1.6} ${132 + i * 17}`,
          { stroke: '#14388f', strokeWidth: 6, fill: 'none' },
        ),
      ),
    ]),
    litGroup(D, 5, [
      path(cob, { fill: goldF, stroke: '#6b3802', strokeWidth: 2.5 }),
      path('M0 -236V-160M-16 -206H16M-18 -190H18M-14 -174H14', {
        stroke: '#8b4c07',
        strokeWidth: 3,
      }),
    ]),
    cabochon(D, 0, -212, 10, '#e8234b', 1.3),
  ])
}
