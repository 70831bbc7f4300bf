import type { HoldTable } from '@parlour/arcade/games/slots/table.ts'
import type { Branch, Figures, More, Spread } from './figures.ts'
import { added, figuresOf, momentsOf, sightsOf } from './figures.ts'

/** A line that still runs: what names it, empty while only wilds were seen. */
type Run = { line: number[]; named: string; wilds: number }
type Sights = [seen: string, share: number][]

/** All grids, left to right; a line is followed only for as long as it runs. */
export function recountHold(table: HoldTable): Figures {
  const reels: Sights[] = table.reels.map((strip) => [...sightsOf(strip, table.rows)])
  const coinsIn = (seen: string) => seen.split(table.coin).length - 1
  const spins = new Map<number, Branch & { coins: number }>()
  const put = (coins: number, times: number, chance: number) => {
    const key = coins * 1_000_000 + times
    const known = spins.get(key)
    if (known) known.chance += chance
    else spins.set(key, { coins, times, chance, more: null })
  }
  /** Coins in the reels from one on, when no line runs any more. */
  const coinsFrom: Spread[] = [new Map([[0, 1]])]
  for (const sights of reels.toReversed()) {
    const here: Spread = new Map()
    for (const [seen, share] of sights)
      here.set(coinsIn(seen), (here.get(coinsIn(seen)) ?? 0) + share)
    coinsFrom.unshift(added(here, coinsFrom[0]!))
  }
  const visit = (reel: number, runs: Run[], coins: number, times: number, chance: number) => {
    if (reel === reels.length || runs.length === 0) {
      const last = runs.reduce((sum, run) => sum + worth(table, run, reel), 0)
      for (const [more, share] of coinsFrom[reel]!) put(coins + more, times + last, chance * share)
      return
    }
    for (const [seen, share] of reels[reel]!) {
      let won = 0
      const still: Run[] = []
      for (const run of runs) {
        const next = follow(table, run, seen[run.line[reel]!]!, reel)
        if (next) still.push(next)
        else won += worth(table, run, reel)
      }
      visit(reel + 1, still, coins + coinsIn(seen), times + won, chance * share)
    }
  }
  visit(
    0,
    table.lines.map((line) => ({ line, named: '', wilds: 0 })),
    0,
    0,
    1,
  )
  const holds = new Map<number, More>()
  const branches = [...spins.values()].map((spin) => {
    if (spin.coins < table.coinsToHold) return spin
    const more = holds.get(spin.coins) ?? holdFrom(table, spin.coins)
    holds.set(spin.coins, more)
    return { ...spin, more }
  })
  return figuresOf(branches)
}

/** Null where the line ends. */
function follow({ wild, pays }: HoldTable, run: Run, cell: string, reel: number): Run | null {
  if (cell === wild) return run.wilds === reel ? { ...run, wilds: reel + 1 } : run
  if (run.named === '') return pays[cell] || run.wilds > 2 ? { ...run, named: cell } : null
  return cell === run.named ? run : null
}

/** The better of the whole run under its name and of the wilds it began with. */
function worth({ wild, pays }: HoldTable, { named, wilds }: Run, alike: number): number {
  const asNamed = named === '' ? 0 : (pays[named]?.[alike - 3] ?? 0)
  return Math.max(asNamed, pays[wild]?.[wilds - 3] ?? 0)
}

/** Coins in sight have their values, those that land have others, and a full board adds to it. */
function holdFrom(table: HoldTable, start: number): More {
  const cells = table.reels.length * table.rows
  const [empty = 0, ...landing] = table.holdWeights
  const first = spreadOf(table.coinValues, table.coinWeights)
  const later = spreadOf(table.coinValues, landing)
  const landed = landing.reduce((sum, weight) => sum + weight, 0)
  const ends = endsOf(table, start, landed / (landed + empty))
  let sums: Spread = new Map([[0, 1]])
  for (let coin = 0; coin < start; coin++) sums = added(sums, first)
  const [one, two] = [momentsOf(first), momentsOf(later)]
  const capped: Spread = new Map()
  let [mean, square] = [0, 0]
  for (let end = start; end <= cells; end++) {
    const chance = ends[end] ?? 0
    const full = end === cells ? table.fullTimes : 0
    const here = start * one.mean + (end - start) * two.mean + full
    const spread =
      start * (one.square - one.mean ** 2) + (end - start) * (two.square - two.mean ** 2)
    mean += chance * here
    square += chance * (spread + here * here)
    for (const [times, share] of sums)
      capped.set(times + full, (capped.get(times + full) ?? 0) + chance * share)
    sums = added(sums, later)
  }
  const best = Math.max(...table.coinValues)
  const luck = (first.get(best) ?? 0) ** start * (later.get(best) ?? 0) ** (cells - start)
  const most = { times: cells * best + table.fullTimes, chance: (ends[cells] ?? 0) * luck }
  return { mean, square, capped, most }
}

/** Respins played out try by try: so many held, so many tries left. */
function endsOf({ reels, rows, respins }: HoldTable, start: number, landing: number): number[] {
  const cells = reels.length * rows
  const ends: number[] = []
  const play = (held: number, left: number, chance: number) => {
    if (held === cells || left === 0) {
      ends[held] = (ends[held] ?? 0) + chance
      return
    }
    let share = (1 - landing) ** (cells - held)
    play(held, left - 1, chance * share)
    for (let more = 1; more <= cells - held; more++) {
      share *= ((cells - held - more + 1) / more) * (landing / (1 - landing))
      play(held + more, respins, chance * share)
    }
  }
  play(start, respins, 1)
  return ends
}

function spreadOf(values: number[], weights: number[]): Spread {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return new Map(values.map((value, at) => [value, (weights[at] ?? 0) / sum]))
}
