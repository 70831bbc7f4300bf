import type { AppIconName } from '../asset-names.ts'
import { times } from '../drawing/geometry.ts'
import { transform } from '../drawing/path.ts'
import { at, circle, Doc, path, rect } from '../drawing/svg.ts'

type Frame = {
  side: number
  /** Radius of the corners; a maskable icon has none, the device cuts it. */
  corner: number
  /** Size of the mark, whose petals are 14.5 units long. */
  scale: number
}

const frames: Record<AppIconName, Frame> = {
  icon: { side: 512, corner: 114, scale: 14 },
  // The mark stays inside the middle 80 %, which no mask cuts away.
  'icon-maskable': { side: 512, corner: 0, scale: 11.4 },
  favicon: { side: 32, corner: 7, scale: 0.94 },
}

/** The mark, a marigold of eight petals, on night lacquer. */
export function appIcon(name: AppIconName): string {
  const { side, corner, scale } = frames[name]
  const D = new Doc(side, side)
  return D.out(lacquer(D, side, corner) + at(side / 2, side / 2, mark(), scale))
}

const mark = (): string =>
  times(8, (index) =>
    path(transform('M0 0C-4.5 -3.5 -4.5 -10 0 -14.5C4.5 -10 4.5 -3.5 0 0Z', { r: index * 45 }), {
      fill: index % 2 ? '#f7941a' : '#ffc64a',
    }),
  ).join('') + circle(0, 0, 5, { fill: '#fff3cf' })

function lacquer(D: Doc, side: number, corner: number): string {
  const cover = (fill: string) => rect(0, 0, side, side, { rx: corner || undefined, fill })
  return (
    cover(D.lin('#282439', '#14121f .5', '#0b0a13')) +
    cover(D.rad(['#6e56ff', 0, 0.34], ['#6e56ff', 1, 0], { cx: 0.12, cy: -0.08, r: 0.8 })) +
    cover(D.rad(['#ff8c28', 0, 0.24], ['#ff8c28', 1, 0], { cx: 1.04, cy: 0.04, r: 0.7 }))
  )
}
