import { handOf, timesOf } from './paytable.ts'

/** What a hold returns in the mean, of a stake of one: every draw of the 47 cards left is made. */
export type Hold = { held: boolean[]; value: number }

/** All 32 holds, the best first. */
export function rankHolds(dealt: readonly number[]): Hold[] {
  const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card))
  return Array.from({ length: 32 }, (_, set) => {
    const held = dealt.map((_card, at) => (set & (1 << at)) !== 0)
    return { held, value: valueOf(dealt, held, left) }
  }).toSorted((one, other) => other.value - one.value)
}

function valueOf(dealt: readonly number[], held: boolean[], left: readonly number[]): number {
  const cards = dealt.filter((_, at) => held[at])
  const start = cards.length
  let [sum, draws] = [0, 0]
  const draw = (at: number, from: number): void => {
    if (at === 5) {
      sum += timesOf(handOf(cards))
      draws++
      return
    }
    for (let next = from; next < left.length; next++) {
      cards[at] = left[next] ?? 0
      draw(at + 1, next + 1)
    }
  }
  draw(start, 0)
  return sum / draws
}
