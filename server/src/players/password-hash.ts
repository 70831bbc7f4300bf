import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Turn } from './turns.ts'
import { createTurns } from './turns.ts'

/** argon2id, 19 MiB, two passes. A test that asks fifty at once asks about them, not about it. */
const costs = {
  full: { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 },
  small: { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 },
}

/** One core always stays free for everything that is not a password. */
const atOnce = Math.max(1, availableParallelism() - 1)
/** What one costs on a fast core. */
const hashMs = 30

let inTurn = turnsOf(3_000)
let options = costs.full

/** The cores are the process's, and so are the lines before them. */
export function limitHashing(maxWaitMs: number, cost: keyof typeof costs): void {
  inTurn = turnsOf(maxWaitMs)
  options = costs[cost]
  decoy = undefined
}

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

/** No line is longer than what can be done while its last one may wait. */
function turnsOf(maxWaitMs: number) {
  return createTurns({ atOnce, maxWaiting: Math.ceil((maxWaitMs / hashMs) * atOnce), maxWaitMs })
}
