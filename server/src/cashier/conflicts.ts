import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { tellDesk } from '../frame/desk-news.ts'
import type { ProviderFact } from './channels/channel.ts'
import type { TimeOrder, TimePlace } from '../frame/time-place.ts'
import { isBeyond, named, timePlaceOf } from '../frame/time-place.ts'
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

/** An event's own name may be long and of any letters: among equals in time its hash decides. */
export const conflictOrder: TimeOrder = {
  at: sql`received_at`,
  id: sql`md5(provider || ':' || event_id)`,
  ...named,
}
type Page = { after?: TimePlace | null; limit: number }

/** What a provider said that no rule could follow: what it changed and of no order, too. */
export function listConflicts(queries: Queries, { after = null, limit }: Page) {
  const { at, id } = conflictOrder
  return queries.rows<Conflict & { place: string }>(sql`
    select provider, event_id as "eventId", left(order_id, 40) as "orderId", outcome as kind, fact,
      received_at as "receivedAt", ${timePlaceOf(conflictOrder)} as place
    from cashier_provider_events where ${isOdd} and ${isBeyond(after, conflictOrder, true)}
    order by ${at} desc, ${id} desc limit ${limit}`)
}

export async function countConflicts(queries: Queries, most: number): Promise<number> {
  const { events } = await queries.row<{ events: number }>(sql`select count(*) as events from (
    select from cashier_provider_events where ${isOdd} limit ${most}) odd`)
  return events
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
