import type { Draw } from '../../drawing/draw.ts'
import { type Pair, points, polyline, spline, times } from '../../drawing/geometry.ts'
import { lit, litGroup } from '../../drawing/lighting.ts'
import { at, circle, group, path, rect } from '../../drawing/svg.ts'
import { halo, twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

export const racer: Draw = (D, _, p) => {
  const c = '#e0182f',
    sh = spline(
      points(
        '-176,40 -170,-60 -110,-146 0,-178 110,-150 172,-66 184,30 168,110 100,150 -40,156 -140,130',
      ),
    )
  const flag = (x: number, r: number, s: number) => {
    let q = ''
    for (let i = 0; i < 8; i++)
      for (let j = 0; j < 5; j++)
        if ((i + j) % 2) {
          q += polyline([wave(i, j), wave(i + 1, j), wave(i + 1, j + 1), wave(i, j + 1)], true)
        }
    const bd = times(9, (i) => wave(i, 0))
    const all = polyline([...bd, ...bd.toReversed().map(([a, b]): Pair => [a, b + 120])], true)
    return at(
      x,
      -190,
      group(
        [
          rect(-8, -16, 10, 380, { fill: D.lin('#fff', '#8a93b8', { a: 0 }), rx: 5 }),
          path(all, { fill: '#fff', filter: lit(D, 5, { rim: null }) }),
          path(q, { fill: '#14141d' }),
        ],
        { transform: `scale(${s} 1)` },
      ),
      1,
      r,
    )
  }
  return group([
    flag(-60, -34, -1),
    flag(60, 34, 1),
    halo(D, 0, 0, 280, p.acc, 0.6),
    litGroup(
      D,
      30,
      [
        path(sh, { fill: D.lin('#ff8a7a', c + ' .35', '#7a0518') }),
        D.clipped(sh, [
          path('M-40 -190L40 -190L120 -40L60 -40L-10 -150Z', { fill: '#fff' }),
          path('M-200 60L-60 90L40 160H-200Z', { fill: D.lin('#ffcf3d', '#f08a0f') }),
          path('M60 -200L90 -196L200 -20V30Z', { fill: '#ffcf3d' }),
          path('M-200 40L-60 72L60 160', { stroke: '#fff', strokeWidth: 8, fill: 'none' }),
        ]),
      ],
      { spec: 1.2, shine: 24, depth: 0.8 },
    ),
    litGroup(
      D,
      8,
      path(spline(points('-140,-30 -60,-56 60,-60 168,-40 184,10 170,60 90,80 -20,66 -120,40')), {
        fill: '#14141d',
      }),
    ),
    path(spline(points('-126,-22 -56,-44 60,-48 160,-30 172,10 160,46 88,66 -16,54 -108,32')), {
      fill: D.lin('#0a1240', '#2a5bff .35', '#38d0ff .55', '#ffb03d .8', '#ff5a3d', { a: 30 }),
    }),
    path('M-110 -16C-50 -36 40 -40 120 -32L90 -8C30 -18 -40 -10 -90 14Z', {
      fill: '#fff',
      opacity: 0.55,
    }),
    ...[0, 1, 2, 3].map((i) =>
      path(`M${60 + i * 20} 104L${70 + i * 20} 130`, {
        stroke: '#2a040a',
        strokeWidth: 9,
        strokeLinecap: 'round',
      }),
    ),
    circle(-128, 0, 0),
    litGroup(D, 4, circle(-136, 6, 17, { fill: gold(D) })),
    twinkle(D, -70, -110, 66),
  ])
}

/** A place on the cloth of the flag, in squares. */
const wave = (a: number, b: number): Pair => [a * 24, b * 24 + Math.sin(a * 0.9) * 14]
