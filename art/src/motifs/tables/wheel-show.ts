import { darken, lighten } from '../../drawing/colour.ts'
import type { DrawLater } from '../../drawing/draw.ts'
import { point, polar, star, times } from '../../drawing/geometry.ts'
import { centredText } from '../../drawing/lettering.ts'
import { litGroup } from '../../drawing/lighting.ts'
import { transform } from '../../drawing/path.ts'
import { circle, group, path } from '../../drawing/svg.ts'
import { halo, twinkle } from '../../props/light.ts'
import { gold } from '../../props/metals.ts'

export const wheelshow: DrawLater = async (D, _, p) => {
  const n = 12,
    cols = ['#ff3d7f', '#ffb31e', '#2fa8ff', '#7a3dff', '#17c98a']
  let s = ''
  for (let i = 0; i < n; i++) {
    const a0 = (i * 360) / n - 90 - 180 / n,
      a1 = a0 + 360 / n,
      c = cols[i % 4]
    const t = await centredText(
      ['2x', '5x', '10x', '1x', '3x', '50x'][i % 6],
      'bowlby-one',
      36,
      0,
      0,
      66,
    )
    s +=
      path(`M0 0L${point(polar(184, a0))}A184 184 0 0 1 ${point(polar(184, a1))}Z`, {
        fill: D.rad([lighten(c, 0.35), 0], [c, 0.6], [darken(c, 0.35), 1], {
          cx: 0,
          cy: 0,
          r: 184,
          us: 1,
        }),
        stroke: '#fff',
        strokeWidth: 2.5,
      }) +
      path(
        transform(t, {
          r: (a0 + a1) / 2 + 90,
          x: polar(140, (a0 + a1) / 2)[0],
          y: polar(140, (a0 + a1) / 2)[1],
        }),
        {
          fill: '#fff',
          stroke: darken(c, 0.55),
          strokeWidth: 6,
          paintOrder: 'stroke',
          strokeLinejoin: 'round',
        },
      )
  }
  return group([
    halo(D, 0, 0, 310, p.acc2 || '#ff5bd0', 0.6),
    litGroup(D, 9, circle(0, 0, 212, { fill: gold(D, 60), stroke: '#5a2d02', strokeWidth: 3 })),
    circle(0, 0, 190, { fill: '#2a0a3a' }),
    s,
    ...times(28, (i) => {
      const [x, y] = polar(199, (i * 360) / 28)
      return (
        circle(x, y, 8, { fill: i % 2 ? '#fff' : '#fff3a8' }) +
        halo(D, x, y, 22, i % 2 ? '#ff9ad8' : '#ffe08a', 0.8)
      )
    }),
    circle(0, 0, 184, {
      fill: D.lin(['#fff', 0, 0.35], ['#fff', 0.45, 0], ['#000', 1, 0.28], { a: 65 }),
    }),
    litGroup(D, 8, [
      circle(0, 0, 52, { fill: gold(D) }),
      circle(0, 0, 36, { fill: D.lin('#ff5fae', '#a80a6a') }),
    ]),
    path(star(5, 26, 11), { fill: '#fff' }),
    litGroup(
      D,
      7,
      path('M-34 -244H34L0 -166Z', {
        fill: D.lin('#ffffff', '#ffcf4d', '#d97a0a'),
        stroke: '#5a2d02',
        strokeWidth: 4,
        strokeLinejoin: 'round',
      }),
    ),
    twinkle(D, -90, -110, 60),
  ])
}
