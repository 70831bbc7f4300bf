import type { FairRandom } from '../../fair/stream.ts'
import type { SlotRound, SpinBeat, StickyTable, WildReel } from './table.ts'
import { countOf, sumTimes, windowOf } from './table.ts'
import { findWays } from './ways.ts'

export function playSticky(table: StickyTable, random: FairRandom): SlotRound {
  const { reels, rows } = table
  const stops = reels.map((strip) => random.integer(strip.length))
  const grid = reels.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, rows))
  const wins = findWays(table, grid, 1)
  const beats: SpinBeat[] = [{ kind: 'spin', stops, grid, wins, multiplier: 1 }]
  const scatters = grid.reduce((sum, column) => sum + countOf(column, table.scatter), 0)
  let wilds: WildReel[] = []
  for (let left = table.freeSpins[scatters] ?? 0; left > 0;) {
    const beat = spinFree(table, wilds, left - 1, random)
    beats.push(beat)
    ;({ wilds, left } = beat)
  }
  const times = beats.reduce((sum, beat) => sum + sumTimes(beat.wins), 0)
  return { beats, times: Math.min(times, table.topTimes) }
}

type FreeBeat = SpinBeat & Required<Pick<SpinBeat, 'wilds' | 'left'>>

/** Reels that are wild already stand still; what lands turns its reel wild before it pays. */
function spinFree(
  table: StickyTable,
  before: WildReel[],
  left: number,
  random: FairRandom,
): FreeBeat {
  const held = new Map(before)
  const stops = table.freeReels.map((strip, reel) =>
    held.has(reel) ? 0 : random.integer(strip.length),
  )
  const landed = table.freeReels.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, table.rows))
  for (const [reel, column] of landed.entries()) {
    if (held.has(reel) || countOf(column, table.wild) === 0) continue
    held.set(reel, table.wildTimes[random.pick(table.wildWeights)] ?? 1)
  }
  const multiplier = [...held.values()].reduce((product, times) => product * times, 1)
  // A wild reel counts once: no rows, its multiplier in their place.
  const counted = landed.map((column, reel) => (held.has(reel) ? table.wild : column))
  const { wild, rows, spinsForWild } = table
  return {
    kind: 'free',
    stops,
    grid: landed.map((column, reel) => (held.has(reel) ? wild.repeat(rows) : column)),
    wins: findWays(table, counted, multiplier),
    multiplier,
    wilds: [...held].toSorted(([one], [other]) => one - other),
    left: left + (held.size - before.length) * spinsForWild,
  }
}
