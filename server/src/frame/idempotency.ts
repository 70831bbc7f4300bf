import { createHash } from 'node:crypto'
import type { Tx } from './db.ts'
import { sql } from './db.ts'
import { FrameFailure } from './failures.ts'
import type { Job } from './schedule.ts'

type Output = object
type Once = { key: string; call: string; input: unknown; playerId: number }
type Stored = { call: string; request_hash: Buffer; answer: Output }

/**
 * Runs the work the first time a key is seen and repeats its answer afterwards. The key's row is
 * written before the work, so a second call with the same key waits for the first to end; if that
 * one fails, its row goes with it and the second call does the work.
 */
export async function answerOnce(tx: Tx, once: Once, work: (tx: Tx) => Promise<Output>) {
  const { key, call, playerId } = once
  const hash = createHash('sha256').update(JSON.stringify(once.input)).digest()
  const isFirst = await tx.run(sql`
    insert into idempotency_keys (player_id, key, call, request_hash)
    values (${playerId}, ${key}, ${call}, ${hash}) on conflict do nothing`)
  if (!isFirst) return findAnswer(tx, once, hash)
  const answer = await work(tx)
  await tx.run(sql`update idempotency_keys set answer = ${JSON.stringify(answer)}
    where player_id = ${playerId} and key = ${key}`)
  return answer
}

/** A refusal that is kept has no answer to repeat: the next try is judged anew. */
export async function forgetKey(tx: Tx, playerId: number, key: string): Promise<void> {
  await tx.run(sql`delete from idempotency_keys where player_id = ${playerId} and key = ${key}`)
}

/** Keys are kept for two days: longer than any client repeats a call. */
export const forgetOldKeys: Job = {
  name: 'idempotency.forget',
  everyMs: 3_600_000,
  async run(tx) {
    await tx.run(sql`delete from idempotency_keys where created_at < now() - interval '2 days'`)
  },
}

async function findAnswer(tx: Tx, { key, call, playerId }: Once, hash: Buffer) {
  const stored = await tx.row<Stored>(sql`
    select call, request_hash, answer from idempotency_keys
    where player_id = ${playerId} and key = ${key}`)
  if (stored.call !== call || !stored.request_hash.equals(hash)) throw new FrameFailure('keyReused')
  return stored.answer
}
