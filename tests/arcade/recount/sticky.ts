import type { StickyTable } from '@parlour/arcade/games/slots/table.ts'
import type { Branch, Figures, More, Spread } from './figures.ts'
import { added, figuresOf, momentsOf, sightsOf } from './figures.ts'
import { spins } from './ways.ts'

/** Wild reels, by their numbers, and what all of them multiply by. */
type Stand = { wilds: string; product: number }
type Way = { from: Stand; to: Stand; chance: number }

/** The base spin reel by reel; the free spins forward, spin by spin, over all that may stand. */
export function recountSticky(table: StickyTable): Figures {
  const base = table.reels.map((strip) => sightsOf(strip, table.rows))
  const feature = openFeature(table)
  const known = new Map(
    Object.entries(table.freeSpins).map(([scatters, count]) => [Number(scatters), feature(count)]),
  )
  const branches: Branch[] = spins(table, base).map(({ won, scatters, chance }) => ({
    times: won,
    chance,
    more: known.get(scatters) ?? null,
  }))
  return figuresOf(branches)
}

function openFeature(table: StickyTable): (count: number) => More {
  const sights = table.freeReels.map((strip) => sightsOf(strip, table.rows))
  const ways = listWays(table, sights)
  const paid = new Map<string, Spread>()
  /** What one spin pays where these reels are wild and no other shows a wild. */
  const paidWith = ({ wilds, product }: Stand): Spread => {
    const once = paid.get(wilds) ?? paidOnce(table, sights, wilds)
    paid.set(wilds, once)
    return new Map([...once].map(([times, chance]) => [times * product, chance]))
  }
  return (count) => follow(ways, paidWith, (wilds) => count + wilds.length * table.spinsForWild)
}

function paidOnce(table: StickyTable, sights: Map<string, number>[], wilds: string): Spread {
  const plain = sights.map((seen, reel) => {
    if (wilds.includes(String(reel))) return new Map([[table.wild, 1]])
    const without = [...seen].filter(([window]) => !window.includes(table.wild))
    const whole = without.reduce((sum, [, share]) => sum + share, 0)
    return new Map(without.map(([window, share]) => [window, share / whole]))
  })
  const spread: Spread = new Map()
  for (const { won, chance } of spins(table, plain))
    spread.set(won, (spread.get(won) ?? 0) + chance)
  return spread
}

type Group = {
  stand: Stand
  chance: number
  /** The sums so far with their chances: mean and square apart, as sums over these chances. */
  mean: number
  square: number
  capped: Spread
  most: { times: number; chance: number }
}

/** All rounds that stand alike go on as one; a group ends when its spins are used up. */
function follow(
  ways: Way[],
  paidWith: (stand: Stand) => Spread,
  spinsOf: (wilds: string) => number,
): More {
  const start: Group = {
    stand: { wilds: '', product: 1 },
    chance: 1,
    mean: 0,
    square: 0,
    capped: new Map([[0, 1]]),
    most: { times: 0, chance: 1 },
  }
  let groups = [start]
  const ended: Group[] = []
  for (let spun = 1; groups.length > 0; spun++) {
    const next = moved(groups, ways).map((group) => afterSpin(group, paidWith(group.stand)))
    groups = next.filter(({ stand }) => spinsOf(stand.wilds) > spun)
    ended.push(...next.filter(({ stand }) => spinsOf(stand.wilds) <= spun))
  }
  const all = ended.reduce((one, other) => together(one, other, 1))
  return { mean: all.mean, square: all.square, capped: all.capped, most: all.most }
}

function moved(groups: Group[], ways: Way[]): Group[] {
  const next = new Map<string, Group>()
  const none = { chance: 0, mean: 0, square: 0, most: { times: -1, chance: 0 } }
  for (const group of groups) {
    for (const { from, to, chance } of ways) {
      if (from.wilds !== group.stand.wilds || from.product !== group.stand.product) continue
      const key = `${to.wilds}×${to.product}`
      const known = next.get(key) ?? { ...none, capped: new Map(), stand: to }
      next.set(key, together(known, group, chance))
    }
  }
  return [...next.values()]
}

/** The sums of the first are added to in place: each has thousands of them. */
function together(one: Group, other: Group, share: number): Group {
  const { capped } = one
  for (const [times, chance] of other.capped)
    capped.set(times, (capped.get(times) ?? 0) + chance * share)
  const most = { times: other.most.times, chance: other.most.chance * share }
  const sameMost = { times: most.times, chance: most.chance + one.most.chance }
  return {
    stand: one.stand,
    chance: one.chance + other.chance * share,
    mean: one.mean + other.mean * share,
    square: one.square + other.square * share,
    capped,
    most: one.most.times === most.times ? sameMost : one.most.times > most.times ? one.most : most,
  }
}

function afterSpin(group: Group, spread: Spread): Group {
  const { mean, square } = momentsOf(spread)
  const best = Math.max(...spread.keys())
  return {
    ...group,
    mean: group.mean + group.chance * mean,
    square: group.square + 2 * group.mean * mean + group.chance * square,
    capped: added(group.capped, spread),
    most: {
      times: group.most.times + best,
      chance: group.most.chance * (spread.get(best) ?? 0),
    },
  }
}

/** Every step from what stands to what stands after one spin. */
function listWays(table: StickyTable, sights: Map<string, number>[]): Way[] {
  const weight = table.wildWeights.reduce((sum, one) => sum + one, 0)
  const seen = new Map<string, Stand>()
  const ways: Way[] = []
  const visit = (from: Stand) => {
    const key = `${from.wilds}×${from.product}`
    if (seen.has(key)) return
    seen.set(key, from)
    let reached: Omit<Way, 'from'>[] = [{ to: { wilds: '', product: from.product }, chance: 1 }]
    for (const [reel, windows] of sights.entries()) {
      const landing = [...windows]
        .filter(([window]) => window.includes(table.wild))
        .reduce((sum, [, share]) => sum + share, 0)
      reached = reached.flatMap(({ to, chance }) => {
        const wilder = `${to.wilds}${reel}`
        if (from.wilds.includes(String(reel))) return [{ to: { ...to, wilds: wilder }, chance }]
        const turned = table.wildTimes.map((times, at) => ({
          to: { wilds: wilder, product: to.product * times },
          chance: chance * landing * ((table.wildWeights[at] ?? 0) / weight),
        }))
        return [{ to, chance: chance * (1 - landing) }, ...(landing > 0 ? turned : [])]
      })
    }
    const merged = new Map<string, Way>()
    for (const { to, chance } of reached) {
      const name = `${to.wilds}×${to.product}`
      merged.set(name, { from, to, chance: chance + (merged.get(name)?.chance ?? 0) })
    }
    ways.push(...merged.values())
    for (const { to } of merged.values()) visit(to)
  }
  visit({ wilds: '', product: 1 })
  return ways
}
