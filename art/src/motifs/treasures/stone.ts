import { darken, lighten } from '../../drawing/colour.ts'
import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, polar, times } from '../../drawing/geometry.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { mirrored, sideX, transform } from '../../drawing/path.ts'
import { circle, group, path } from '../../drawing/svg.ts'
import { cabochon } from '../../props/gems.ts'
import { halo } from '../../props/light.ts'

export const stone: Draw = (D) => {
  const st = D.lin('#8fe8c0', '#2fae86 .4', '#0c5a4c'),
    gd = D.lin('#fff3b0', '#ffcf4d .35', '#c87c10 .7', '#7a4205')
  let fe = ''
  for (let i = 0; i < 17; i++) {
    const a = -90 + (i - 8) * 14,
      c = ['#18b6a0', '#e8382a', '#ffb31e', '#2a6bff'][i % 4],
      L = 148 + (i % 2) * 26
    fe +=
      path(
        transform(
          `M-17 0C-30 ${-L * 0.5} -22 ${-L * 0.92} 0 ${-L}C22 ${-L * 0.92} 30 ${-L * 0.5} 17 0Z`,
          {
            x: Math.cos((a * Math.PI) / 180) * 84,
            y: -20 + Math.sin((a * Math.PI) / 180) * 84,
            r: a + 90,
          },
        ),
        {
          fill: D.lin(lighten(c, 0.5), c + ' .4', darken(c, 0.5)),
          stroke: darken(c, 0.6),
          strokeWidth: 2,
        },
      ) +
      path(
        transform(`M0 -10V${-L * 0.9}`, {
          x: Math.cos((a * Math.PI) / 180) * 84,
          y: -20 + Math.sin((a * Math.PI) / 180) * 84,
          r: a + 90,
        }),
        { stroke: lighten(c, 0.6), strokeWidth: 3 },
      ) +
      circle(...polar(84 + L * 0.82, a, 0, -20), 8, { fill: gd })
  }
  return group([
    litGroup(D, 5, fe),
    mirrored((m) =>
      litGroup(D, 8, [
        circle(sideX(m, 156), 40, 50, { fill: gd }),
        circle(sideX(m, 156), 40, 36, { fill: D.lin('#e8382a', '#8a0f14') }),
        circle(sideX(m, 156), 40, 17, { fill: st }),
        path(m('M140 92L156 168L172 92Z'), { fill: gd }),
      ]),
    ),
    litGroup(
      D,
      20,
      path(mirroredSpline(points('0,-128 96,-122 132,-84 138,20 124,120 84,186 0,204')), {
        fill: st,
      }),
    ),
    litGroup(
      D,
      8,
      path(
        'M-140 -74L-104 -136L-60 -118L0 -158L60 -118L104 -136L140 -74L124 -50Q0 -100 -124 -50Z',
        { fill: gd },
      ),
    ),
    ...[-96, -48, 0, 48, 96].map((x, i) =>
      cabochon(
        D,
        x,
        -96 + Math.abs(x) * 0.16,
        i === 2 ? 19 : 12,
        i % 2 ? '#2a6bff' : '#e8382a',
        1.1,
      ),
    ),
    mirrored((m) =>
      group([
        litGroup(D, 6, path(m('M22 -40H112V30L66 42L22 18Z'), { fill: gd })),
        path(m('M34 -26H100V18L66 28L34 10Z'), { fill: '#08201c' }),
        circle(sideX(m, 66), -2, 20, {
          fill: D.rad(['#fff7b0', 0], ['#ff9a1e', 0.5], ['#c4220a', 1]),
        }),
        circle(sideX(m, 66), -2, 8, { fill: '#2a0604' }),
      ]),
    ),
    halo(D, -66, -2, 70, '#ff8a1e', 0.8),
    halo(D, 66, -2, 70, '#ff8a1e', 0.8),
    litGroup(
      D,
      9,
      path('M-22 -30H22L34 60L44 84H-44L-34 60Z', { fill: D.lin('#a8f0d0', '#1f9a78', '#0a4a40') }),
    ),
    path('M-34 76H-14V86H-34ZM34 76H14V86H34Z', { fill: '#052a24' }),
    litGroup(D, 7, path('M-84 104H84L72 168H-72Z', { fill: gd })),
    path('M-70 114H70L62 158H-62Z', { fill: '#2a0608' }),
    path(
      times(
        6,
        (i) => `M${-62 + i * 21} 114H${-44 + i * 21}V136L${-53 + i * 21} 142L${-62 + i * 21} 136Z`,
      ).join('') +
        times(
          5,
          (i) =>
            `M${-51 + i * 21} 158H${-34 + i * 21}V140L${-42 + i * 21} 134L${-51 + i * 21} 140Z`,
        ).join(''),
      { fill: '#fff6df' },
    ),
    mirrored((m) =>
      path(m('M118 50L96 60L104 84L84 92M120 84L108 96M20 -60L60 -56'), {
        stroke: '#0a4a40',
        strokeWidth: 6,
        fill: 'none',
        strokeLinejoin: 'round',
        opacity: 0.75,
      }),
    ),
    path('M-30 -130L-20 -100L-34 -84', {
      stroke: '#0a4a40',
      strokeWidth: 3,
      fill: 'none',
      opacity: 0.0,
    }),
  ])
}
