import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { tellDesk } from '../frame/desk-news.ts'
import type { ProviderFact } from './channels/channel.ts'
import { findOwner } from './orders/order-id.ts'

export type Conflict = {
  provider: string
  eventId: string
  orderId: string
  kind: 'conflict' | 'contentChanged' | 'unknownOrder'
  fact: ProviderFact
  receivedAt: Date
}

const isOdd = {
  text: `outcome in ('conflict', 'contentChanged', 'unknownOrder') and answer is null`,
  values: [],
}

/** What a provider said that no rule could follow: what it changed and of no order, too. */
export function listConflicts(queries: Queries, limit: number): Promise<Conflict[]> {
  return queries.rows<Conflict>(sql`
    select provider, event_id as "eventId", left(order_id, 40) as "orderId", outcome as kind, fact,
      received_at as "receivedAt"
    from cashier_provider_events where ${isOdd} order by received_at desc limit ${limit}`)
}

export type OwnOrder = { playerId: number; status: string; amount: number }

/** What our books say of the order a provider speaks of. */
export async function findOwnOrder(
  queries: Queries,
  { orderId, fact }: Conflict,
): Promise<OwnOrder | null> {
  const playerId = findOwner(orderId)
  if (playerId === null) return null
  const table = fact.kind === 'payout' ? sql`cashier_withdrawals` : sql`cashier_deposits`
  return queries.find<OwnOrder>(sql`
    select player_id as "playerId", status, amount from ${table}
    where player_id = ${playerId} and order_id = ${orderId}`)
}

/** Held by this transaction; null when nothing of it is unanswered. */
export async function isConflict(tx: Tx, provider: string, eventId: string): Promise<boolean> {
  const found = await tx.find(sql`select from cashier_provider_events
    where provider = ${provider} and event_id = ${eventId} and ${isOdd} for update`)
  return found !== null
}

/** What people found out; the provider's word stays as it came. */
export async function answerConflict(
  tx: Tx,
  { provider, eventId, answer }: { provider: string; eventId: string; answer: string },
): Promise<void> {
  await tx.run(sql`update cashier_provider_events set answer = ${answer}
    where provider = ${provider} and event_id = ${eventId}`)
  await tellDesk(tx, 'conflicts', eventId)
}
