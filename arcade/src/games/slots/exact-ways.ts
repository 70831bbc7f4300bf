import { payChance } from './exact-chances.ts'
import type { ExactResult } from './exact-result.ts'
import type { WaysTable } from './table.ts'
import { countOf, windowOf } from './table.ts'

/**
 * Reels stop independently, and the ways of k alike are a product over the reels. So the mean of
 * the product is the product of the means: sums over each reel's stops give the return without
 * visiting every grid. The cap never cuts: the largest conceivable round stays below it.
 */
export function exactWays(table: WaysTable): ExactResult {
  const base = meanOf(table, table.reels, 1)
  const free = meanOf(table, table.freeReels, table.freeMultiplier)
  const spins = scatterChances(table).map((chance, count) => ({
    chance,
    count: table.freeSpins[count] ?? 0,
  }))
  const freeSpins = spins.reduce((sum, { chance, count }) => sum + chance * count, 0)
  const mostSpins = Math.max(...spins.map(({ count }) => count))
  const parts = { base: base / 100, free: (freeSpins * free) / 100 }
  return {
    returned: parts.base + parts.free,
    mostTimes:
      mostOf(table, table.reels, 1) +
      mostSpins * mostOf(table, table.freeReels, table.freeMultiplier),
    parts,
    chances: {
      pays: payChance(table),
      scene: spins.reduce((sum, { chance, count }) => sum + (count > 0 ? chance : 0), 0),
    },
  }
}

/** The chance of each number of scatters in sight. */
export function scatterChances({ reels, rows, scatter }: WaysTable): number[] {
  let chances = [1]
  for (const strip of reels) {
    const seen = windowsOf(strip, rows).map((window) => countOf(window, scatter))
    const next: number[] = Array.from({ length: chances.length + rows }, () => 0)
    for (const [had, chance] of chances.entries()) {
      for (const more of seen) next[had + more] = (next[had + more] ?? 0) + chance / seen.length
    }
    chances = next
  }
  return chances
}

function meanOf(table: WaysTable, reels: string[], multiplier: number): number {
  const symbols = Object.keys(table.pays)
  return symbols.reduce((sum, symbol) => sum + meanOfSymbol(table, reels, symbol), 0) * multiplier
}

function meanOfSymbol({ pays, rows, wild }: WaysTable, reels: string[], symbol: string): number {
  const counts = reels.map((strip) =>
    windowsOf(strip, rows).map((window) => countOf(window, symbol, wild)),
  )
  let [mean, ways] = [0, 1]
  for (const [reel, here] of counts.entries()) {
    ways *= here.reduce((sum, count) => sum + count, 0) / here.length
    const next = counts[reel + 1]
    const endsHere = next ? next.filter((count) => count === 0).length / next.length : 1
    mean += ways * endsHere * (pays[symbol]?.[reel - 2] ?? 0)
  }
  return mean
}

/** No grid can do better than each symbol's best reels all at once. */
function mostOf(table: WaysTable, reels: string[], multiplier: number): number {
  const best = Object.entries(table.pays).map(([symbol, pays]) => {
    let [most, ways] = [0, 1]
    for (const [reel, strip] of reels.entries()) {
      const windows = windowsOf(strip, table.rows)
      ways *= Math.max(...windows.map((window) => countOf(window, symbol, table.wild)))
      most = Math.max(most, ways * (pays[reel - 2] ?? 0))
    }
    return most
  })
  // The first reel names the symbols: no more of them than it has rows.
  const named = best.toSorted((a, b) => b - a).slice(0, table.rows)
  return named.reduce((sum, most) => sum + most, 0) * multiplier
}

function windowsOf(strip: string, rows: number): string[] {
  return Array.from(strip, (_, stop) => windowOf(strip, stop, rows))
}
