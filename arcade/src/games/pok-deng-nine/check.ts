import type { Check } from '../../client/fair-words.ts'
import { OnlyBegun } from '../../client/fair-words.ts'

/** Takes six cards off a full deck and plays the round again, by the published rules alone. */
export const check: Check = (words, actions) => {
  const [bet, move] = actions as [{ stakeAmount: number }, { kind: string } | undefined]
  const deck = [...Array(52).keys()]
  const six: number[] = []
  while (six.length < 6) six.push(...deck.splice(words.below(deck.length), 1))
  const [one = 0, two = 0, three = 0, four = 0, ...rest] = six
  const [cards, dealer] = [
    [one, three],
    [two, four],
  ]
  const isNatural = [cards, dealer].some((hand) => sum(hand) > 7)
  if (!isNatural && !move) throw new OnlyBegun('neither drawn nor stood')
  if (!isNatural && move?.kind === 'draw') cards.push(rest.shift() ?? 0)
  if (!isNatural && move && sum(dealer) <= 4) dealer.push(rest.shift() ?? 0)
  const [height, deng] = read(cards)
  const isWon = height > read(dealer)[0]
  const pays: Record<number, number> = { 1: 2, 2: 2.5, 3: 3, 5: 4 }
  return { cards, dealer, winAmount: isWon ? bet.stakeAmount * (pays[deng] ?? 0) : 0 }
}

const worth: Record<string, number> = { A: 1, T: 0, J: 0, Q: 0, K: 0 }

function face(card: number): string {
  return '23456789TJQKA'[card % 13] ?? ''
}

function sum(cards: number[]): number {
  return cards.reduce((all, card) => all + (worth[face(card)] ?? Number(face(card))), 0) % 10
}

/** How high it stands, and its deng. */
function read(cards: number[]): [height: number, deng: number] {
  const faces = cards.map(face)
  const isOneSuit = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const isAlike = new Set(faces).size === 1
  const points = sum(cards)
  if (cards.length === 2) return [points > 7 ? 90 + points : points, isOneSuit || isAlike ? 2 : 1]
  if (isAlike) return [80, 5]
  const line = 'A23456789TJQKA'
  const isRun = Array.from({ length: 12 }, (_, at) => line.slice(at, at + 3)).some((run) =>
    Array.from(run).every((one) => faces.includes(one)),
  )
  if (isRun) return isOneSuit ? [70, 5] : [60, 3]
  if (faces.every((one) => 'JQK'.includes(one))) return [50, 3]
  return [points, isOneSuit ? 3 : 1]
}
