import { createHmac } from 'node:crypto'
import type { FairSeeds } from './seeds.ts'

/** All chance a game may use. The same seeds and cursor give the same draws for ever. */
export type FairRandom = {
  /** Words used so far: kept with an unfinished round, so that it goes on where it was. */
  cursor(): number
  /** Each of 0 … below − 1 equally likely. */
  integer(below: number): number
  /** A new order, every order equally likely. */
  shuffle<T>(items: readonly T[]): T[]
  /** An index, each as likely as its weight says. */
  pick(weights: readonly number[]): number
}

export function openStream(seeds: FairSeeds, cursor = 0, blockOf = hashed): FairRandom {
  const nextWord = wordsFrom(seeds, cursor, blockOf)
  let used = cursor
  const draw = () => {
    used++
    return nextWord()
  }
  const integer = (below: number) => unbiased(below, draw)
  return {
    cursor: () => used,
    integer,
    shuffle: (items) => shuffled(items, integer),
    pick: (weights) => picked(weights, integer),
  }
}

const wordSpan = 2 ** 32
const wordsPerBlock = 8

/** Block n is HMAC-SHA256(server seed, `player seed:nonce:n`), read as eight big-endian words. */
function wordsFrom(seeds: FairSeeds, cursor: number, blockOf: typeof hashed) {
  const { serverSeed, playerSeed, nonce } = seeds
  let at = cursor
  let blockNumber = -1
  let block: Buffer = Buffer.alloc(0)
  return () => {
    const wanted = Math.floor(at / wordsPerBlock)
    if (wanted !== blockNumber) {
      blockNumber = wanted
      block = blockOf(serverSeed, `${playerSeed}:${nonce}:${blockNumber}`)
    }
    return block.readUInt32BE((at++ % wordsPerBlock) * 4)
  }
}

function hashed(serverSeed: string, message: string): Buffer {
  return createHmac('sha256', serverSeed).update(message).digest()
}

/** Words in the last, incomplete span are drawn again: a plain remainder would favour low ones. */
function unbiased(below: number, draw: () => number): number {
  if (!Number.isInteger(below) || below < 1 || below > wordSpan) {
    throw new RangeError('below must be a whole number from 1 to 2^32')
  }
  const limit = wordSpan - (wordSpan % below)
  let word = draw()
  while (word >= limit) word = draw()
  return word % below
}

function shuffled<T>(items: readonly T[], integer: (below: number) => number): T[] {
  const rest = [...items]
  const order: T[] = []
  while (rest.length > 0) order.push(...rest.splice(integer(rest.length), 1))
  return order
}

function picked(weights: readonly number[], integer: (below: number) => number): number {
  if (weights.some((weight) => !Number.isInteger(weight) || weight < 0)) {
    throw new RangeError('weights are whole numbers, none below nought')
  }
  let left = integer(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => (left -= weight) < 0)
}
