import { createHmac } from 'node:crypto'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { FairRandom } from '@parlour/arcade/fair/stream.ts'
import { openStream } from '@parlour/arcade/fair/stream.ts'

/** What one bet brought back and what is stated of it, each for a stake of one. */
export type Bet = {
  name: string
  stated: number
  /** Prices that are rounded down may bring back so much less. */
  below?: number
}

/** A round is drawn once and judged for every bet that can be made on it. */
export type Trial = {
  game: string
  bets: readonly Bet[]
  /** Fills in what each bet brings back, for a stake of one. */
  play: (random: FairRandom, nonce: number, returned: Float64Array) => void
}

export const seat = { seatId: 'solo' }
export const stakeAmount = 100

const serverSeed = '5eed'.repeat(16)
const playerSeed = 'simulation'

/** The real stream. Its blocks come from a hash that is told the key once, not every time. */
export function streamFor(nonce: number): FairRandom {
  return openStream({ serverSeed, playerSeed, nonce }, 0, quickBlock)
}

/** The quick blocks are the real ones, or nothing that was simulated counts. */
export function checkBlocks(): void {
  for (let nonce = 1; nonce <= 1000; nonce++) {
    const message = `${playerSeed}:${nonce}:${nonce % 7}`
    const real = createHmac('sha256', serverSeed).update(message).digest()
    if (!real.equals(quickBlock(serverSeed, message))) throw new Error(`block of ${message}`)
  }
}

const keyed = hmac.create(sha256, Buffer.from(serverSeed))
const spare = keyed.clone()

function quickBlock(_serverSeed: string, message: string): Buffer {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- a public call of the library
  keyed._cloneInto(spare)
  return Buffer.from(spare.update(Buffer.from(message)).digest().buffer)
}
