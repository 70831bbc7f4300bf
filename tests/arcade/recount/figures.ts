/** What a round may pay, in hundredths of the stake, each with its chance. */
export type Spread = Map<number, number>

export type Figures = {
  returned: number
  deviation: number
  overStake: number
  tenTimes: number
  hundredTimes: number
  most: { times: number; chance: number }
}

/** One way a round may go: what is sure, and what else is drawn on top of it. */
export type Branch = { times: number; chance: number; more: More | null }
export type More = {
  mean: number
  square: number
  /** Everything from here on counts as one: `capped` ends with it. */
  capped: Spread
  most: { times: number; chance: number }
}

export const capTimes = 10_000

export function figuresOf(branches: Iterable<Branch>): Figures {
  let [mean, square, overStake, tenTimes, hundredTimes] = [0, 0, 0, 0, 0]
  let most = { times: 0, chance: 0 }
  const nothing: More = {
    mean: 0,
    square: 0,
    capped: new Map([[0, 1]]),
    most: { times: 0, chance: 1 },
  }
  for (const { times, chance, more } of branches) {
    const extra = more ?? nothing
    mean += chance * (times + extra.mean)
    square += chance * (times * times + 2 * times * extra.mean + extra.square)
    for (const [extraTimes, share] of extra.capped) {
      const total = times + extraTimes
      if (total > 100) overStake += chance * share
      if (total >= 1000) tenTimes += chance * share
      if (total >= capTimes) hundredTimes += chance * share
    }
    const best = { times: times + extra.most.times, chance: chance * extra.most.chance }
    if (best.times > most.times) most = best
    else if (best.times === most.times) most.chance += best.chance
  }
  const deviation = Math.sqrt(square - mean * mean) / 100
  return { returned: mean / 100, deviation, overStake, tenTimes, hundredTimes, most }
}

/** So many independent draws of the same, added up. */
export function repeated(one: Spread, count: number): More {
  let capped: Spread = new Map([[0, 1]])
  for (let draw = 0; draw < count; draw++) capped = added(capped, one)
  const { mean, square } = momentsOf(one)
  const most = Math.max(...one.keys())
  return {
    mean: count * mean,
    square: count * (square - mean * mean) + (count * mean) ** 2,
    capped,
    most: { times: count * most, chance: (one.get(most) ?? 0) ** count },
  }
}

export function added(one: Spread, other: Spread): Spread {
  const sums = new Float64Array(capTimes + 1)
  const rights = Float64Array.from(other.keys())
  const chances = Float64Array.from(other.values())
  for (const [left, leftChance] of one)
    for (let at = 0; at < rights.length; at++)
      sums[Math.min(capTimes, left + rights[at]!)]! += leftChance * chances[at]!
  const spread: Spread = new Map()
  for (let times = 0; times <= capTimes; times++)
    if (sums[times]! > 0) spread.set(times, sums[times]!)
  return spread
}

export function momentsOf(spread: Spread): { mean: number; square: number } {
  let [mean, square] = [0, 0]
  for (const [times, chance] of spread) {
    mean += times * chance
    square += times * times * chance
  }
  return { mean, square }
}

/** What is seen of a ring that may stop anywhere, with the share of each sight. */
export function sightsOf(strip: string, rows: number): Map<string, number> {
  const ring = strip + strip
  const sights = new Map<string, number>()
  for (let stop = 0; stop < strip.length; stop++) {
    const seen = ring.slice(stop, stop + rows)
    sights.set(seen, (sights.get(seen) ?? 0) + 1 / strip.length)
  }
  return sights
}
