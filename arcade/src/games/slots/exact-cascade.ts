import type { ExactResult } from './exact-result.ts'
import type { CascadeTable } from './table.ts'

/**
 * The stops decide the whole round, so every combination of stops is every outcome there is: they
 * are all visited. Millions of rounds are played for it, on plain numbers; a test compares them
 * with the rules' own.
 */
export function exactCascade(table: CascadeTable): ExactResult {
  const { reels } = table
  const playFrom = openPlayer(table)
  const stops = reels.map(() => 0)
  const byFalls: number[] = []
  let [mostTimes, paying, falling] = [0, 0, 0]
  const visit = (reel: number) => {
    if (reel === reels.length) {
      const { times, falls } = playFrom(stops)
      byFalls[falls] = (byFalls[falls] ?? 0) + times
      mostTimes = Math.max(mostTimes, times)
      if (times > 0) paying++
      if (falls > 1) falling++
      return
    }
    const length = reels[reel]?.length ?? 0
    for (let stop = 0; stop < length; stop++) {
      stops[reel] = stop
      visit(reel + 1)
    }
  }
  visit(0)
  const outcomes = reels.reduce((product, strip) => product * strip.length, 1)
  const shares = Array.from(byFalls, (times: number | undefined) => (times ?? 0) / 100 / outcomes)
  const parts = Object.fromEntries(shares.map((share, falls) => [`falls${falls}`, share]))
  const returned = shares.reduce((sum, share) => sum + share, 0)
  const chances = { pays: paying / outcomes, scene: falling / outcomes }
  return { returned, mostTimes, parts, chances }
}

/** Plays one round from its stops; what it returns is used up before the next one. */
export function openPlayer(table: CascadeTable) {
  const { rows, multipliers, topTimes } = table
  const symbols = [...new Set(table.reels.join(''))]
  const rings = table.reels.map((ring) => Uint8Array.from(ring, (cell) => symbols.indexOf(cell)))
  const payFor = symbols.map((symbol) => paysByCount(table, symbol))
  const cells = new Uint8Array(rings.length * rows)
  const counts = new Uint8Array(symbols.length)
  const above = new Int32Array(rings.length)
  const outcome = { times: 0, falls: 0 }
  return (stops: number[]) => {
    for (const [reel, ring] of rings.entries()) {
      above[reel] = stops[reel] ?? 0
      for (let row = 0; row < rows; row++) {
        cells[reel * rows + row] = ring[((stops[reel] ?? 0) + row) % ring.length] ?? 0
      }
    }
    outcome.times = outcome.falls = 0
    for (;;) {
      counts.fill(0)
      for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1
      const multiplier = multipliers[Math.min(outcome.falls, multipliers.length - 1)] ?? 1
      let won = 0
      for (let symbol = 0; symbol < counts.length; symbol++) {
        const pay = payFor[symbol]?.[counts[symbol] ?? 0] ?? 0
        if (pay > 0) won |= 1 << symbol
        outcome.times += pay * multiplier
      }
      if (outcome.times >= topTimes) outcome.times = topTimes
      if (won === 0 || outcome.times === topTimes) return outcome
      outcome.falls++
      for (const [reel, ring] of rings.entries())
        sink(cells, reel * rows, rows, won, ring, above, reel)
    }
  }
}

function paysByCount({ pays, tiers, reels, rows }: CascadeTable, symbol: string): number[] {
  return Array.from({ length: reels.length * rows + 1 }, (_, count) => {
    const reached = tiers.filter((tier) => count >= tier).length
    return pays[symbol]?.[reached - 1] ?? 0
  })
}

/** From the floor up: what stays sinks, then the ring fills the top. */
function sink(
  cells: Uint8Array,
  start: number,
  rows: number,
  won: number,
  ring: Uint8Array,
  above: Int32Array,
  reel: number,
): void {
  let free = start + rows - 1
  for (let at = free; at >= start; at--) {
    const cell = cells[at] ?? 0
    if (((won >> cell) & 1) === 0) cells[free--] = cell
  }
  let next = above[reel] ?? 0
  for (; free >= start; free--) {
    next = (next === 0 ? ring.length : next) - 1
    cells[free] = ring[next] ?? 0
  }
  above[reel] = next
}
