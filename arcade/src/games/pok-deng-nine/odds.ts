import { dealerDraws, handOf, isPok, pays, pointsOf } from './paytable.ts'

/** Ways the dealer may be dealt two and draw two more cards from fifty: what sums are out of. */
export const courses = 1225 * 48 * 47

/** What comes back of a stake over all `courses`, in hundredths; what is no choice is null. */
export type Worth = { stand: number; draw: number | null }

/**
 * Exact, for two own cards. The dealer's ends are counted once for all hands, by their strength,
 * and once for all that hold some card, two or three: those that hold a card of one's own are then
 * left out by inclusion and exclusion. Sums stay far below 2^53.
 */
export function worthOf(cards: readonly number[]): Worth {
  counts ??= countEnds()
  const { strength, deng } = handOf(cards)
  const drawn = { two: 48 * 47, three: 47 }
  const stand = backOf(beatenBy(cards, strength, drawn, isPok(cards)), deng)
  if (isPok(cards)) return { stand, draw: null }
  // A dealer's pok ends the round before anybody draws.
  let draw = 0
  for (let third = 0; third < 52; third++) {
    if (cards.includes(third)) continue
    const own = [...cards, third]
    const hand = handOf(own)
    draw += backOf(beatenBy(own, hand.strength, { two: 47, three: 1 }, false), hand.deng)
  }
  return { stand, draw }
}

function backOf(beaten: number, deng: number): number {
  return beaten * (pays[deng] ?? 0)
}

/** Ends by strength: with two cards, with three, and the two cards of who would have drawn. */
type Ends = { two: Float64Array; three: Float64Array; dealt: Float64Array }
const strengths = 21
let counts: Map<number, Ends> | undefined

/** A set of up to three cards as a number; its cards in rising order. */
function nameOf(cards: readonly number[]): number {
  return cards.reduce((name, card) => name * 53 + card + 1, 0)
}

function countEnds(): Map<number, Ends> {
  const all = new Map<number, Ends>()
  const add = (cards: number[], part: keyof Ends, strength: number) => {
    for (const set of setsOf(cards)) {
      const name = nameOf(set)
      const ends = all.get(name) ?? newEnds()
      all.set(name, ends)
      ends[part][strength] = (ends[part][strength] ?? 0) + 1
    }
  }
  for (let one = 0; one < 52; one++)
    for (let other = one + 1; other < 52; other++) {
      const two = [one, other]
      const { strength } = handOf(two)
      if (pointsOf(two) > dealerDraws) {
        add(two, 'two', strength)
        continue
      }
      add(two, 'dealt', strength)
      for (let third = 0; third < 52; third++)
        if (!two.includes(third)) {
          const three = [one, other, third]
          add(
            three.toSorted((a, b) => a - b),
            'three',
            handOf(three).strength,
          )
        }
    }
  return all
}

function newEnds(): Ends {
  const some = () => new Float64Array(strengths)
  return { two: some(), three: some(), dealt: some() }
}

/** All sets of these cards, the empty one first. */
function setsOf(cards: readonly number[]): number[][] {
  return cards.reduce<number[][]>(
    (sets, card) => [...sets, ...sets.map((set) => [...set, card])],
    [[]],
  )
}

type Weights = { two: number; three: number }

/** So many courses end with the dealer weaker than this and without any of these cards. With a
 * pok of one's own the dealer draws no third card. */
function beatenBy(
  cards: readonly number[],
  strength: number,
  weights: Weights,
  isAtOnce: boolean,
): number {
  let beaten = 0
  for (const set of setsOf(cards.toSorted((one, other) => one - other))) {
    const ends = counts?.get(nameOf(set))
    const sign = set.length % 2 === 0 ? 1 : -1
    for (let theirs = 0; ends && theirs < strength; theirs++) {
      const two = (ends.two[theirs] ?? 0) + (isAtOnce ? (ends.dealt[theirs] ?? 0) : 0)
      const three = isAtOnce ? 0 : (ends.three[theirs] ?? 0)
      beaten += sign * (two * weights.two + three * weights.three)
    }
  }
  return beaten
}
