import type { Table } from '../game-client.ts'
import { isReduced } from '../stage.ts'

/** How long a card is on its way. */
export const slideMs = 300

/** New cards leave the shoe one after the other; answers after how long all of them lie. */
export function slideNew(
  { sounds }: Table,
  places: readonly string[],
  { atMs, gapMs }: { atMs: Map<string, number>; gapMs: number },
): number {
  const nowMs = performance.now()
  const fresh = places.filter((place) => !atMs.has(place))
  for (const [order, place] of fresh.entries()) {
    atMs.set(place, isReduced ? nowMs - slideMs : nowMs + order * gapMs)
    if (!isReduced) setTimeout(() => sounds.tick(order % 4), order * gapMs)
  }
  return isReduced ? 0 : fresh.length * gapMs + slideMs
}
