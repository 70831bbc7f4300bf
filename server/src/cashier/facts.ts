import { createHash } from 'node:crypto'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import type { ProviderFact } from './channels/channel.ts'
import { settleFailed, settlePaid } from './deposits/settle.ts'
import { findOwner } from './orders/order-id.ts'
import { settlePayout } from './withdrawals/settle.ts'

export type Applied = 'credited' | 'refundDue' | 'paid' | 'failed' | 'ignored' | 'conflict'
export type FactOutcome = Applied | 'repeated' | 'contentChanged' | 'unknownOrder'

/** Applies what a provider told, in a callback or when asked, and logs what came of it. */
export async function learn({ database, log }: App, fact: ProviderFact): Promise<FactOutcome> {
  const outcome = await database.transaction((tx) => applyFact(tx, fact))
  const { provider, orderId, eventId } = fact
  const isOdd = ['conflict', 'contentChanged', 'unknownOrder'].includes(outcome)
  log[isOdd ? 'error' : 'info']({ provider, orderId, eventId, outcome }, 'a fact of a provider')
  return outcome
}

/**
 * A verified fact of a provider, from a callback or a query, takes effect once: the event's row
 * and what it leads to are one transaction, and a second delivery waits for the first.
 */
async function applyFact(tx: Tx, fact: ProviderFact): Promise<FactOutcome> {
  const { provider, eventId, orderId } = fact
  const hash = createHash('sha256').update(JSON.stringify(fact)).digest()
  const isNew = await tx.run(sql`insert into cashier_provider_events
      (provider, event_id, order_id, body_hash, fact, outcome)
    values (${provider}, ${eventId}, ${orderId}, ${hash}, ${JSON.stringify(fact)}, 'pending')
    on conflict do nothing`)
  if (!isNew) return compareEvent(tx, fact, hash)
  const outcome = await settle(tx, fact)
  if (outcome === null) {
    await tx.run(sql`delete from cashier_provider_events
      where provider = ${provider} and event_id = ${eventId}`)
    return 'unknownOrder'
  }
  await tx.run(sql`update cashier_provider_events set outcome = ${outcome}
    where provider = ${provider} and event_id = ${eventId}`)
  return outcome
}

async function settle(tx: Tx, fact: ProviderFact): Promise<Applied | null> {
  const { orderId, kind, status, paidAmount } = fact
  const playerId = findOwner(orderId)
  if (playerId === null) return null
  const ref = { playerId, orderId }
  if (kind === 'payout') return settlePayout(tx, ref, fact)
  if (status === 'failed') return settleFailed(tx, ref)
  return paidAmount > 0 ? settlePaid(tx, ref, { paidAmount }) : 'conflict'
}

async function compareEvent(tx: Tx, { provider, eventId }: ProviderFact, hash: Buffer) {
  const stored = await tx.row<{ hash: Buffer }>(sql`
    select body_hash as hash from cashier_provider_events
    where provider = ${provider} and event_id = ${eventId}`)
  return stored.hash.equals(hash) ? 'repeated' : 'contentChanged'
}
