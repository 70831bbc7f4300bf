import { payChance } from './exact-chances.ts'
import type { ExactResult } from './exact-result.ts'
import { meanOf, mostOf, scatterChances, sightsOf } from './exact-ways.ts'
import type { StickyTable } from './table.ts'

/**
 * Wild reels only grow in number, so the free spins are a chain of which reels are wild and how
 * many spins are left. Multipliers are drawn apart from all else: the mean of their product is the
 * product of their means.
 */
export function exactSticky(table: StickyTable): ExactResult {
  const sights = sightsOf(table, table.reels)
  const base = meanOf(table, sights) / 100
  const spins = scatterChances(table).map((chance, count) => ({
    chance,
    count: table.freeSpins[count] ?? 0,
  }))
  const feature = openFeature(table)
  const free = sum(spins.map(({ chance, count }) => chance * feature.meanFrom(0, count))) / 100
  const mostSpins = Math.max(...spins.map(({ count }) => count))
  return {
    returned: base + free,
    mostTimes: mostOf(table, sights) + feature.mostFrom(mostSpins),
    parts: { base, free },
    chances: {
      pays: payChance(table),
      scene: sum(spins.map(({ chance, count }) => (count > 0 ? chance : 0))),
    },
  }
}

/** A set of wild reels is a number: bit n stands for reel n. */
export function openFeature(table: StickyTable) {
  const { wild, wildTimes, wildWeights, spinsForWild } = table
  const sights = sightsOf(table, table.freeReels)
  const landing = sights.map(
    (windows) => windows.filter((window) => window.includes(wild)).length / windows.length,
  )
  const sets = Array.from({ length: 2 ** sights.length }, (_, set) => set).filter((set) =>
    landing.every((chance, reel) => chance > 0 || !has(set, reel)),
  )
  const seenWith = (set: number) =>
    sights.map((windows, reel) =>
      has(set, reel) ? [wild] : windows.filter((window) => !window.includes(wild)),
    )
  const meanTimes =
    sum(wildTimes.map((times, at) => times * (wildWeights[at] ?? 0))) / sum(wildWeights)
  const worth = new Map(
    sets.map((set) => [set, meanOf(table, seenWith(set)) * meanTimes ** sizeOf(set)]),
  )
  const known = new Map<string, number>()
  const meanFrom = (set: number, left: number): number => {
    if (left === 0) return 0
    const key = `${set} ${left}`
    const found = known.get(key)
    if (found !== undefined) return found
    const mean = sum(
      sets.map((next) => {
        const chance = chanceOf(set, next)
        if (chance === 0) return 0
        const more = (sizeOf(next) - sizeOf(set)) * spinsForWild
        return chance * ((worth.get(next) ?? 0) + meanFrom(next, left - 1 + more))
      }),
    )
    known.set(key, mean)
    return mean
  }
  return { meanFrom, mostFrom, chanceOf, sets }

  /** One spin turns the reels of a set into the reels of the next. */
  function chanceOf(set: number, next: number): number {
    return landing.reduce((chance, here, reel) => {
      if (has(set, reel)) return has(next, reel) ? chance : 0
      return chance * (has(next, reel) ? here : 1 - here)
    }, 1)
  }

  /** A bound: every spin the best one there is. */
  function mostFrom(spins: number): number {
    const most = sets.map(
      (set) => mostOf(table, seenWith(set)) * Math.max(...wildTimes) ** sizeOf(set),
    )
    const reels = Math.max(...sets.map((set) => sizeOf(set)))
    return (spins + reels * spinsForWild) * Math.max(...most)
  }
}

function has(set: number, reel: number): boolean {
  return (set & (1 << reel)) !== 0
}

function sizeOf(set: number): number {
  return set === 0 ? 0 : (set & 1) + sizeOf(set >> 1)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
