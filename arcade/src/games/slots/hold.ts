import type { FairRandom } from '../../fair/stream.ts'
import type { Beat, Coin, HoldTable, SlotRound, Win } from './table.ts'
import { sumTimes, windowOf } from './table.ts'

const fewest = 3

export function playHold(table: HoldTable, random: FairRandom): SlotRound {
  const { reels, rows, coinValues, coinWeights, coinsToHold } = table
  const stops = reels.map((strip) => random.integer(strip.length))
  const grid = reels.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, rows))
  const coins: Coin[] = []
  for (const [cell, symbol] of Array.from(grid.join('')).entries()) {
    if (symbol === table.coin) coins.push([cell, coinValues[random.pick(coinWeights)] ?? 0])
  }
  const wins = findLines(table, grid)
  const beats: Beat[] = [{ kind: 'spin', stops, grid, wins, multiplier: 1, coins }]
  let times = sumTimes(wins)
  if (coins.length >= coinsToHold) times += holdOn(table, coins, beats, random)
  return { beats, times: Math.min(times, table.topTimes) }
}

/** The first symbol that is no wild names the line; wilds alone count as the best of it. */
export function findLines(table: HoldTable, grid: string[]): Win[] {
  return table.lines.flatMap((line, at) => {
    const cells = line.map((row, reel) => grid[reel]?.[row] ?? '')
    const named = cells.find((cell) => cell !== table.wild) ?? ''
    const tries = [named, table.wild].map((symbol) => lineWin(table, cells, symbol, at))
    const [best] = tries.toSorted((a, b) => b.times - a.times)
    return best && best.times > 0 ? [best] : []
  })
}

function lineWin({ pays, wild }: HoldTable, cells: string[], symbol: string, at: number): Win {
  const end = cells.findIndex((cell) => cell !== symbol && cell !== wild)
  const count = end === -1 ? cells.length : end
  return { symbol, count, ways: at, times: pays[symbol]?.[count - fewest] ?? 0 }
}

/** Every coin that lands gives the respins back; a full board adds the great prize. */
function holdOn(table: HoldTable, coins: Coin[], beats: Beat[], random: FairRandom): number {
  const cells = table.reels.length * table.rows
  const held = new Map(coins)
  for (let left = table.respins; left > 0 && held.size < cells;) {
    const landed: Coin[] = []
    for (let cell = 0; cell < cells; cell++) {
      if (held.has(cell)) continue
      const value = table.coinValues[random.pick(table.holdWeights) - 1]
      if (value !== undefined) landed.push([cell, value])
    }
    for (const [cell, value] of landed) held.set(cell, value)
    left = landed.length > 0 ? table.respins : left - 1
    beats.push({ kind: 'hold', landed, left })
  }
  const sum = [...held.values()].reduce((total, value) => total + value, 0)
  return sum + (held.size === cells ? table.fullTimes : 0)
}
