import { expect, test } from 'vitest'
import { openStream } from './stream.ts'

const seeds = { serverSeed: '5ee0'.repeat(16), playerSeed: 'lucky', nonce: 1 }

test('the first words are those any tool computes', () => {
  // printf 'lucky:1:0' | openssl dgst -sha256 -hmac 5ee05ee0…
  const random = openStream(seeds)
  const words = [random.integer(2 ** 32), random.integer(2 ** 32)]
  expect(words.map((word) => word.toString(16).padStart(8, '0')).join('')).toBe('01a50d2507653403')
  for (let word = 2; word < 8; word++) random.integer(2 ** 32)
  expect(
    random
      .integer(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).toBe('27b22c69')
})

test('the same seeds give the same draws; another seed or nonce gives others', () => {
  expect(draws()).toEqual(draws())
  for (const changes of [{ nonce: 2 }, { playerSeed: 'Lucky' }, { serverSeed: '00'.repeat(32) }]) {
    expect(draws(changes)).not.toEqual(draws())
  }
})

test('a stream goes on from its cursor as if it had never stopped', () => {
  const whole = openStream(seeds)
  for (let draw = 0; draw < 11; draw++) whole.integer(3)
  const resumed = openStream(seeds, whole.cursor())
  const next = (random: typeof whole) => Array.from({ length: 30 }, () => random.integer(52))
  expect(next(resumed)).toEqual(next(whole))
  expect(resumed.cursor()).toBe(whole.cursor())
})

test('a span that does not divide the words redraws instead of favouring low numbers', () => {
  const below = 2 ** 31 + 1
  const random = openStream(seeds)
  for (let draw = 0; draw < 200; draw++) expect(random.integer(below)).toBeLessThan(below)
  // Nearly half of all words fall into the incomplete span.
  expect(random.cursor()).toBeGreaterThan(300)
})

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('integer(%s) is refused', (below) => {
  expect(() => openStream(seeds).integer(below)).toThrow(RangeError)
})

// The 99.9 % points of the chi-square distribution.
test.each([
  ['a die', 6, 20.5],
  ['a wheel', 37, 67.99],
  ['a deck', 52, 87.97],
])('%s is even', (_what, sides, critical) => {
  const random = openStream(seeds)
  const counts = Array.from({ length: sides }, () => 0)
  const rolls = 60_000
  for (let roll = 0; roll < rolls; roll++) counts[random.integer(sides)]! += 1
  expect(
    chiSquare(
      counts,
      counts.map(() => rolls / sides),
    ),
  ).toBeLessThan(critical)
})

test('every order of a shuffle is as likely', () => {
  const random = openStream(seeds)
  const counts = new Map<string, number>()
  const rolls = 24_000
  for (let roll = 0; roll < rolls; roll++) {
    const order = random.shuffle(['a', 'b', 'c', 'd']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  const expected = Array.from({ length: 24 }, () => rolls / 24)
  expect(chiSquare([...counts.values()], expected)).toBeLessThan(49.73)
})

test('a shuffle keeps every item and leaves the given list alone', () => {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  const shuffled = openStream(seeds).shuffle(deck)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(deck)
  expect(shuffled).not.toEqual(deck)
  expect(deck[0]).toBe(0)
})

test('weights are kept, a weight of nought is never picked', () => {
  const random = openStream(seeds)
  const weights = [1, 0, 2, 7]
  const counts = [0, 0, 0, 0]
  const rolls = 30_000
  for (let roll = 0; roll < rolls; roll++) counts[random.pick(weights)]! += 1
  expect(counts[1]).toBe(0)
  const [one, , two, seven] = counts
  const seen = [one!, two!, seven!]
  expect(
    chiSquare(
      seen,
      [0.1, 0.2, 0.7].map((share) => share * rolls),
    ),
  ).toBeLessThan(13.82)
})

test.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]]])('weights %j are refused', (weights) => {
  expect(() => openStream(seeds).pick(weights)).toThrow(RangeError)
})

function chiSquare(seen: number[], expected: number[]): number {
  return seen.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0)
}

function draws(changes = {}): number[] {
  const random = openStream({ ...seeds, ...changes })
  return Array.from({ length: 20 }, () => random.integer(1000))
}
