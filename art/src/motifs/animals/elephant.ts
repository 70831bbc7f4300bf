import type { Draw } from '../../drawing/draw.ts'
import {
  mirroredSpline,
  points,
  polyline,
  ribbon,
  sampleSpline,
  spline,
  times,
} from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX } from '../../drawing/path.ts'
import { circle, group, path } from '../../drawing/svg.ts'
import { bezelGem, cabochon } from '../../props/gems.ts'
import { twinkle } from '../../props/light.ts'
import { lotus } from '../../props/plants.ts'

export const elephant: Draw = (D) => {
  const sk = D.lin('#c9b8ff', '#8f7be0 .45', '#463a92'),
    gd = D.lin('#fff3b0', '#ffcf4d .35', '#d98b12 .7', '#ffd968')
  const trunk = ribbon(
    points('0,0 2,70 -4,140 24,200 86,204 112,160 92,136'),
    (t) => 56 - 36 * t,
    40,
  )
  return group([
    mirrored((m) =>
      litGroup(D, 14, [
        path(m(spline(points('80,-110 150,-150 222,-110 236,-20 196,70 134,84 96,30'))), {
          fill: sk,
        }),
        path(m(spline(points('104,-80 156,-112 204,-78 208,-14 176,46 132,50 108,10'))), {
          fill: D.lin('#ffb8cf', '#b8628f'),
        }),
      ]),
    ),
    mirrored((m) =>
      litGroup(D, 4, path(m('M196 66L222 150L190 132L176 168L158 84Z'), { fill: gd })),
    ),
    litGroup(
      D,
      26,
      path(mirroredSpline(points('0,-170 70,-160 116,-104 118,-30 98,40 60,90 0,100')), {
        fill: sk,
      }),
      { depth: 0.8 },
    ),
    mirrored((m) =>
      litGroup(D, 7, [
        path(
          m(ribbon(points('66,66 96,120 150,150 196,120'), (t) => 20 * (1 - t) ** 0.6 + 2, 20)),
          { fill: D.lin('#ffffff', '#f4e4c0', '#c29a5a') },
        ),
        path(
          m(
            ribbon(
              [
                [62, 60],
                [80, 96],
              ],
              [24, 22],
              6,
            ),
          ),
          { fill: gd },
        ),
      ]),
    ),
    litGroup(D, 18, [
      path(trunk, { fill: sk }),
      ...times(9, (i) => {
        const q = sampleSpline(points('0,0 2,70 -4,140 24,200 86,204 112,160 92,136'), 40)[
            8 + i * 3
          ],
          w = (56 - 36 * q.t) * 0.8
        return path(
          polyline([
            [q.x + q.nx * w, q.y + q.ny * w],
            [q.x - q.nx * w, q.y - q.ny * w],
          ]),
          { stroke: '#54469e', strokeWidth: 4, opacity: 0.7 },
        )
      }),
    ]),
    lotus(D, 92, 132, 0.62, '#ff7ab8'),
    mirrored((m) =>
      group([
        path(m('M44 -28C58 -50 88 -48 98 -26C86 -10 58 -8 44 -28Z'), { fill: '#1c1244' }),
        circle(sideX(m, 72), -28, 13, { fill: D.rad(['#ffd98a', 0], ['#8a4a12', 1]) }),
        circle(sideX(m, 72), -28, 7, { fill: '#0a0414' }),
        circle(sideX(m, 67), -34, 5, { fill: '#fff' }),
        path(m('M38 -40C56 -66 92 -62 106 -36'), {
          stroke: '#382c7a',
          strokeWidth: 7,
          fill: 'none',
          strokeLinecap: 'round',
        }),
      ]),
    ),
    // headdress
    litGroup(D, 6, [
      path(mirroredSpline(points('0,-210,1 30,-170 96,-150 112,-100 70,-86 34,-60 0,10,1')), {
        fill: D.lin('#ff5a7a', '#c4143f .5', '#6a0626'),
        stroke: gd,
        strokeWidth: 9,
      }),
      path(mirroredSpline(points('0,-176,1 20,-140 52,-128 40,-98 16,-70 0,-24,1')), { fill: gd }),
    ]),
    bezelGem(D, 0, -110, 22, '#17c98a', 1.2),
    cabochon(D, 0, -56, 10, '#2f7bff', 1.5),
    ...[-84, -56, 56, 84].map((x) =>
      cabochon(D, x, -122 + (84 - Math.abs(x)) * -0.3, 9, '#ffd76a'),
    ),
    litGroup(D, 4, [
      path(mirroredSpline(points('0,-256,1 14,-228 34,-208 26,-186 0,-180')), { fill: gd }),
    ]),
    cabochon(D, 0, -206, 9, '#e8234b'),
    mirrored((m) =>
      group([0, 1, 2, 3].map((i) => circle(sideX(m, 100 - i * 20), -92 + i * 16, 6, { fill: gd }))),
    ),
    twinkle(D, -8, -120, 44),
  ])
}
