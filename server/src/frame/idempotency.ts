import type { Call } from '@parlour/contract/call.ts'
import { takesKey } from '@parlour/contract/call.ts'
import { repeatWindowMs } from '@parlour/contract/envelope.ts'
import type { Caller, Request } from './caller.ts'
import type { Database, Queries, Tx } from './db.ts'
import { sql } from './db.ts'
import { CallError, FrameFailure } from './failures.ts'
import { keyedHashes } from './keyring.ts'
import type { App, Once } from './module.ts'

type ParsedCall = { call: Call; caller: Caller | null; request: Request; input: unknown }

/**
 * The one transaction of a call that writes. A kept error commits what was written before it and is
 * raised afterwards, so that a failed try can be counted; it is no answer to repeat, so the next
 * try is judged anew.
 */
export function makeOnce({ config, database, inTurn }: App, asked: ParsedCall): Once {
  const wish = findWish(config.PARLOUR_SECRET, asked)
  const { call, caller } = asked
  const begin: Database['transaction'] = (work) =>
    caller
      ? database.transactionFor({ playerId: caller.playerId, what: call.path }, work)
      : database.transaction(work)
  async function once<Output extends object>(work: (tx: Tx) => Promise<Output>): Promise<Output> {
    const act = () =>
      begin(async (tx) => {
        try {
          return await (wish ? answerOnce(tx, wish, work) : work(tx))
        } catch (error) {
          if (!(error instanceof CallError && error.isKept)) throw error
          if (wish) await forgetKey(tx, wish)
          return error
        }
      })
    const outcome = await (wish ? inTurn(`${wish.playerId} ${wish.key}`, act) : act())
    if (outcome instanceof CallError) throw outcome
    return outcome
  }
  return Object.assign(once, {
    findAnswer: async <Output extends object>() =>
      wish && wish.arrivedAt === null ? findDone<Output>(database, wish) : null,
  })
}

/** The whole content was the same, a password in it too: who asks again has proved themselves. */
async function findDone<Output extends object>(
  queries: Queries,
  { playerId, key, call, hashes }: Wish,
): Promise<Output | null> {
  const stored = await queries.find<{ answer: Output | null }>(sql`
    select answer from idempotency_keys where player_id = ${playerId} and key = ${key}
    and call = ${call} and request_hash = any(${hashes}::bytea[])`)
  return stored?.answer ?? null
}

/** What was asked, as far as it tells a repeat from another wish. */
type Wish = {
  playerId: number
  call: string
  key: string
  /** By the secret in use first, then by others: while it changes, each copy has its own. */
  hashes: Buffer[]
  /** For a key made from the content: when the call arrived, by this process' own clock. */
  arrivedAt: number | null
}

/** Only a keyed hash of the content is kept: it may hold a password of six digits. */
function findWish(secret: string, { call, caller, request, input }: ParsedCall): Wish | null {
  const { idempotencyKey, arrivedAt } = request
  if (!caller || !takesKey(call) || (idempotencyKey === null && !call.money)) return null
  const hashes = keyedHashes(secret, 'idempotency', canonicalText({ call: call.path, input }))
  const wish = { playerId: caller.playerId, call: call.path, hashes }
  return idempotencyKey === null
    ? { ...wish, key: `content:${hashes[0]?.toString('hex')}`, arrivedAt }
    : { ...wish, key: idempotencyKey, arrivedAt: null }
}

/**
 * The key's row is written before the work, so a second call with the same key waits for the first
 * to end; if that one fails, its row goes with it and the second call does the work.
 */
async function answerOnce<Output extends object>(
  tx: Tx,
  wish: Wish,
  work: (tx: Tx) => Promise<Output>,
): Promise<Output> {
  const { playerId, key, call, hashes } = wish
  if (wish.arrivedAt !== null) await forgetOutlived(tx, wish, wish.arrivedAt)
  const isFirst = await tx.run(sql`
    insert into idempotency_keys (player_id, key, call, request_hash)
    values (${playerId}, ${key}, ${call}, ${hashes[0]}) on conflict do nothing`)
  if (!isFirst) return findAnswer<Output>(tx, wish)
  const answer = await work(tx)
  await tx.run(sql`update idempotency_keys set answer = ${JSON.stringify(answer)}
    where player_id = ${playerId} and key = ${key}`)
  return answer
}

/**
 * Makes room for the same content as a new wish, once the window is over. It is looked back from
 * the moment of arrival, whatever the call waited for since: fifty at once are one, however long
 * the queue of their passwords. The age is a span, so clocks of several copies need not agree.
 */
async function forgetOutlived(tx: Tx, { playerId, key }: Wish, arrivedAt: number): Promise<void> {
  const ageMs = repeatWindowMs + performance.now() - arrivedAt
  await tx.run(sql`delete from idempotency_keys where player_id = ${playerId} and key = ${key}
    and created_at < clock_timestamp() - ${ageMs} * interval '1 millisecond'`)
}

async function forgetKey(tx: Tx, { playerId, key }: Wish): Promise<void> {
  await tx.run(sql`delete from idempotency_keys where player_id = ${playerId} and key = ${key}`)
}

type Stored<Output> = { call: string; hash: Buffer; answer: Output }

async function findAnswer<Output>(tx: Tx, { playerId, key, call, hashes }: Wish): Promise<Output> {
  const stored = await tx.row<Stored<Output>>(sql`
    select call, request_hash as hash, answer from idempotency_keys
    where player_id = ${playerId} and key = ${key}`)
  if (stored.call !== call || !hashes.some((hash) => hash.equals(stored.hash)))
    throw new FrameFailure('keyReused')
  return stored.answer
}

/** The same text for the same content, in whatever order its fields were sent. */
function canonicalText(content: object): string {
  return JSON.stringify(content, (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
