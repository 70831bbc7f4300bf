import { darken, lighten } from '../../drawing/colour.ts'
import type { DrawLater } from '../../drawing/draw.ts'
import { roundedRect } from '../../drawing/geometry.ts'
import { centredText } from '../../drawing/lettering.ts'
import { blur, litGroup } from '../../drawing/lighting.ts'
import { group, path } from '../../drawing/svg.ts'
import { sphere } from '../../props/gems.ts'
import { halo, twinkle } from '../../props/light.ts'

export const plinko: DrawLater = async (D, _, p) => {
  let s = ''
  const rows = 7
  for (let r = 0; r < rows; r++)
    for (let i = 0; i <= r + 2; i++) {
      const x = (i - (r + 2) / 2) * 46,
        y = -150 + r * 42
      s += halo(D, x, y, 22, p.acc, 0.5) + sphere(D, x, y, 9.5, '#e6e9ff')
    }
  const bs = ['10', '3', '1', '.5', '1', '3', '10'],
    bc = ['#ff2f5f', '#ff7a1e', '#ffc21e', '#ffe27a', '#ffc21e', '#ff7a1e', '#ff2f5f']
  let b = ''
  for (let i = 0; i < 7; i++) {
    const x = (i - 3) * 58,
      t = await centredText(bs[i] + 'x', 'bowlby-one', 24, x, 178, 46)
    b +=
      litGroup(
        D,
        5,
        path(roundedRect(x - 27, 150, 54, 54, 12), {
          fill: D.lin(lighten(bc[i], 0.4), bc[i], darken(bc[i], 0.35)),
        }),
      ) + path(t, { fill: '#2a0614' })
  }
  return group([
    s,
    b,
    path('M0 -226C-10 -190 -30 -150 -22 -110C-40 -80 -70 -60 -64 -24', {
      stroke: '#ffe08a',
      strokeWidth: 12,
      fill: 'none',
      opacity: 0.5,
      strokeLinecap: 'round',
      filter: blur(D, 4),
    }),
    halo(D, -64, -10, 110, '#ffb31e', 0.9),
    sphere(D, -64, -10, 26, '#ff9a1e'),
    halo(D, 68, 40, 90, '#ff4da0', 0.9),
    sphere(D, 68, 40, 23, '#ff4da0'),
    halo(D, 6, -212, 80, '#4db8ff', 0.9),
    sphere(D, 6, -212, 22, '#4db8ff'),
    twinkle(D, -72, -18, 40),
  ])
}
