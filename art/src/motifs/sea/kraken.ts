import { darken, lighten } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, ribbon, sampleSpline, type Point } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { mirrored } from '../../drawing/path.ts'
import { circle, ellipse, group, path } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'
import { scatter } from '../../props/particles.ts'
import { crown } from '../../props/regalia.ts'

export const kraken: Draw = (D, g, p) => {
  const c = p.skin || '#c43a8f',
    sk = D.lin(lighten(c, 0.4), c + ' .45', darken(c, 0.55))
  const T = [
    points('-60,60 -140,110 -210,60 -226,-40 -180,-90'),
    points('-40,80 -110,170 -190,176 -232,130 -214,96'),
    points('-20,90 -50,180 -110,224 -160,214 -150,184'),
    points('6,96 10,180 -20,226 -66,226'),
    points('30,90 70,176 120,220 160,204 146,176'),
    points('50,76 120,150 196,164 230,110 206,84'),
    points('64,56 150,96 214,30 222,-70 170,-110'),
  ]
  const tent = (pts: Point[]) => {
    const sp = sampleSpline(pts, 26)
    let su = ''
    sp.forEach((q, k) => {
      if (k % 2 && k < 25)
        su += ellipse(
          q.x + q.nx * girth(q.t) * (pts[1][0] < 0 ? -0.5 : 0.5),
          q.y + q.ny * girth(q.t) * (pts[1][0] < 0 ? -0.5 : 0.5),
          girth(q.t) * 0.3,
          girth(q.t) * 0.26,
          { fill: '#ffd0e0', stroke: darken(c, 0.4), strokeWidth: 2 },
        )
    })
    return litGroup(D, 9, [
      path(ribbon(pts, girth, 40), { fill: sk }),
      circle(sp[26].x, sp[26].y, 5, { fill: c }),
      su,
    ])
  }
  const headD = mirroredSpline(points('0,-214 80,-204 138,-140 150,-60 120,10 96,70 50,104 0,108'))
  return group([
    [0, 6, 1, 5].map((i) => tent(T[i])).join(''),
    litGroup(
      D,
      26,
      [
        path(headD, { fill: sk }),
        D.clipped(
          headD,
          scatter(g, 30, [-130, -210, 130, -60], (x, y, u) =>
            ellipse(x, y, 4 + u * 12, 3 + u * 10, { fill: lighten(c, 0.45), opacity: 0.4 }),
          ),
        ),
      ],
      { depth: 0.8 },
    ),
    [2, 4, 3].map((i) => tent(T[i])).join(''),
    eye(D, -56, -30, 40, { iris: '#ffd21e', slit: true, look: [0.2, 0.1] }),
    eye(D, 56, -30, 40, { iris: '#ffd21e', slit: true, look: [-0.2, 0.1] }),
    mirrored((m) =>
      litGroup(
        D,
        5,
        path(m('M10 -54C36 -96 92 -96 112 -62C84 -72 46 -66 18 -34Z'), { fill: darken(c, 0.35) }),
      ),
    ),
    path('M-34 48Q0 76 34 48Q24 84 0 86Q-24 84 -34 48Z', { fill: '#2a0420' }),
    path('M-22 56L-16 68L-9 60ZM22 56L16 68L9 60Z', { fill: '#fff' }),
    crown(D, 6, -226, 0.72),
  ])
}

const girth = (t: number) => 34 * (1 - t) ** 0.75 + 5
