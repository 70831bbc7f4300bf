import { darken, lighten } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import { points, roundedPolygon, spline, star } from '../../drawing/geometry.ts'
import { blur, litGroup } from '../../drawing/lighting.ts'
import { flip, transform, type Mirror } from '../../drawing/path.ts'
import { group, path } from '../../drawing/svg.ts'
import { halo, rays, twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

export const gloves: Draw = (D, g) => {
  const gl = (m: Mirror, c: string) => {
    const f = D.lin(lighten(c, 0.4), c + ' .4', darken(c, 0.55))
    return group([
      litGroup(D, 6, [
        path(m(roundedPolygon(points('40,120 150,150 130,226 16,190'), 16)), {
          fill: D.lin('#fff', '#cfd3ea'),
        }),
        path(m('M38 140L146 168L140 186L32 158Z'), { fill: c }),
      ]),
      litGroup(
        D,
        26,
        path(
          m(
            spline(
              points(
                '36,118 10,60 6,-20 40,-96 104,-126 170,-104 206,-36 204,50 176,120 150,152 90,142',
              ),
            ),
          ),
          { fill: f },
        ),
        { spec: 1.1, shine: 18 },
      ),
      litGroup(
        D,
        12,
        path(m(spline(points('22,40 -14,10 -20,-46 10,-74 48,-56 60,-10 66,50 46,76'))), {
          fill: f,
        }),
        { spec: 1 },
      ),
      path(m('M86 -96C120 -110 160 -90 176 -50'), {
        stroke: '#fff',
        strokeWidth: 12,
        opacity: 0.5,
        fill: 'none',
        strokeLinecap: 'round',
        filter: blur(D, 3),
      }),
      path(m(star(5, 26, 11, -90, 122, 30)), {
        fill: gold(D),
        stroke: darken(c, 0.5),
        strokeWidth: 3,
      }),
    ])
  }
  const ropes = [-150, -60, 30]
    .map(
      (y, i) =>
        path(`M-330 ${y + 160}Q0 ${y + 196} 330 ${y + 160}`, {
          stroke: darken(['#ff3d4a', '#ffffff', '#3d7bff'][i], 0.5),
          strokeWidth: 20,
          fill: 'none',
        }) +
        path(`M-330 ${y + 157}Q0 ${y + 193} 330 ${y + 157}`, {
          stroke: D.lin('#fff', ['#ff3d4a', '#e6e9ff', '#3d7bff'][i]),
          strokeWidth: 11,
          fill: 'none',
        }),
    )
    .join('')
  return group([
    ropes,
    halo(D, 0, -40, 260, '#ffe0a0', 0.9),
    rays(D, 0, -30, 330, { n: 26, col: '#fff0c0', a: 0.8, w: 0.5, g }),
    group(gl((d) => transform(d, { r: 24, x: -30, y: 36, s: 1.12 }), '#1d5bd8')),
    group(gl((d) => transform(flip(d), { r: -24, x: 30, y: -16, s: 1.12 }), '#e0182f')),
    twinkle(D, -30, -126, 70),
    twinkle(D, 120, -40, 40),
  ])
}
