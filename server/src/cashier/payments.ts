import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { OrderRef } from './orders/steps.ts'

/** One transfer of money, by the provider's own name for it. */
export type Payment = { provider: string; paymentRef: string; amount: number }

/**
 * Writes a payment down, once. `known` has had its effect before; `other` bears a reference that
 * stood for something else. One that led nowhere so far is `new` again.
 */
export async function notePayment(
  tx: Tx,
  { playerId, orderId }: OrderRef,
  { provider, paymentRef, amount }: Payment,
): Promise<'new' | 'known' | 'other'> {
  const isNew = await tx.run(sql`insert into cashier_payments
      (provider, payment_ref, player_id, order_id, amount, outcome)
    values (${provider}, ${paymentRef}, ${playerId}, ${orderId}, ${amount}, 'conflict')
    on conflict do nothing`)
  if (isNew) return 'new'
  const found = await tx.row<{ orderId: string; amount: number; outcome: string }>(sql`
    select order_id as "orderId", amount, outcome from cashier_payments
    where provider = ${provider} and payment_ref = ${paymentRef} for update`)
  if (found.orderId !== orderId || found.amount !== amount) return 'other'
  return found.outcome === 'conflict' ? 'new' : 'known'
}

export async function setPaymentOutcome(
  tx: Tx,
  { provider, paymentRef }: Payment,
  outcome: string,
): Promise<void> {
  await tx.run(sql`update cashier_payments set outcome = ${outcome}, ask_at = null
    where provider = ${provider} and payment_ref = ${paymentRef}`)
}

/** How many payments of an order are written down. */
export async function countPayments(tx: Tx, { playerId, orderId }: OrderRef): Promise<number> {
  const { count } = await tx.row<{ count: number }>(sql`select count(*) as count
    from cashier_payments where player_id = ${playerId} and order_id = ${orderId}`)
  return count
}

/** What came of a payment so far, held by this transaction; null when it was never told of. */
export async function lockPayment(
  tx: Tx,
  { playerId, orderId }: OrderRef,
  { provider, paymentRef, amount }: Payment,
): Promise<string | null> {
  const found = await tx.find<{ outcome: string }>(sql`select outcome from cashier_payments
    where provider = ${provider} and payment_ref = ${paymentRef} and player_id = ${playerId}
    and order_id = ${orderId} and amount = ${amount} for update`)
  return found?.outcome ?? null
}

/**
 * Whether it is the payment its order was paid with, by what came of it so far. An order that was
 * paid before payments were written down, or by a person's word, was told of none.
 */
export async function hasPaid(tx: Tx, ref: OrderRef, outcome: string | null): Promise<boolean> {
  if (outcome === null) return (await countPayments(tx, ref)) === 0
  return ['credited', 'paid', 'ignored'].includes(outcome)
}

/** Whether the provider itself has said that a payout was paid. */
export async function isToldPaid(tx: Tx, { playerId, orderId }: OrderRef): Promise<boolean> {
  const told = await tx.find(sql`select from cashier_payments
    where player_id = ${playerId} and order_id = ${orderId} and outcome in ('paid', 'ignored')
    limit 1`)
  return told !== null
}

/** Those that had to go back have gone; answers how many. */
export function noteRefunds(tx: Tx, { playerId, orderId }: OrderRef): Promise<number> {
  return tx.run(sql`update cashier_payments set outcome = 'refunded', ask_at = null
    where player_id = ${playerId} and order_id = ${orderId}
    and outcome in ('refundDue', 'refunding')`)
}
