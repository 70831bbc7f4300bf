import { payChance } from './exact-chances.ts'
import type { ExactResult } from './exact-result.ts'
import { findLines } from './hold.ts'
import type { HoldTable } from './table.ts'
import { countOf, windowOf } from './table.ts'

/**
 * Every line sees one cell of each reel, so all lines return the same: one is worked out over every
 * combination of symbols. Coins that are held only ever grow in number, so the respins are a chain
 * of counts from the first coins to the last, and each coin is worth the same on average.
 */
export function exactHold(table: HoldTable): ExactResult {
  const lines = (lineMean(table) * table.lines.length) / 100
  const hold = holdMean(table) / 100
  const cells = table.reels.length * table.rows
  const bestLine = Math.max(...Object.values(table.pays).flat())
  const bestHold = cells * Math.max(...table.coinValues) + table.fullTimes
  // A bound: a held board leaves no room for so many lines.
  const mostTimes = bestLine * table.lines.length + bestHold
  const scene = sum(coinChances(table).slice(table.coinsToHold))
  const chances = { pays: payChance(table), scene }
  return { returned: lines + hold, mostTimes, parts: { lines, hold }, chances }
}

/** Chances of 0, 1, 2 … coins in sight. */
export function coinChances({ reels, rows, coin }: HoldTable): number[] {
  let chances = [1]
  for (const strip of reels) {
    const next = Array.from({ length: chances.length + rows }, () => 0)
    for (let stop = 0; stop < strip.length; stop++) {
      const more = countOf(windowOf(strip, stop, rows), coin)
      for (const [had, chance] of chances.entries()) {
        next[had + more] = (next[had + more] ?? 0) + chance / strip.length
      }
    }
    chances = next
  }
  return chances
}

/** Where a hold that starts with so many coins ends: the chance of each number. */
export function endChances(table: HoldTable, start: number): number[] {
  const cells = table.reels.length * table.rows
  const [empty = 0, ...coins] = table.holdWeights
  const landing = sum(coins) / (empty + sum(coins))
  const reached = Array.from({ length: cells + 1 }, () => 0)
  reached[start] = 1
  const ends = Array.from({ length: cells + 1 }, () => 0)
  for (let held = start; held <= cells; held++) {
    const here = reached[held] ?? 0
    const nothing = (1 - landing) ** (cells - held)
    ends[held] = held === cells ? here : here * nothing ** table.respins
    // Missing up to the last respin and then landing some: the tries add up.
    let tries = 0
    for (let missed = 0; missed < table.respins; missed++) tries += nothing ** missed
    for (let more = 1; more <= cells - held; more++) {
      reached[held + more] = (reached[held + more] ?? 0) + here * tries * hits(cells - held, more)
    }
  }
  return ends

  function hits(free: number, more: number): number {
    return choose(free, more) * landing ** more * (1 - landing) ** (free - more)
  }
}

function holdMean(table: HoldTable): number {
  const cells = table.reels.length * table.rows
  const [, ...landing] = table.holdWeights
  const first = meanValue(table.coinValues, table.coinWeights)
  const later = meanValue(table.coinValues, landing)
  return coinChances(table).reduce((mean, chance, start) => {
    if (start < table.coinsToHold || chance === 0) return mean
    const ends = endChances(table, start)
    const more = ends.reduce((total, share, end) => total + share * (end - start), 0)
    const full = (ends[cells] ?? 0) * table.fullTimes
    return mean + chance * (start * first + more * later + full)
  }, 0)
}

function lineMean(table: HoldTable): number {
  const faces = table.reels.map((strip) => {
    const symbols = [...new Set(strip)]
    return symbols.map((symbol) => ({ symbol, share: countOf(strip, symbol) / strip.length }))
  })
  const oneLine = { ...table, lines: [table.reels.map(() => 0)] }
  const visit = (reel: number, grid: string[], chance: number): number => {
    const here = faces[reel]
    if (!here) return (findLines(oneLine, grid)[0]?.times ?? 0) * chance
    return sum(here.map(({ symbol, share }) => visit(reel + 1, [...grid, symbol], chance * share)))
  }
  return visit(0, [], 1)
}

function meanValue(values: number[], weights: number[]): number {
  return sum(values.map((value, at) => value * (weights[at] ?? 0))) / sum(weights)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let step = 1; step <= count; step++) ways = (ways * (from - count + step)) / step
  return Math.round(ways)
}
