import type { Move } from './round.ts'
import { mostHands, valueOf } from './paytable.ts'

/**
 * The exact return of the best play under our rules. The shoe is endless, so nothing that was
 * dealt changes what comes, and a recursion over sums is the whole truth. All values are for one
 * coin staked, after the dealer has looked for a blackjack and found none.
 */
export type Odds = {
  up: number
  /** Sum with aces as one, and whether there is an ace. */
  stand(sum: number, hasAce: boolean): number
  hit(sum: number, hasAce: boolean): number
  double(sum: number, hasAce: boolean): number
  split(value: number): number
}

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export function chanceOf(value: number): number {
  return value === 10 ? 4 / 13 : 1 / 13
}

export function oddsAgainst(up: number): Odds {
  const dealer = dealerEnds(up)
  const known = new Map<number, number>()
  const stand = (sum: number, hasAce: boolean) => standOn(best(sum, hasAce), dealer)
  const hit = (sum: number, hasAce: boolean): number =>
    over((value) => {
      const [next, ace] = [sum + value, hasAce || value === 1]
      return next > 21
        ? -1
        : keep(known, next * 2 + Number(ace), () => Math.max(stand(next, ace), hit(next, ace)))
    })
  const double = (sum: number, hasAce: boolean) =>
    2 * over((value) => (sum + value > 21 ? -1 : stand(sum + value, hasAce || value === 1)))
  const split = (value: number) => splitValue(value, { stand, hit, double })
  return { up, stand, hit, double, split }
}

/** For each coin of the first stake: what comes back in the mean. */
export function returnOfBestPlay(): number {
  let gain = 0
  for (const up of values) {
    const odds = oddsAgainst(up)
    const hidden = up === 1 ? chanceOf(10) : up === 10 ? chanceOf(1) : 0
    for (const one of values) {
      for (const other of values) {
        const isNatural = one + other === 11 && (one === 1 || other === 1)
        const played = isNatural ? 1.5 : valueOfStart(one, other, odds)
        const met = isNatural ? 0 : -1
        gain +=
          chanceOf(up) * chanceOf(one) * chanceOf(other) * (hidden * met + (1 - hidden) * played)
      }
    }
  }
  return 1 + gain
}

/** What each move is worth for each coin staked on the hand, the best first: basic strategy. */
export function rankMoves(
  cards: readonly number[],
  up: number,
  allowed: readonly Move[],
): { move: Move; value: number }[] {
  const odds = oddsFor(valueOf(up))
  const sum = cards.reduce((total, card) => total + valueOf(card), 0)
  const hasAce = cards.some((card) => valueOf(card) === 1)
  const worth: Record<Move, () => number> = {
    stand: () => odds.stand(sum, hasAce),
    hit: () => odds.hit(sum, hasAce),
    double: () => odds.double(sum, hasAce),
    split: () => odds.split(valueOf(cards[0] ?? 0)),
    surrender: () => -0.5,
  }
  const ranked = allowed.map((move) => ({ move, value: worth[move]() }))
  return ranked.toSorted((one, other) => other.value - one.value)
}

type Plays = Pick<Odds, 'stand' | 'hit' | 'double'>

/** Chances of 17, 18, 19, 20, 21 and too many; the dealer stands on every seventeen. */
export function dealerEnds(up: number): number[] {
  const ends = [0, 0, 0, 0, 0, 0]
  const play = (sum: number, hasAce: boolean, chance: number): void => {
    const total = best(sum, hasAce)
    if (total >= 17) {
      const end = total > 21 ? 5 : total - 17
      ends[end] = (ends[end] ?? 0) + chance
      return
    }
    for (const value of values) play(sum + value, hasAce || value === 1, chance * chanceOf(value))
  }
  const excluded = up === 1 ? 10 : up === 10 ? 1 : 0
  const left = 1 - (excluded === 0 ? 0 : chanceOf(excluded))
  for (const hole of values)
    if (hole !== excluded) play(up + hole, up === 1 || hole === 1, chanceOf(hole) / left)
  return ends
}

const keptOdds = new Map<number, Odds>()
function oddsFor(up: number): Odds {
  const found = keptOdds.get(up) ?? oddsAgainst(up)
  keptOdds.set(up, found)
  return found
}

function valueOfStart(one: number, other: number, odds: Odds): number {
  const [sum, hasAce] = [one + other, one === 1 || other === 1]
  const plain = [odds.stand(sum, hasAce), odds.hit(sum, hasAce), odds.double(sum, hasAce), -0.5]
  return Math.max(...plain, one === other ? odds.split(one) : -1)
}

/**
 * Hands that wait for their second card, and how many more splits are allowed: the limit is shared
 * by all hands, so they are worth something only together.
 */
function splitValue(value: number, { stand, hit, double }: Plays): number {
  if (value === 1) return 2 * over((next) => stand(1 + next, true))
  const known = new Map<number, number>()
  const waiting = (hands: number, splits: number): number =>
    hands === 0
      ? 0
      : keep(known, hands * 10 + splits, () =>
          over((next) => {
            const [sum, hasAce] = [value + next, next === 1]
            const one = Math.max(stand(sum, hasAce), hit(sum, hasAce), double(sum, hasAce))
            const whole = one + waiting(hands - 1, splits)
            const isSplit = next === value && splits > 0
            return isSplit ? Math.max(whole, waiting(hands + 1, splits - 1)) : whole
          }),
        )
  return waiting(2, mostHands - 2)
}

function standOn(total: number, ends: number[]): number {
  return ends.reduce((sum, chance, at) => {
    const isWon = at === 5 || at + 17 < total
    return sum + chance * (isWon ? 1 : at + 17 === total ? 0 : -1)
  }, 0)
}

function best(sum: number, hasAce: boolean): number {
  return hasAce && sum <= 11 ? sum + 10 : sum
}

function over(value: (card: number) => number): number {
  return values.reduce((sum, card) => sum + chanceOf(card) * value(card), 0)
}

function keep(known: Map<number, number>, name: number, work: () => number): number {
  const found = known.get(name)
  if (found !== undefined) return found
  const made = work()
  known.set(name, made)
  return made
}
