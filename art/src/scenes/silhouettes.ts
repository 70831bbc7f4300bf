import { darken, lighten } from '../drawing/colour.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { transform } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import { group, path, rect, type Doc } from '../drawing/svg.ts'

export const karst = (g: Random, y: number, h: number, n: number): string => {
  const ps: Point[] = [
    [-60, 820, 1],
    [-60, y, 1],
  ]
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n) * 640 - 20,
      w = 640 / n,
      hh = h * g.between(0.5, 1.15)
    ps.push(
      [x - w * 0.5, y + g.between(-6, 12)],
      [x - w * 0.3, y - hh * 0.62],
      [x - w * 0.06, y - hh],
      [x + w * 0.16, y - hh * 0.86],
      [x + w * 0.34, y - hh * 0.4],
    )
  }
  ps.push([660, y, 1], [660, 820, 1])
  return spline(ps, true, 1.1)
}

export const chedi = (x: number, y: number, s: number): string =>
  transform(
    'M-70 0V-30H-60V-60H-46C-46 -110 -30 -128 -22 -150H-12L-4 -230L0 -290L4 -230L12 -150H22C30 -128 46 -110 46 -60H60V-30H70V0Z',
    { x, y, s },
  )

export const thaiRoof = (x: number, y: number, s: number): string =>
  transform(
    'M-120 0V-46H-132L-128 -60L-92 -72L-84 -96L-72 -98C-40 -130 -16 -170 0 -230C16 -170 40 -130 72 -98L84 -96L92 -72L128 -60L132 -46H120V0ZM-78 -100L-100 -128L-70 -110ZM78 -100L100 -128L70 -110Z',
    { x, y, s },
  )

export const pagoda = (x: number, y: number, s: number): string => {
  let d = ''
  for (let i = 0; i < 4; i++) {
    const w = 110 - i * 20,
      yy = -i * 62
    d += `M${-w} ${yy - 22}C${-w + 26} ${yy - 24} ${-w + 40} ${yy - 40} ${-w + 52} ${yy - 50}H${w - 52}C${w - 40} ${yy - 40} ${w - 26} ${yy - 24} ${w} ${yy - 22}L${w - 30} ${yy - 20}V${yy + 6}H${-w + 30}V${yy - 20}Z`
  }
  return transform(d + 'M-6 -230L0 -290L6 -230Z', { x, y, s })
}

export const column = (D: Doc, x: number, y: number, w: number, h: number, c: string): string =>
  group([
    rect(x - w / 2, y, w, h, {
      fill: D.lin(darken(c, 0.5), lighten(c, 0.3) + ' .3', c + ' .6', darken(c, 0.6), { a: 0 }),
    }),
    ...[0, 1, 2, 3].map((i) =>
      rect(x - w / 2 + (w * (i + 0.6)) / 4.4, y, w * 0.05, h, {
        fill: darken(c, 0.7),
        opacity: 0.45,
      }),
    ),
    path(`M${x - w * 0.8} ${y}H${x + w * 0.8}L${x + w * 0.55} ${y + w * 0.35}H${x - w * 0.55}Z`, {
      fill: D.lin(lighten(c, 0.35), darken(c, 0.3)),
    }),
    rect(x - w * 0.85, y - w * 0.2, w * 1.7, w * 0.22, {
      fill: D.lin(lighten(c, 0.4), darken(c, 0.2)),
    }),
  ])
