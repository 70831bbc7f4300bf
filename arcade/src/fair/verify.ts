import { isDeepStrictEqual } from 'node:util'
import type { FairSeeds } from './seeds.ts'
import { commitmentOf } from './seeds.ts'
import type { FairRandom } from './stream.ts'
import { openStream } from './stream.ts'

export type FairClaim<Result> = {
  /** Published before the round. */
  commitment: string
  /** Revealed after it. */
  seeds: FairSeeds
  result: Result
}

export type FairVerdict =
  | { isFair: true }
  | { isFair: false; reason: 'otherServerSeed' | 'otherResult' }

/** Was this the promised seed, and does it lead to this result? */
export function verifyRound<Result>(
  { commitment, seeds, result }: FairClaim<Result>,
  replay: (random: FairRandom) => Result,
): FairVerdict {
  if (commitmentOf(seeds.serverSeed) !== commitment) {
    return { isFair: false, reason: 'otherServerSeed' }
  }
  const isSame = isDeepStrictEqual(replay(openStream(seeds)), result)
  return isSame ? { isFair: true } : { isFair: false, reason: 'otherResult' }
}
