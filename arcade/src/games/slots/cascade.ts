import type { FairRandom } from '../../fair/stream.ts'
import type { Beat, CascadeTable, SlotRound, Win } from './table.ts'
import { sumTimes, windowOf } from './table.ts'

export function playCascade(table: CascadeTable, random: FairRandom): SlotRound {
  return cascadeFrom(
    table,
    table.reels.map((strip) => random.integer(strip.length)),
  )
}

/** The stops decide everything: what falls in is what stands above on the same ring. */
export function cascadeFrom(table: CascadeTable, stops: number[]): SlotRound {
  const { reels, rows, multipliers, topTimes } = table
  let grid = reels.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, rows))
  let wins = findAnywhere(table, grid, multipliers[0] ?? 1)
  const beats: Beat[] = [{ kind: 'spin', stops, grid, wins, multiplier: multipliers[0] ?? 1 }]
  const above = [...stops]
  let times = sumTimes(wins)
  while (wins.length > 0 && times < topTimes) {
    const multiplier = multipliers[Math.min(beats.length, multipliers.length - 1)] ?? 1
    const won = wins.map(({ symbol }) => symbol).join('')
    grid = grid.map((column, reel) => fall(reels[reel] ?? '', above, reel, column, won))
    wins = findAnywhere(table, grid, multiplier)
    times += sumTimes(wins)
    beats.push({ kind: 'fall', grid, wins, multiplier })
  }
  return { beats, times: Math.min(times, topTimes) }
}

export function findAnywhere(table: CascadeTable, grid: string[], multiplier: number): Win[] {
  const counts: Record<string, number> = {}
  for (const column of grid) {
    for (const cell of column) counts[cell] = (counts[cell] ?? 0) + 1
  }
  const { pays, tiers } = table
  const wins: Win[] = []
  for (const symbol in counts) {
    const count = counts[symbol] ?? 0
    let tier = -1
    while (count >= (tiers[tier + 1] ?? Infinity)) tier++
    const pay = pays[symbol]?.[tier] ?? 0
    if (pay > 0) wins.push({ symbol, count, ways: 1, times: pay * multiplier })
  }
  return wins
}

/** `above` remembers how far up each ring has been used. */
function fall(strip: string, above: number[], reel: number, column: string, won: string): string {
  let kept = ''
  for (const cell of column) if (!won.includes(cell)) kept += cell
  const missing = column.length - kept.length
  if (missing === 0) return column
  const top = ((above[reel] ?? 0) - missing + strip.length) % strip.length
  above[reel] = top
  return windowOf(strip, top, missing) + kept
}
