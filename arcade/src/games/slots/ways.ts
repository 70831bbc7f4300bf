import type { FairRandom } from '../../fair/stream.ts'
import type { SlotRound, SpinBeat, WaysTable, Win } from './table.ts'
import { countOf, sumTimes, windowOf } from './table.ts'

const fewest = 3

export function playWays(table: WaysTable, random: FairRandom): SlotRound {
  const first = spin(table, 'spin', random)
  const scatters = first.grid.reduce((sum, column) => sum + countOf(column, table.scatter), 0)
  const beats = [first]
  for (let left = table.freeSpins[scatters] ?? 0; left > 0; left--) {
    beats.push(spin(table, 'free', random))
  }
  const times = beats.reduce((sum, { wins }) => sum + sumTimes(wins), 0)
  return { beats, times: Math.min(times, table.topTimes) }
}

/** The ways of a symbol are the product of how often each reel shows it or a wild. */
export function findWays(
  table: Pick<WaysTable, 'pays' | 'wild'>,
  grid: string[],
  multiplier: number,
): Win[] {
  const wins: Win[] = []
  for (const [symbol, pays] of Object.entries(table.pays)) {
    let [count, ways] = [0, 1]
    for (const column of grid) {
      const here = countOf(column, symbol, table.wild)
      if (here === 0) break
      count++
      ways *= here
    }
    const pay = pays[count - fewest] ?? 0
    if (pay > 0) wins.push({ symbol, count, ways, times: pay * ways * multiplier })
  }
  return wins
}

function spin(table: WaysTable, kind: 'spin' | 'free', random: FairRandom): SpinBeat {
  const reels = kind === 'free' ? table.freeReels : table.reels
  const multiplier = kind === 'free' ? table.freeMultiplier : 1
  const stops = reels.map((strip) => random.integer(strip.length))
  const grid = reels.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, table.rows))
  return { kind, stops, grid, wins: findWays(table, grid, multiplier), multiplier }
}
