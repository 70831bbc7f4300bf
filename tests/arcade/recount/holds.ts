import { handOf, payouts, timesOf } from '@parlour/arcade/games/jacks-or-better/paytable.ts'

/**
 * The best play of every deal. What a hold returns is summed over all hands that have the held
 * cards and none of those thrown away. Sums over all hands that have some cards are counted once,
 * for each set of up to five; leaving the thrown cards out is then inclusion and exclusion.
 */
const deals = 2_598_960
const binomials = Array.from({ length: 53 }, (_, n) =>
  Array.from({ length: 6 }, (_unused, k) => choose(n, k)),
)
/** Places where sets of each size begin. */
const starts = [0, 1, 53, 1379, 23_479, 294_204]
/** Divisible by the number of draws for any count of thrown cards. */
const draws = [1, 47, 1081, 16_215, 178_365, 1_533_939]
const allDraws = 3 * 5 * 11 * 23 * 43 * 47

/** Everything that is known once all deals were played in their best way. */
export type BestPlay = {
  /** How many deals there are of each hand that pays. */
  counts: number[]
  /** What comes back of a stake of one, and royal flushes, each in `deals × allDraws` plays. */
  returned: bigint
  royals: number
  /** The best hold of each deal: a bit for each card, the lowest first. */
  holds: Uint8Array
}

export const plays = BigInt(deals) * BigInt(allDraws)

export function playBest(): BestPlay {
  const [sums, royals] = [newSums(), newSums()]
  const counts = payouts.map(() => 0)
  eachDeal((cards, places) => {
    const hand = handOf(cards)
    if (hand < 0) return
    counts[hand]!++
    for (let set = 0; set < 32; set++) {
      sums[places[set]!]! += timesOf(hand)
      if (hand === 0) royals[places[set]!]!++
    }
  })
  const best: BestPlay = { counts, returned: 0n, royals: 0, holds: new Uint8Array(deals) }
  let part = 0
  const [held, crowned] = [new Float64Array(32), new Float64Array(32)]
  eachDeal((_cards, places) => {
    countHolds(held, sums, places)
    countHolds(crowned, royals, places)
    let hold = 0
    for (let set = 1; set < 32; set++) if (held[set]! > held[hold]!) hold = set
    best.holds[places[31]! - starts[5]!] = hold
    best.royals += crowned[hold]!
    part += held[hold]!
    if (part > 1e15) {
      best.returned += BigInt(part)
      part = 0
    }
  })
  best.returned += BigInt(part)
  return best
}

/** Which of the five cards stay, in the order they were dealt. */
export function bestHold(holds: Uint8Array, dealt: readonly number[]): boolean[] {
  const rising = dealt.toSorted((one, other) => one - other)
  const place = rising.reduce((sum, card, at) => sum + binomials[card]![at + 1]!, 0)
  const hold = holds[place]!
  return dealt.map((card) => (hold & (1 << rising.indexOf(card))) !== 0)
}

function newSums(): Float64Array {
  return new Float64Array(starts[5]! + deals)
}

/** What each hold of a deal has in `allDraws` draws: hands with the thrown cards are left out. */
function countHolds(held: Float64Array, sums: Float64Array, places: Int32Array): void {
  for (let set = 0; set < 32; set++) held[set] = sums[places[set]!]!
  for (let card = 1; card < 32; card *= 2)
    for (let set = 0; set < 32; set++) if (!(set & card)) held[set]! -= held[set | card]!
  for (let set = 0; set < 32; set++) held[set]! *= allDraws / draws[5 - ones[set]!]!
}

const ones = Array.from({ length: 32 }, (_, set) => set.toString(2).replaceAll('0', '').length)

/** Calls with five cards in rising order and the place of each of their 32 sets. */
function eachDeal(take: (cards: readonly number[], places: Int32Array) => void): void {
  const cards = [0, 0, 0, 0, 0]
  const places = new Int32Array(32)
  const from = (at: number, least: number): void => {
    if (at === 5) return take(cards, places)
    const set = 1 << at
    for (let card = least; card < 52; card++) {
      cards[at] = card
      for (let lower = 0; lower < set; lower++) {
        const size = ones[lower]!
        const place = places[lower]! - starts[size]! + binomials[card]![size + 1]!
        places[lower | set] = starts[size + 1]! + place
      }
      from(at + 1, card + 1)
    }
  }
  from(0, 0)
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let step = 0; step < k; step++) ways = (ways * (n - step)) / (step + 1)
  return n < k ? 0 : Math.round(ways)
}
