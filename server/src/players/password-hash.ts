import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { FrameFailure } from '../frame/failures.ts'

/** argon2id, 19 MiB, two passes. */
const options = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** One core always stays free for everything that is not a password. */
const maxRunning = Math.max(1, availableParallelism() - 1)
const maxWaiting = 400

let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options))
}

/** A hash of nothing in particular: checking it costs what checking a real one costs. */
let decoy: Promise<string> | undefined

/** Takes as long for an account that does not exist as for one that does. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const against = stored ?? (await decoy)
  const isRight = await inTurn(() => verify(against, password))
  return isRight && stored !== null
}

/** Hashing costs tens of milliseconds of a core: a bounded queue keeps a rush from being felt. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw new FrameFailure('unavailable')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
