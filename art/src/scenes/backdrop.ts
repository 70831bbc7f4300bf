import type { Palette } from '../descriptor.ts'
import { type Point, spline, times } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import { circle, type Doc, fixed, path, rect } from '../drawing/svg.ts'
import { screened, softSpot } from '../props/light.ts'
import { scatter } from '../props/particles.ts'

type Glow = {
  x?: number
  y?: number
  r?: number
  a?: number
}

export const wash = (D: Doc, p: Palette): string =>
  rect(0, 0, 600, 800, { fill: D.lin(p.bg[0], `${p.bg[1]} .45`, p.bg[2]) })

/** The wash with a glow of the accent colour in it. */
export const sky = (D: Doc, p: Palette, { x = 300, y = 300, r = 420, a = 0.75 }: Glow): string =>
  wash(D, p) + screened(softSpot(D, x, y, r, p.acc, a))

export const fog = (D: Doc, y: number, height: number, colour: string, opacity: number): string =>
  rect(0, y, 600, height, { fill: D.lin([colour, 0, 0], [colour, 0.5, opacity], [colour, 1, 0]) })

export const layer = (D: Doc, d: string, top: string, bottom: string): string =>
  path(d, { fill: D.lin(top, bottom) })

export const starField = (g: Random, count: number, height = 500): string =>
  scatter(g, count, [0, 0, 600, height], (x, y, u) =>
    circle(x, y, 0.6 + u * u * 2.2, { fill: '#fff', opacity: fixed(g.between(0.25, 0.95)) }),
  )

export function ridge(g: Random, y: number, height: number, count: number): string {
  const peaks = times(count + 1, (i): Point => [
    (i / count) * 680 - 40,
    y + (i % 2 ? -1 : 0.4) * height * g.between(0.4, 1),
    1,
  ])
  return `${spline(peaks, false, 0.9)}L640 820L-40 820Z`
}
