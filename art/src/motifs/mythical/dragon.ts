import { darken, lighten, mix } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import {
  type Pair,
  point,
  points,
  polyline,
  ribbon,
  sampleSpline,
  spline,
} from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { transform } from '../../drawing/path.ts'
import { at, group, path } from '../../drawing/svg.ts'
import { dragonHead } from './dragon-head.ts'
import { fire } from '../../props/fire.ts'
import { sphere } from '../../props/gems.ts'
import { halo, twinkle } from '../../props/light.ts'

/** An eastern dragon, coiled around its pearl. */
export const dragon: Draw = (D, g, p) => {
  const c1 = p.body || '#e8472a',
    c2 = '#ffd36b',
    n = 120
  const spine = points(
    '-60,214 -170,176 -214,70 -160,-30 -40,-40 70,20 150,66 206,10 190,-80 112,-120 40,-136',
  )
  const sp = sampleSpline(spine, n)
  let scales = '',
    fins = ''
  for (let i = 0; i < n; i++) {
    const q = sp[i],
      ww = girth(q.t)
    if (i % 4 === 0) {
      const l = 26 + 20 * Math.sin(q.t * 3.1)
      fins += transform('M-14 2C-10 -18 2 -34 20 -42C14 -26 16 -12 16 2Z', {
        x: q.x - q.nx * ww * 0.92,
        y: q.y - q.ny * ww * 0.92,
        s: l / 34,
        r: q.a,
      })
    }
    for (let k = 0; k < 5; k++) {
      const u = -0.86 + k * 0.36 + (i % 2) * 0.18
      const x = q.x + q.nx * ww * u,
        y = q.y + q.ny * ww * u
      if (u < 0.5)
        scales += path(
          transform('M-9 -8C4 -10 10 -4 10 0C10 4 4 10 -9 8Z', { x, y, r: q.a, s: ww / 44 }),
          {
            fill: mix(c1, u < -0.2 ? '#ffb347' : '#7a0d1c', Math.abs(u) * 0.5),
            stroke: darken(c1, 0.5),
            strokeWidth: 1.6,
          },
        )
    }
  }
  const body = ribbon(spine, girth, n),
    edge = (k: number) =>
      sp.map((q): Pair => [q.x + q.nx * girth(q.t) * k, q.y + q.ny * girth(q.t) * k]),
    bellyD = polyline([...edge(0.98), ...edge(0.45).toReversed()], true)
  let ribs = ''
  for (let i = 2; i < n; i += 3) {
    const q = sp[i],
      ww = girth(q.t)
    ribs += `M${point([q.x + q.nx * ww * 0.45, q.y + q.ny * ww * 0.45])}L${point([q.x + q.nx * ww, q.y + q.ny * ww])}`
  }
  const H = dragonHead(D, c1)
  return group([
    litGroup(D, 4, path(fins, { fill: D.lin('#ffe38a', '#ff9a2e', '#d03a12') })),
    litGroup(
      D,
      15,
      [
        path(body, { fill: darken(c1, 0.35) }),
        scales,
        path(bellyD, { fill: D.lin(lighten(c2, 0.4), c2, darken(c2, 0.3)) }),
        path(ribs, { stroke: darken(c2, 0.5), strokeWidth: 2.4, fill: 'none' }),
      ],
      { depth: 1.1, spec: 0.6 },
    ),
    fire(D, g, -64, 226, 90, 110, 4),
    // claw + pearl
    halo(D, -70, 92, 190, p.acc2 || '#ffe27a', 0.95),
    sphere(D, -70, 92, 54, '#ffc93d'),
    twinkle(D, -92, 66, 50),
    litGroup(D, 6, [
      path(spline(points('88,66 40,100 -6,86 -34,58 -24,48 10,62 30,52 64,26')), {
        fill: D.lin(lighten(c1, 0.2), darken(c1, 0.3)),
      }),
      path(
        'M-34 60C-50 52 -58 62 -60 72C-50 66 -42 70 -34 70ZM-8 88C-24 96 -26 108 -22 118C-16 106 -6 104 0 96ZM-28 50C-36 34 -50 34 -58 38C-48 42 -42 50 -38 58Z',
        { fill: '#fff3cf' },
      ),
    ]),
    at(34, -132, H, 1.18),
  ])
}

const girth = (t: number) =>
  16 + 40 * Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.62) * (t > 0.86 ? 1 - (t - 0.86) * 1.6 : 1)
