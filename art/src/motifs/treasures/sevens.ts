import { mix } from '../../drawing/colour.ts'
import type { DrawLater } from '../../drawing/draw.ts'
import { points, spline } from '../../drawing/geometry.ts'
import { centredText } from '../../drawing/lettering.ts'
import { lit, litPath } from '../../drawing/lighting.ts'
import { transform } from '../../drawing/path.ts'
import { at, group, path } from '../../drawing/svg.ts'
import { fire } from '../../props/fire.ts'
import { sphere } from '../../props/gems.ts'
import { twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'
import { leaf } from '../../props/plants.ts'

export const sevens: DrawLater = async (D, g) => {
  const seven = await centredText('7', 'bowlby-one', 340)
  const one = (x: number, y: number, s: number, rot: number, dim?: number) => {
    const d = transform(seven, { x, y, s, r: rot })
    let ex = ''
    for (let i = 22; i > 0; i -= 2)
      ex += path(d, {
        fill: mix('#5a0505', '#2a0103', i / 22),
        stroke: mix('#8a1206', '#2a0103', i / 22),
        strokeWidth: 20,
        strokeLinejoin: 'round',
        transform: `translate(0 ${i})`,
      })
    return group([
      ex,
      path(d, {
        fill: gold(D),
        stroke: gold(D, 70),
        strokeWidth: 22,
        strokeLinejoin: 'round',
        filter: lit(D, 4),
      }),
      path(d, { fill: '#5a0606', stroke: '#5a0606', strokeWidth: 7, strokeLinejoin: 'round' }),
      litPath(D, 7, d, D.lin('#ff9a7a', '#ff2f2f .35', '#c60a1d .6', '#7a0316'), {
        spec: 1.1,
        shine: 14,
        sh: 0,
      }),
      D.clipped(
        d,
        path(`M${x - 200} ${y - 200}H${x + 200}V${y - 40}Q${x} ${y + 20} ${x - 200} ${y - 30}Z`, {
          fill: '#fff',
          opacity: 0.22,
        }),
      ),
      dim ? path(d, { fill: '#200004', opacity: dim, stroke: '#200004', strokeWidth: 22 }) : '',
    ])
  }
  return group([
    fire(D, g, 0, 190, 470, 440, 11),
    one(-128, 6, 0.8, -9, 0.22),
    one(128, 6, 0.8, 9, 0.22),
    fire(D, g, 0, 224, 430, 150, 10),
    one(0, -6, 1.02, 0),
    twinkle(D, -62, -120, 46),
    twinkle(D, 196, -88, 30),
    twinkle(D, -190, -70, 24),
    at(
      -150,
      178,
      sphere(D, 0, 0, 40, '#e0162f') +
        sphere(D, 58, 18, 40, '#e0162f') +
        path('M0 -34C10 -74 40 -90 66 -96M58 -18C56 -56 60 -80 66 -96', {
          stroke: '#4c8a1e',
          strokeWidth: 7,
          fill: 'none',
          strokeLinecap: 'round',
        }) +
        leaf(D, 64, -96, 62, 18, 10, '#4caf2a'),
    ),
    at(140, 190, [
      path(spline(points('0,-56 44,-30 54,14 30,44 0,52 -30,44 -54,14 -44,-30')), {
        fill: D.rad(['#fff7a0', 0], ['#ffd21e', 0.5], ['#e08a00', 1], {
          cx: 0.38,
          cy: 0.3,
          r: 0.8,
        }),
        filter: lit(D, 8),
      }),
      leaf(D, 0, -52, 46, 14, -40, '#4caf2a'),
    ]),
  ])
}
