import type { LargestWin } from '../../client/largest-win.ts'

/** From the best to the least; hands of points follow, nine above nought. */
export const kinds = ['pok9', 'pok8', 'triple', 'straightFlush', 'straight', 'court'] as const
export type Kind = (typeof kinds)[number] | 'points'

/** What a win pays by its deng, in hundredths of the stake, which is in it. */
export const pays: Readonly<Record<number, number>> = { 1: 200, 2: 250, 3: 300, 5: 400 }

/** How many of the 1,326 first two, or of any 22,100 three cards, come so; and their deng. */
export const ways = [
  { key: 'pok9', cards: 2, count: 96, deng: 1 },
  { key: 'pok9Deng', cards: 2, count: 32, deng: 2 },
  { key: 'pok8', cards: 2, count: 84, deng: 1 },
  { key: 'pok8Deng', cards: 2, count: 40, deng: 2 },
  { key: 'triple', cards: 3, count: 52, deng: 5 },
  { key: 'straightFlush', cards: 3, count: 48, deng: 5 },
  { key: 'straight', cards: 3, count: 720, deng: 3 },
  { key: 'court', cards: 3, count: 144, deng: 3 },
  { key: 'flush', cards: 3, count: 1096, deng: 3 },
  { key: 'deng', cards: 2, count: 318, deng: 2 },
  { key: 'plain', cards: 3, count: 20_040, deng: 1 },
] as const

/** The dealer draws with so many points or fewer. */
export const dealerDraws = 4

/** Three alike or a straight flush, won; counted card by card in tests/arcade/recount. */
export const most: LargestWin = {
  times: 400,
  chance: 8_898_488 / 3_664_533_600,
  by: 'bestPlay',
}

/** With the best play; see odds.test.ts. */
export const bestReturn = { numerator: 1_811_354_239, denominator: 1_832_266_800 }

export type Hand = { kind: Kind; points: number; deng: number; strength: number }

/** Tens and court cards count nought, an ace one; only the last digit of the sum counts. */
export function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card % 13), 0) % 10
}

export function isPok(cards: readonly number[]): boolean {
  return cards.length === 2 && pointsOf(cards) >= 8
}

/** Two cards or three; the stronger wins, and equal strength goes to the dealer. */
export function handOf(cards: readonly number[]): Hand {
  const points = pointsOf(cards)
  const kind = kindOf(cards, points)
  const strength = kind === 'points' ? points : 20 - kinds.indexOf(kind)
  return { kind, points, deng: dengOf(cards, kind), strength }
}

const [jackRank, kingRank] = [9, 11]

function valueOf(rank: number): number {
  if (rank === 12) return 1
  return rank > 7 ? 0 : rank + 2
}

function kindOf(cards: readonly number[], points: number): Kind {
  if (cards.length === 2) return points === 9 ? 'pok9' : points === 8 ? 'pok8' : 'points'
  const [low = 0, middle = 0, high = 0] = ranksOf(cards)
  if (low === high) return 'triple'
  const isWheel = low === 0 && middle === 1 && high === 12
  if (isWheel || (low + 1 === middle && middle + 1 === high))
    return isFlush(cards) ? 'straightFlush' : 'straight'
  return low >= jackRank && high <= kingRank ? 'court' : 'points'
}

function dengOf(cards: readonly number[], kind: Kind): number {
  if (kind === 'triple' || kind === 'straightFlush') return 5
  if (kind === 'straight' || kind === 'court') return 3
  const [low = 0, high = 0] = ranksOf(cards)
  if (cards.length === 2) return low === high || isFlush(cards) ? 2 : 1
  return isFlush(cards) ? 3 : 1
}

function ranksOf(cards: readonly number[]): number[] {
  return cards.map((card) => card % 13).toSorted((one, other) => one - other)
}

function isFlush(cards: readonly number[]): boolean {
  return cards.every((card) => Math.floor(card / 13) === Math.floor((cards[0] ?? 0) / 13))
}
