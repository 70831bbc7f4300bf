import type { Caller, Request } from './caller.ts'
import type { Tx } from './db.ts'
import { sql } from './db.ts'
import { CallError } from './failures.ts'
import { answerOnce } from './idempotency.ts'
import { keyedHash } from './keyring.ts'
import type { App } from './module.ts'

export type OnceContext = { app: App; caller: Caller; request: Request }

/**
 * The transaction of a call that also does slow work (hashing, a provider, a picture) and so must
 * not run inside the frame's: same key, same answer. Only a keyed hash of the content is kept,
 * because it may hold a password of six digits.
 */
export async function runOnce<Output extends object>(
  { app, caller, request }: OnceContext,
  path: string,
  content: object,
  work: (tx: Tx) => Promise<Output>,
): Promise<Output> {
  const { idempotencyKey: key } = request
  const hash = keyedHash(app.config.PARLOUR_SECRET, 'idempotency', JSON.stringify(content))
  const outcome = await app.database.transaction(async (tx) => {
    const { playerId } = caller
    if (!key) return keepRefusal(work(tx))
    const once = { key, call: path, input: hash.toString('hex'), playerId }
    const answer = await keepRefusal(answerOnce(tx, once, work) as Promise<Output>)
    // A refusal is no answer to repeat: the next try with the key is judged anew.
    if (answer instanceof CallError)
      await tx.run(sql`delete from idempotency_keys
        where player_id = ${playerId} and key = ${key} and answer is null`)
    return answer
  })
  if (outcome instanceof CallError) throw outcome
  return outcome
}

/** A kept error commits what was written before it, and is raised afterwards. */
async function keepRefusal<Output>(work: Promise<Output>): Promise<Output | CallError> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CallError && error.isKept) return error
    throw error
  }
}
