import { dealerDraws, pays } from '@parlour/arcade/games/pok-deng-nine/paytable.ts'
import { hands } from '@parlour/arcade/games/three-kings/paytable.ts'

const deck = Array.from({ length: 52 }, (_, card) => card)
const faceOf = (card: number) => card % 13
const suitOf = (card: number) => (card - faceOf(card)) / 13

const signs = [1, -1, -1, -1, 1, 1, 1, -1]

/**
 * Three cards against three, with nothing but what the bets pay. All hands stand in a row by
 * strength; those that share a card with one's own are taken out by inclusion and exclusion.
 */
export function recountKings(): { ante: number; pairPlus: number } {
  const all = threes().map((cards) => ({ cards, ...readThree(cards) }))
  const levels = [...new Set(all.map(({ order }) => order))].toSorted((a, b) => a - b)
  const placeOf = new Map(levels.map((order, at) => [order, at]))
  const queen = levels.findIndex((order) => order >= 10 * 10_000)
  const rows = new Map<number, Int32Array>()
  for (const { cards, order } of all)
    for (const set of subsetsOf(cards)) {
      const row = rows.get(set) ?? new Int32Array(levels.length)
      rows.set(set, row)
      const at = placeOf.get(order) ?? 0
      row[at] = (row[at] ?? 0) + 1
    }
  // Of hands below each level.
  for (const row of rows.values()) for (let at = 1; at < row.length; at++) row[at]! += row[at - 1]!
  const below = (cards: number[], level: number) =>
    subsetsOf(cards).reduce(
      (sum, set, at) => sum + signs[at]! * (level > 0 ? (rows.get(set)?.[level - 1] ?? 0) : 0),
      0,
    )
  let [gain, side] = [0, 0]
  for (const { cards, order, kind } of all) {
    const { bonus = 0, pairPlus = 0 } = hands.find(({ key }) => key === kind) ?? {}
    const own = placeOf.get(order) ?? 0
    const [out, lower, notHigher] = [queen, own, own + 1].map((level) => below(cards, level))
    const [beaten, lost] = [Math.max(0, lower! - out!), 18_424 - Math.max(notHigher!, out!)]
    gain += Math.max(-18_424, out! + 2 * beaten - 2 * lost + bonus * 18_424)
    side += pairPlus > 0 ? pairPlus + 1 : 0
  }
  return { ante: 1 + gain / all.length / 18_424, pairPlus: side / all.length }
}

/** What comes back of a stake, and how often the largest win. */
type PokDeng = { back: number; top: number }

/** Every dealer's two, every third card of both, one by one; hands that differ in the names of
 * their suits alone are counted once. */
export function recountPokDeng(): PokDeng {
  const [heights, dengs] = [new Int8Array(52 ** 3), new Int8Array(52 ** 3)]
  const twos: { cards: [number, number]; points: number; height: number; deng: number }[] = []
  for (const a of deck)
    for (const b of deck) {
      if (a === b) continue
      const points = (pip(a) + pip(b)) % 10
      const isDeng = faceOf(a) === faceOf(b) || suitOf(a) === suitOf(b)
      const height = points > 7 ? points + 30 : points
      if (a < b) twos.push({ cards: [a, b], points, height, deng: isDeng ? 2 : 1 })
      for (const c of deck) {
        if (c === a || c === b) continue
        const [high, deng] = heightOf([a, b, c])
        heights[(a * 52 + b) * 52 + c] = high
        dengs[(a * 52 + b) * 52 + c] = deng
      }
    }
  const known = new Map<string, PokDeng>()
  const sum = { back: 0, top: 0 }
  for (const own of twos) {
    const [a, b] = own.cards
    const faces = [faceOf(a), faceOf(b)].toSorted((one, other) => one - other)
    const name = `${faces.join(' ')} ${suitOf(a) === suitOf(b)}`
    const value = known.get(name) ?? weigh(own)
    known.set(name, value)
    sum.back += value.back / twos.length
    sum.top += value.top / twos.length
  }
  return sum

  function weigh(own: (typeof twos)[number]): PokDeng {
    const [a, b] = own.cards
    let [atOnce, stand, draw, top] = [0, 0, 0, 0]
    const wins = (high: number, deng: number, theirs: number) =>
      high > theirs ? (pays[deng] ?? 0) / 100 : 0
    const theirs = twos.filter(({ cards: [c, d] }) => c !== a && c !== b && d !== a && d !== b)
    for (const { cards, points, height } of theirs) {
      const [c, d] = cards
      if (own.points > 7 || points > 7) {
        atOnce += wins(own.height, own.deng, height)
        continue
      }
      const base = (c * 52 + d) * 52
      const left = deck.filter((card) => card !== a && card !== b && card !== c && card !== d)
      // What the dealer ends with, by the third card; the same where none is drawn.
      const ends = left.map((last) => (points <= dealerDraws ? heights[base + last]! : height))
      const below = new Int8Array(41)
      for (const end of ends) for (let high = end + 1; high < 41; high++) below[high]!++
      for (const [at, third] of left.entries()) {
        stand += 47 * wins(own.height, own.deng, ends[at]!)
        const place = (a * 52 + b) * 52 + third
        const high = heights[place]!
        // The card one draws oneself is not there for the dealer.
        const beaten = below[high]! - (ends[at]! < high ? 1 : 0)
        draw += (beaten * (pays[dengs[place]!] ?? 0)) / 100
        if (dengs[place] === 5) top += beaten
      }
    }
    const courses = 48 * 47 * theirs.length
    return {
      back: atOnce / theirs.length + Math.max(stand, draw) / courses,
      top: draw > stand ? top / courses : 0,
    }
  }
}

/** The empty set, each card, each two and all three, each set as one number; cards rise. */
function subsetsOf(cards: readonly number[]): number[] {
  const [x = 0, y = 0, z = 0] = cards.map((card) => card + 1)
  return [0, x, y, z, x + y * 53, x + z * 53, y + z * 53, x + y * 53 + z * 2809]
}

function threes(): number[][] {
  return deck.flatMap((a) =>
    deck.slice(a + 1).flatMap((b) => deck.slice(b + 1).map((c) => [a, b, c])),
  )
}

/** Kinds lie a million apart, faces within them by weight. */
function readThree(cards: readonly number[]): { kind: string; order: number } {
  const [x = 0, y = 0, z = 0] = cards.map(faceOf).toSorted((a, b) => b - a)
  const isSuited = cards.every((card) => suitOf(card) === suitOf(cards[0]!))
  const weight = x * 10_000 + y * 100 + z
  const top = x - 1 === y && y - 1 === z ? x : x === 12 && y === 1 && z === 0 ? 1 : null
  if (top !== null && isSuited) return { kind: 'straightFlush', order: 5e6 + top }
  if (x === z) return { kind: 'threeOfAKind', order: 4e6 + x }
  if (top !== null) return { kind: 'straight', order: 3e6 + top }
  if (isSuited) return { kind: 'flush', order: 2e6 + weight }
  if (x === y) return { kind: 'pair', order: 1e6 + x * 100 + z }
  if (y === z) return { kind: 'pair', order: 1e6 + y * 100 + x }
  return { kind: 'highCard', order: weight }
}

function pip(card: number): number {
  return [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1][faceOf(card)] ?? 0
}

/** How high three cards stand, and their deng. */
function heightOf(cards: readonly number[]): [number, number] {
  const { kind } = readThree(cards)
  if (kind === 'threeOfAKind') return [25, 5]
  if (kind === 'straightFlush') return [24, 5]
  if (kind === 'straight') return [23, 3]
  const isCourt = cards.every((card) => faceOf(card) >= 9 && faceOf(card) <= 11)
  if (isCourt) return [22, 3]
  const points = cards.reduce((sum, card) => sum + pip(card), 0) % 10
  return [points, kind === 'flush' ? 3 : 1]
}
