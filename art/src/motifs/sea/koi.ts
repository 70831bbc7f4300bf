import { darken, lighten } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import {
  type Pair,
  points,
  polar,
  ribbon,
  sampleSpline,
  spline,
  times,
} from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { transform } from '../../drawing/path.ts'
import { circle, group, path } from '../../drawing/svg.ts'
import { sphere } from '../../props/gems.ts'
import { halo, twinkle } from '../../props/light.ts'

export const koi: Draw = (D, g) => {
  const fish = (cx: number, cy: number, rot: number, c: string, patch: number[][]) => {
    const pts = points('-10,176 -58,110 -66,20 -20,-70 40,-120').map(([x, y]): Pair => {
      const a = (rot * Math.PI) / 180
      return [x * Math.cos(a) - y * Math.sin(a) + cx, x * Math.sin(a) + y * Math.cos(a) + cy]
    })
    const sp = sampleSpline(pts, 40),
      body = ribbon(pts, girth, 40),
      T = sp[0],
      Hd = sp[40]
    const fin = (i: number, side: number, s: number, ang: number) => {
      const q = sp[i],
        x = q.x + q.nx * girth(q.t) * side * 0.8,
        y = q.y + q.ny * girth(q.t) * side * 0.8
      return path(
        transform(
          'M0 0C14 -40 60 -70 96 -64C86 -44 92 -30 78 -16C84 0 70 14 50 14C30 18 10 12 0 0Z',
          { x, y, s, r: q.a + ang, sy: side < 0 ? s : -s },
        ),
        { fill: D.lin(['#fff', 0, 0.95], [c, 1, 0.75]) },
      )
    }
    let sc = ''
    for (let i = 4; i < 33; i++) {
      const q = sp[i]
      for (let k = -3; k <= 3; k++) {
        const u = (k + (i % 2) * 0.5) / 3.4
        if (Math.abs(u) < 1)
          sc += transform('M-7 -7C3 -8 8 -3 8 0C8 3 3 8 -7 7', {
            x: q.x + q.nx * girth(q.t) * u,
            y: q.y + q.ny * girth(q.t) * u,
            r: q.a,
            s: girth(q.t) / 46,
          })
      }
    }
    const tailA = T.a + 180
    return group([
      litGroup(D, 4, [
        path(
          transform(
            'M0 0C30 -26 60 -70 112 -74C96 -50 104 -24 84 -4C104 18 92 50 110 70C62 66 28 28 0 0Z',
            { x: T.x, y: T.y, r: tailA, s: 1.0 },
          ),
          { fill: D.lin(['#fff', 0], [lighten(c, 0.3), 0.5, 0.9], [c, 1, 0.75]) },
        ),
        fin(26, 1, 0.78, 120),
        fin(26, -1, 0.78, -120),
        fin(12, 1, 0.5, 120),
        fin(12, -1, 0.5, -120),
      ]),
      litGroup(
        D,
        16,
        [
          path(body, { fill: D.lin('#fffdf6', '#ffe9d0') }),
          D.clipped(body, [
            patch
              .map(([i, u, r]) => {
                const q = sp[i]
                return path(
                  spline(
                    times(7, (k) =>
                      polar(
                        r * g.between(0.7, 1.2),
                        k * 51,
                        q.x + q.nx * girth(q.t) * u,
                        q.y + q.ny * girth(q.t) * u,
                      ),
                    ),
                  ),
                  { fill: c },
                )
              })
              .join(''),
            path(sc, { fill: 'none', stroke: darken(c, 0.3), strokeWidth: 1.6, opacity: 0.55 }),
          ]),
        ],
        { spec: 0.9 },
      ),
      ...[1, -1].map((s) => {
        const q = sp[36]
        const x = q.x + q.nx * girth(q.t) * 0.62 * s,
          y = q.y + q.ny * girth(q.t) * 0.62 * s
        return (
          circle(x, y, 8, { fill: '#1a0a14' }) +
          circle(x - 2, y - 3, 3, { fill: '#fff' }) +
          path(
            ribbon(
              [
                [Hd.x + q.nx * 8 * s, Hd.y + q.ny * 8 * s],
                [Hd.x + Hd.tx * 14 + q.nx * 22 * s, Hd.y + Hd.ty * 14 + q.ny * 22 * s],
                [Hd.x + Hd.tx * 2 + q.nx * 40 * s, Hd.y + Hd.ty * 2 + q.ny * 40 * s],
              ],
              [3.4, 1],
              10,
            ),
            { fill: '#ffd98a' },
          )
        )
      }),
    ])
  }
  return group([
    halo(D, 0, 0, 190, '#fff0b0', 0.55),
    fish(-82, 10, 8, '#f0431e', [
      [8, 0.3, 30],
      [18, -0.4, 34],
      [27, 0.3, 36],
      [35, 0, 28],
    ]),
    fish(82, 0, 188, '#ffab1e', [
      [10, -0.2, 32],
      [21, 0.3, 36],
      [31, -0.2, 34],
    ]),
    sphere(D, 0, 4, 36, '#ffe08a'),
    twinkle(D, -12, -10, 46),
  ])
}

const girth = (t: number) => 10 + 50 * Math.sin(Math.PI * (0.06 + t * 0.82)) ** 0.9
