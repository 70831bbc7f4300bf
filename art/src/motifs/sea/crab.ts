import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, ribbon, spline, star } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { flip, mirrored, type Mirror } from '../../drawing/path.ts'
import { at, circle, group, path } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'
import { gold } from '../../props/metals.ts'
import { scatter } from '../../props/particles.ts'

export const crab: Draw = (D, g) => {
  const sh = D.lin('#ff9a6b', '#f0432a .45', '#9a0f1e'),
    shell = mirroredSpline(points('0,-70 70,-78 140,-44 168,16 140,70 70,108 0,114'))
  const claw = (m: Mirror) =>
    litGroup(D, 10, [
      path(m(ribbon(points('120,-20 176,-50 184,-100'), [24, 18], 14)), { fill: sh }),
      path(
        m(
          spline(
            points(
              '150,-100 140,-160 166,-216 210,-226,1 196,-186 186,-160 206,-176 236,-196,1 240,-140 218,-96 182,-80',
            ),
          ),
        ),
        { fill: sh },
      ),
      path(m('M186 -160L206 -176L198 -150Z'), { fill: '#5a0612' }),
    ])
  const legs = (m: Mirror) =>
    litGroup(
      D,
      6,
      [0, 1, 2]
        .map((i) =>
          path(
            m(
              ribbon(
                [
                  [110, 50 + i * 22],
                  [180, 50 + i * 34],
                  [206, 116 + i * 30],
                  [196, 150 + i * 26],
                ],
                [14, 4],
                16,
              ),
            ),
            { fill: sh },
          ),
        )
        .join(''),
    )
  return group([
    legs((d) => d),
    legs(flip),
    claw((d) => d),
    claw(flip),
    litGroup(
      D,
      26,
      [
        path(shell, { fill: sh }),
        D.clipped(shell, [
          scatter(g, 24, [-140, -70, 140, 10], (x, y, u) =>
            circle(x, y, 4 + u * 9, { fill: '#ffd0a0', opacity: 0.55 }),
          ),
          path('M-170 60Q0 130 170 60V140H-170Z', { fill: '#ffd9b0', opacity: 0.8 }),
        ]),
      ],
      { depth: 0.8 },
    ),
    mirrored((m) =>
      litGroup(
        D,
        5,
        path(
          m(
            ribbon(
              [
                [44, -66],
                [52, -110],
              ],
              [12, 10],
              6,
            ),
          ),
          { fill: sh },
        ),
      ),
    ),
    eye(D, -54, -124, 34, { iris: '#1c8a4a' }),
    eye(D, 54, -124, 34, { iris: '#1c8a4a' }),
    path('M-64 34Q0 84 64 34Q50 92 0 94Q-50 92 -64 34Z', { fill: D.lin('#7a0a26', '#2a0210') }),
    path('M-58 38Q0 82 58 38L52 52Q0 90 -52 52Z', { fill: '#fff' }),
    path('M-22 80Q0 68 22 80Q10 94 0 94Q-10 94 -22 80Z', { fill: '#ff6b81' }),
    // captain hat
    at(
      0,
      -92,
      [
        litGroup(D, 7, [
          path('M-96 0C-80 -70 80 -70 96 0Q0 28 -96 0Z', { fill: D.lin('#fff', '#d6ddf0') }),
          path('M-104 4Q0 40 104 4L96 32Q0 62 -96 32Z', { fill: D.lin('#2a3a8a', '#0b1440') }),
          path('M-80 34Q0 64 80 34Q60 62 0 64Q-60 62 -80 34Z', { fill: '#0a0c1c' }),
        ]),
        litGroup(D, 3, path(star(5, 24, 10, -90, 0, 4), { fill: gold(D) })),
      ],
      0.9,
      0,
    ),
  ])
}
