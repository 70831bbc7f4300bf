import type { Check } from '../../client/fair-words.ts'
import { OnlyBegun } from '../../client/fair-words.ts'

type Held = { cards: number[]; coins: number; isFirst: boolean; state: 'in' | 'done' | 'out' }

/** Plays the round again card by card and counts the money, by the published rules alone. */
export const check: Check = (words, actions) => {
  const next = () => words.below(52)
  const [first, ...moves] = actions as { kind: string; stakeAmount?: number }[]
  const coins = first?.stakeAmount ?? 0
  const [one, up, other, hole] = [next(), next(), next(), next()]
  const dealer = [up, hole]
  const hands: Held[] = [{ cards: [one, other], coins, isFirst: true, state: 'in' }]
  const isNatural = points([one, other]) === 21 || points(dealer) === 21
  if (moves.length === 0 && !isNatural) throw new OnlyBegun('no hand was played')
  for (const { kind } of moves) {
    const at = hands.findIndex(({ state }) => state === 'in')
    const hand = hands[at]
    if (hand) hands.splice(at, 1, ...moved(hand, kind, coins, next))
  }
  const isDealt =
    moves.length > 0 && hands.some((hand) => hand.state === 'done' && !isBust(hand.cards))
  while (isDealt && points(dealer) < 17) dealer.push(next())
  const winAmount = hands.reduce((sum, hand) => sum + paid(hand, dealer), 0)
  return { dealer, cards: hands.map(({ cards }) => cards), winAmount }
}

function moved(hand: Held, kind: string, coins: number, next: () => number): Held[] {
  if (kind === 'stand') return [{ ...hand, state: 'done' }]
  if (kind === 'surrender') return [{ ...hand, state: 'out' }]
  if (kind === 'split') {
    return hand.cards.map((card) => {
      const cards = [card, next()]
      const isEnd = face(card) === 'A' || points(cards) === 21
      return { cards, coins, isFirst: false, state: isEnd ? 'done' : 'in' }
    })
  }
  const cards = [...hand.cards, next()]
  if (kind === 'double') return [{ ...hand, cards, coins: hand.coins + coins, state: 'done' }]
  return [{ ...hand, cards, state: points(cards) >= 21 ? 'done' : 'in' }]
}

function paid({ cards, coins, isFirst, state }: Held, dealer: number[]): number {
  if (state === 'out') return coins / 2
  const isNatural = isFirst && cards.length === 2 && points(cards) === 21
  const isTheirs = dealer.length === 2 && points(dealer) === 21
  if (isNatural || isTheirs) return isNatural ? (isTheirs ? coins : coins * 2.5) : 0
  if (isBust(cards)) return 0
  const gap = isBust(dealer) ? 1 : points(cards) - points(dealer)
  return gap > 0 ? coins * 2 : gap === 0 ? coins : 0
}

function face(card: number): string {
  return '23456789TJQKA'[card % 13] ?? ''
}

function points(cards: number[]): number {
  const faces = cards.map(face)
  let sum = faces.reduce(
    (all, one) => all + ('TJQK'.includes(one) ? 10 : one === 'A' ? 11 : Number(one)),
    0,
  )
  for (const one of faces) if (one === 'A' && sum > 21) sum -= 10
  return sum
}

function isBust(cards: number[]): boolean {
  return points(cards) > 21
}
