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
  const sights = sightsOf(table, table.reels)
  const freeSights = sightsOf(table, table.freeReels)
  const base = meanOf(table, sights)
  const free = meanOf(table, freeSights) * table.freeMultiplier
  const spins = scatterChances(table).map((chance, count) => ({
    chance,
    count: table.freeSpins[count] ?? 0,
  }))
  const freeSpins = spins.reduce((sum, { chance, count }) => sum + chance * count, 0)
  const mostSpins = Math.max(...spins.map(({ count }) => count))
  const parts = { base: base / 100, free: (freeSpins * free) / 100 }
  return {
    returned: parts.base + parts.free,
    mostTimes: mostOf(table, sights) + mostSpins * mostOf(table, freeSights) * table.freeMultiplier,
    parts,
    chances: {
      pays: payChance(table),
      scene: spins.reduce((sum, { chance, count }) => sum + (count > 0 ? chance : 0), 0),
    },
  }
}

/** The chance of each number of scatters in sight. */
export function scatterChances(table: Scattering): number[] {
  const { reels, scatter } = table
  let chances = [1]
  for (const windows of sightsOf(table, reels)) {
    const seen = windows.map((window) => countOf(window, scatter))
    const next: number[] = Array.from({ length: chances.length + table.rows }, () => 0)
    for (const [had, chance] of chances.entries()) {
      for (const more of seen) next[had + more] = (next[had + more] ?? 0) + chance / seen.length
    }
    chances = next
  }
  return chances
}
type Scattering = Pick<WaysTable, 'reels' | 'rows' | 'scatter'>

/** Of what can be seen of each reel, each of its sights as likely as the others. */
export function meanOf({ pays, wild }: Paying, sights: string[][]): number {
  return Object.keys(pays).reduce((sum, symbol) => sum + meanOfSymbol(symbol), 0)

  function meanOfSymbol(symbol: string): number {
    const counts = sights.map((windows) => windows.map((window) => countOf(window, symbol, wild)))
    let [mean, ways] = [0, 1]
    for (const [reel, here] of counts.entries()) {
      ways *= here.reduce((sum, count) => sum + count, 0) / here.length
      const next = counts[reel + 1]
      const endsHere = next ? next.filter((count) => count === 0).length / next.length : 1
      mean += ways * endsHere * (pays[symbol]?.[reel - 2] ?? 0)
    }
    return mean
  }
}

/** No grid can do better than each symbol's best reels all at once. */
export function mostOf(table: Paying & Pick<WaysTable, 'rows'>, sights: string[][]): number {
  const best = Object.entries(table.pays).map(([symbol, pays]) => {
    let [most, ways] = [0, 1]
    for (const [reel, windows] of sights.entries()) {
      ways *= Math.max(...windows.map((window) => countOf(window, symbol, table.wild)))
      most = Math.max(most, ways * (pays[reel - 2] ?? 0))
    }
    return most
  })
  // The first reel names the symbols: no more of them than it has rows.
  const named = best.toSorted((a, b) => b - a).slice(0, table.rows)
  return named.reduce((sum, most) => sum + most, 0)
}
type Paying = Pick<WaysTable, 'pays' | 'wild'>

export function sightsOf({ rows }: Pick<WaysTable, 'rows'>, reels: string[]): string[][] {
  return reels.map((strip) => Array.from(strip, (_, stop) => windowOf(strip, stop, rows)))
}
