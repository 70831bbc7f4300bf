import { expect, test } from 'vitest'
import { commitmentOf, newServerSeed, playerWords } from './seeds.ts'
import type { FairRandom } from './stream.ts'
import { openStream } from './stream.ts'
import { verifyRound } from './verify.ts'

const deal = (random: FairRandom) => random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 3)

const seeds = { serverSeed: newServerSeed(), playerSeed: 'my-own-words', nonce: 12 }
const commitment = commitmentOf(seeds.serverSeed)
const result = deal(openStream(seeds))

test('an honest round is confirmed', () => {
  expect(verifyRound({ commitment, seeds, result }, deal)).toEqual({ isFair: true })
})

test('a server seed other than the promised one is found out', () => {
  const swapped = { ...seeds, serverSeed: newServerSeed() }
  const claim = { commitment, seeds: swapped, result: deal(openStream(swapped)) }
  expect(verifyRound(claim, deal)).toEqual({ isFair: false, reason: 'otherServerSeed' })
})

test('a result the seeds do not lead to is found out', () => {
  const claim = { commitment, seeds, result: result.toReversed() }
  expect(verifyRound(claim, deal)).toEqual({ isFair: false, reason: 'otherResult' })
})

test('the commitment is the plain SHA-256 of the seed as text', () => {
  expect(commitmentOf('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  expect(newServerSeed()).toMatch(/^[0-9a-f]{64}$/)
  expect(newServerSeed()).not.toBe(newServerSeed())
})

test.each([
  ['lucky', true],
  ['a:b', true],
  ['', false],
  ['two words', false],
  ['x'.repeat(65), false],
])('player seed %j: %s', (text, isGood) => {
  expect(playerWords.safeParse(text).success).toBe(isGood)
})
