import type { Brush } from '../../../client/stage.ts'
import { isReduced } from '../../../client/stage.ts'
import type { Sea, SeaFish } from './sea.ts'
import { ageOf } from './sea.ts'
import { sizes, spotOf } from './swim.ts'

/** A fish as it is on this screen now. */
export type Seen = {
  fish: SeaFish
  x: number
  y: number
  /** Half of its width. */
  reach: number
  isFlipped: boolean
  lean: number
  show: number
}

/** The part of the canvas in which fish swim: below the words, above the cannon. */
export function waterOf({ width, height }: Pick<Brush, 'width' | 'height'>) {
  const top = 40
  // On a large screen there is more sea, not larger fish.
  const unit = Math.min(width, (height - top) * 1.05, 680)
  return { top, width, height: height - top, unit }
}

/** Small ones last: they swim in front and are easier to touch. */
export function lookAt(sea: Sea, brush: Pick<Brush, 'width' | 'height'>, nowMs: number): Seen[] {
  const water = waterOf(brush)
  return [...sea.fish.values()]
    .map((fish) => {
      const spot = spotOf(fish, ageOf(sea, fish, nowMs), isReduced)
      const { isFlipped, lean, show } = spot
      const reach = (sizes[fish.species] * water.unit) / 2
      const [x, y] = [spot.x * water.width, water.top + spot.y * water.height]
      return { fish, x, y, reach, isFlipped, lean, show }
    })
    .toSorted((one, other) => other.reach - one.reach)
}

/** The one under the finger, or close by. */
export function fishAt(seen: Seen[], x: number, y: number): Seen | null {
  const near = seen
    .map((one) => ({ one, off: Math.hypot(one.x - x, one.y - y) - one.reach }))
    .filter(({ off }) => off < 34)
  // A small one in front of a large one is meant when it is touched itself.
  const touched = near.filter(({ off }) => off < 4).at(-1)
  return touched?.one ?? near.toSorted((a, b) => a.off - b.off)[0]?.one ?? null
}

export function nearestTo(
  seen: Seen[],
  brush: Pick<Brush, 'width' | 'height'>,
  x: number,
  y: number,
): Seen | null {
  const all = inSight(seen, brush)
  const off = (one: Seen) => Math.hypot(one.x - x, one.y - y)
  return all.reduce<Seen | null>((best, one) => (best && off(best) <= off(one) ? best : one), null)
}

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The next fish in the direction of an arrow, from the one aimed at. */
export function nextTo(
  seen: Seen[],
  brush: Pick<Brush, 'width' | 'height'>,
  from: Seen | null,
  key: string,
): Seen | null {
  const [dx, dy] = arrows[key] ?? [0, 0]
  if (!from) return nearestTo(seen, brush, brush.width / 2, brush.height / 2)
  const ahead = inSight(seen, brush).flatMap((one) => {
    const [x, y] = [one.x - from.x, one.y - from.y]
    const along = x * dx + y * dy
    return along > 4 ? [{ one, far: along + 2 * Math.abs(x * dy - y * dx) }] : []
  })
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.one ?? from
}

/** Fish that can be aimed at: those that are well in sight. */
function inSight(seen: Seen[], { width, height }: Pick<Brush, 'width' | 'height'>): Seen[] {
  return seen.filter(({ x, y, show }) => x > 0 && x < width && y > 0 && y < height && show > 0.2)
}
