import { createHash } from 'node:crypto'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { tellDesk } from '../frame/desk-news.ts'
import type { App } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import type { ProviderFact } from './channels/channel.ts'
import { settleLater } from './deposits/later.ts'
import { settleFailed, settlePaid } from './deposits/settle.ts'
import { findOwner } from './orders/order-id.ts'
import type { OrderRef } from './orders/steps.ts'
import { notePayer } from './payers.ts'
import { notePayment, setPaymentOutcome } from './payments.ts'
import { reversePayout, settlePayout } from './withdrawals/settle.ts'

export type Applied =
  | 'credited'
  | 'refundDue'
  | 'refunded'
  | 'chargedBack'
  | 'paid'
  | 'failed'
  | 'reversed'
  | 'ignored'
  | 'conflict'
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
 * and what it leads to are one transaction, and a second delivery waits for the first. A fact that
 * leads nowhere leaves its row all the same, for a person to see.
 */
export async function applyFact(tx: Tx, fact: ProviderFact): Promise<FactOutcome> {
  const { provider, eventId } = fact
  const hash = createHash('sha256').update(JSON.stringify(fact)).digest()
  if (!(await noteFact(tx, fact, { eventId, hash, outcome: 'pending' }))) {
    const stored = await tx.row<{ hash: Buffer; outcome: FactOutcome }>(sql`
      select body_hash as hash, outcome from cashier_provider_events
      where provider = ${provider} and event_id = ${eventId}`)
    if (!stored.hash.equals(hash)) return noteChanged(tx, fact, hash)
    if (stored.outcome !== 'unknownOrder') return 'repeated'
  }
  const outcome: FactOutcome = (await settle(tx, fact)) ?? 'unknownOrder'
  await tx.run(sql`update cashier_provider_events set outcome = ${outcome}
    where provider = ${provider} and event_id = ${eventId}`)
  if (isOdd(outcome)) await tellDesk(tx, 'conflicts', eventId)
  return outcome
}

const isOdd = (outcome: FactOutcome) => outcome === 'conflict' || outcome === 'unknownOrder'

type Noted = { eventId: string; hash: Buffer; outcome: FactOutcome | 'pending' }

async function noteFact(tx: Tx, fact: ProviderFact, noted: Noted): Promise<boolean> {
  const { eventId, hash, outcome } = noted
  const count = await tx.run(sql`insert into cashier_provider_events
      (provider, event_id, order_id, body_hash, fact, outcome)
    values (${fact.provider}, ${eventId}, ${fact.orderId}, ${hash}, ${JSON.stringify(fact)},
      ${outcome})
    on conflict do nothing`)
  return count > 0
}

/** The same event with another content: kept beside the first, under a name of its own. */
async function noteChanged(tx: Tx, fact: ProviderFact, hash: Buffer) {
  const outcome = 'contentChanged' as const
  const eventId = `${fact.eventId}#${hash.toString('hex').slice(0, 16)}`
  if (await noteFact(tx, fact, { eventId, hash, outcome })) await tellDesk(tx, 'conflicts', eventId)
  return outcome
}

async function settle(tx: Tx, fact: ProviderFact): Promise<Applied | null> {
  const { orderId, kind, status, currency } = fact
  const playerId = findOwner(orderId)
  if (playerId === null) return null
  const ref = { playerId, orderId }
  if (!(await isOrder(tx, kind, ref))) return null
  const { settings } = await readSettings(tx)
  if (currency !== settings.currency) return 'conflict'
  if (status === 'paid') return settlePayment(tx, ref, fact)
  if (status === 'failed')
    return kind === 'payout' ? settlePayout(tx, ref, { ...fact, status }) : settleFailed(tx, ref)
  const { provider, paymentRef, paidAmount: amount } = fact
  if (paymentRef === null || (status === 'reversed') !== (kind === 'payout')) return 'conflict'
  const payment = { provider, paymentRef, amount }
  return status === 'reversed'
    ? reversePayout(tx, ref, payment)
    : settleLater(tx, ref, { ...payment, status })
}

/** One payment takes effect once, however many events tell of it. */
async function settlePayment(tx: Tx, ref: OrderRef, fact: ProviderFact): Promise<Applied | null> {
  const { provider, kind, paidAmount, paymentRef } = fact
  if (paidAmount === 0 || paymentRef === null) return 'conflict'
  const payment = { provider, paymentRef, amount: paidAmount }
  if (kind === 'order' && fact.payer)
    await notePayer(tx, ref.playerId, { provider, payer: fact.payer })
  const known = await notePayment(tx, ref, payment)
  if (known !== 'new') return known === 'known' ? 'ignored' : 'conflict'
  const outcome =
    kind === 'payout'
      ? await settlePayout(tx, ref, { ...fact, status: 'paid' })
      : await settlePaid(tx, ref, { paidAmount, isNewPayment: true })
  if (outcome !== null) await setPaymentOutcome(tx, payment, outcome)
  return outcome
}

async function isOrder(tx: Tx, kind: ProviderFact['kind'], { playerId, orderId }: OrderRef) {
  const table = kind === 'payout' ? sql`cashier_withdrawals` : sql`cashier_deposits`
  const found = await tx.find(sql`select from ${table}
    where player_id = ${playerId} and order_id = ${orderId}`)
  return found !== null
}
