import type { Check, Words } from '../../client/fair-words.ts'
import type { CascadeTable, HoldTable, SlotTable, StickyTable, WaysTable } from './table.ts'

/**
 * Works a round out again from the words, the published strips and the published pays. It shares no
 * code with the arcade's own rules and counts in another way: path by path, cell by cell.
 */
export function checkSlot(table: SlotTable): Check {
  if (table.mechanic === 'ways') return checkWays(table)
  if (table.mechanic === 'sticky') return checkSticky(table)
  return table.mechanic === 'cascade' ? checkCascade(table) : checkHold(table)
}

/** Follows every path on its own instead of multiplying counts. */
function worthOf({ pays, wild }: WaysTable | StickyTable, columns: string[][]): number {
  let times = 0
  const follow = (reel: number, symbol: string, length: number): void => {
    const going = (columns[reel] ?? []).filter((cell) => cell === symbol || cell === wild)
    if (going.length === 0) times += pays[symbol]?.[length - 3] ?? 0
    going.forEach(() => follow(reel + 1, symbol, length + 1))
  }
  for (const symbol of columns[0] ?? []) follow(1, symbol, 1)
  return times
}

function checkWays(table: WaysTable): Check {
  const { reels, freeReels, rows, scatter } = table
  return (words, actions) => {
    const first = turn(words, reels, rows)
    const pearls = first.flat().filter((cell) => cell === scatter).length
    let times = worthOf(table, first)
    const grids = [first]
    for (let spin = 0; spin < (table.freeSpins[pearls] ?? 0); spin++) {
      const free = turn(words, freeReels, rows)
      times += worthOf(table, free) * table.freeMultiplier
      grids.push(free)
    }
    return finish(actions, Math.min(times, table.topTimes), grids.map(toText))
  }
}

function checkSticky(table: StickyTable): Check {
  const { reels, freeReels, rows, scatter, wild } = table
  return (words, actions) => {
    const first = turn(words, reels, rows)
    let times = worthOf(table, first)
    const grids = [first]
    const stuck: (number | null)[] = freeReels.map(() => null)
    let left = table.freeSpins[first.flat().filter((cell) => cell === scatter).length] ?? 0
    while (left-- > 0) {
      const columns = freeReels.map((strip, reel) =>
        stuck[reel] === null ? (turn(words, [strip], rows)[0] ?? []) : [wild],
      )
      for (const [reel, column] of columns.entries()) {
        if (stuck[reel] !== null || !column.includes(wild)) continue
        stuck[reel] = table.wildTimes[weighed(words, table.wildWeights)] ?? 0
        columns[reel] = [wild]
        left += table.spinsForWild
      }
      const product = stuck.reduce<number>((sum, by) => sum * (by ?? 1), 1)
      times += worthOf(table, columns) * product
      grids.push(
        columns.map((column, reel) => (stuck[reel] === null ? column : filled(wild, rows))),
      )
    }
    return finish(actions, Math.min(times, table.topTimes), grids.map(toText))
  }
}

function filled(cell: string, rows: number): string[] {
  return Array.from({ length: rows }, () => cell)
}

function checkCascade(table: CascadeTable): Check {
  const { reels, rows, pays, tiers, multipliers, topTimes } = table
  return (words, actions) => {
    // Each column is a pile: the cell on the floor comes first, what waits above it follows.
    const piles = reels.map((ring) => {
      const stop = words.below(ring.length)
      const cells: string[] = []
      for (let up = rows - 1; up > rows - 1 - ring.length * 12; up--) {
        cells.push(ring[(((stop + up) % ring.length) + ring.length) % ring.length] ?? '')
      }
      return cells
    })
    let [times, step] = [0, 0]
    const grids: string[] = []
    for (;;) {
      const seen = piles.map((pile) => pile.slice(0, rows))
      grids.push(toText(seen.map((pile) => pile.toReversed())))
      const won = Object.keys(pays).filter((symbol) => paid(symbol, seen) > 0)
      const multiplier = multipliers[Math.min(step++, multipliers.length - 1)] ?? 1
      for (const symbol of won) times += paid(symbol, seen) * multiplier
      if (won.length === 0 || times >= topTimes) break
      for (const pile of piles) {
        const rest = pile.splice(0, rows).filter((cell) => !won.includes(cell))
        pile.unshift(...rest)
      }
    }
    return finish(actions, Math.min(times, topTimes), grids)
  }

  function paid(symbol: string, seen: string[][]): number {
    const count = seen.flat().filter((cell) => cell === symbol).length
    const reached = tiers.filter((tier) => tier <= count).length
    return pays[symbol]?.[reached - 1] ?? 0
  }
}

function checkHold(table: HoldTable): Check {
  const { reels, rows, pays, wild, coinValues } = table
  const oneLine = (cells: string[]) => {
    let best = 0
    for (const [symbol, paid] of Object.entries(pays)) {
      let length = 0
      while (length < cells.length && [symbol, wild].includes(cells[length] ?? '')) length++
      // A line of wilds alone may count as any symbol, but only as far as it is that symbol's line.
      const isNamed = symbol === wild || cells.slice(0, length).includes(symbol)
      const span = symbol === wild ? cells.findIndex((cell) => cell !== wild) : length
      const reach = span === -1 ? cells.length : span
      if (isNamed) best = Math.max(best, paid[reach - 3] ?? 0)
    }
    return best
  }
  return (words, actions) => {
    const columns = turn(words, reels, rows)
    const held = new Map<number, number>()
    for (const [cell, symbol] of columns.flat().entries()) {
      if (symbol === table.coin) held.set(cell, coinValues[weighed(words, table.coinWeights)] ?? 0)
    }
    let times = 0
    for (const line of table.lines)
      times += oneLine(line.map((row, at) => columns[at]?.[row] ?? ''))
    const total = reels.length * rows
    if (held.size >= table.coinsToHold) {
      let left = table.respins
      while (left > 0 && held.size < total) {
        left--
        const before = held.size
        for (const cell of Array.from({ length: total }, (_, at) => at)) {
          if (held.has(cell)) continue
          const drawn = weighed(words, table.holdWeights)
          if (drawn > 0) held.set(cell, coinValues[drawn - 1] ?? 0)
        }
        if (held.size > before) left = table.respins
      }
      for (const value of held.values()) times += value
      if (held.size === total) times += table.fullTimes
    }
    return finish(actions, Math.min(times, table.topTimes), [toText(columns)])
  }
}

function finish(actions: unknown[], times: number, grids: string[]) {
  const [{ stakeAmount }] = actions as [{ stakeAmount: number }]
  return { grids, times, winAmount: (stakeAmount * times) / 100 }
}

function turn(words: Words, strips: string[], rows: number): string[][] {
  return strips.map((strip) => {
    const twice = Array.from(strip + strip)
    const stop = words.below(strip.length)
    return twice.slice(stop, stop + rows)
  })
}

function weighed(words: Words, weights: number[]): number {
  const tickets = weights.flatMap((weight, at) => Array.from({ length: weight }, () => at))
  return tickets[words.below(tickets.length)] ?? 0
}

function toText(columns: string[][]): string {
  return columns.map((column) => column.join('')).join(' ')
}
