import type { CascadeTable } from '@parlour/arcade/games/slots/table.ts'
import type { Figures } from './figures.ts'
import { figuresOf } from './figures.ts'

/** The stops decide the whole round, so all of them are played; few alike pay nothing at once. */
export function recountCascade(table: CascadeTable): Figures {
  const counts = new Map<number, number>()
  const stops: number[] = []
  const play = player(table)
  const letters = [...new Set(table.reels.join(''))]
  const [fewest = 0] = table.tiers
  const seen = table.reels.map((strip) =>
    Array.from(strip, (_, stop) => {
      const cells = (strip + strip).slice(stop, stop + table.rows)
      return letters.map((letter) => cells.split(letter).length - 1)
    }),
  )
  const visit = (tally: number[]) => {
    const strip = seen[stops.length]
    if (strip === undefined) {
      const times = tally.some((count) => count >= fewest) ? play(stops) : 0
      counts.set(times, (counts.get(times) ?? 0) + 1)
      return
    }
    for (const [stop, here] of strip.entries()) {
      stops.push(stop)
      visit(tally.map((count, letter) => count + here[letter]!))
      stops.pop()
    }
  }
  visit(letters.map(() => 0))
  const rounds = table.reels.reduce((product, strip) => product * strip.length, 1)
  return figuresOf(
    [...counts].map(([times, count]) => ({ times, chance: count / rounds, more: null })),
  )
}

/** A column is a stack: its last cell is the top one, and the ring refills it from above. */
function player({ reels, rows, pays, tiers, multipliers, topTimes }: CascadeTable) {
  const letters = [...new Set(reels.join(''))]
  const rings = reels.map((strip) => Array.from(strip, (cell) => letters.indexOf(cell)))
  const worth = letters.map((letter) =>
    Array.from({ length: reels.length * rows + 1 }, (_, count) => {
      const tier = tiers.findLastIndex((least) => count >= least)
      return pays[letter]?.[tier] ?? 0
    }),
  )
  const tally = letters.map(() => 0)
  return (stops: number[]): number => {
    const tops = [...stops]
    const stacks = rings.map((ring, at) => {
      const stack: number[] = []
      for (let row = rows - 1; row >= 0; row--) stack.push(ring[(tops[at]! + row) % ring.length]!)
      return stack
    })
    let total = 0
    for (let fall = 0; ; fall++) {
      tally.fill(0)
      for (const stack of stacks) for (const cell of stack) tally[cell]! += 1
      const paid = tally.map((count, letter) => worth[letter]![count]!)
      const sum = paid.reduce((all, one) => all + one, 0)
      if (sum === 0) return total
      total += sum * multipliers[Math.min(fall, multipliers.length - 1)]!
      if (total >= topTimes) return topTimes
      for (const [at, ring] of rings.entries()) {
        const stack = stacks[at]!.filter((cell) => paid[cell] === 0)
        while (stack.length < rows) {
          tops[at] = (tops[at]! + ring.length - 1) % ring.length
          stack.push(ring[tops[at]]!)
        }
        stacks[at] = stack
      }
    }
  }
}
