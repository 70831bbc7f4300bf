import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Turn } from './turns.ts'
import { createTurns } from './turns.ts'

/** argon2id, 19 MiB, two passes. */
const options = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** One core always stays free for everything that is not a password. */
const atOnce = Math.max(1, availableParallelism() - 1)
/** Nobody waits longer, and no line is longer than what can be done in that time. */
const maxWaitMs = 3_000
const maxWaiting = 40 * atOnce

const inTurn = createTurns({ atOnce, maxWaiting, maxWaitMs })

export function hashPassword(password: string, turn: Turn): Promise<string> {
  return inTurn(turn, () => hash(password, options))
}

/** A hash of nothing in particular: checking it costs what checking a real one costs. */
let decoy: Promise<string> | undefined

/** Takes as long for an account that does not exist as for one that does. */
export async function checkPassword(
  stored: string | null,
  password: string,
  turn: Turn,
): Promise<boolean> {
  const isRight = await inTurn(turn, async () => {
    decoy ??= hash('nobody has this password', options)
    return verify(stored ?? (await decoy), password)
  })
  return isRight && stored !== null
}
