import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { takeCouponBack } from '../../rewards/index.ts'
import { takeBack } from '../../wallet/index.ts'
import { findOwner } from '../orders/order-id.ts'
import type { Deposit } from './orders.ts'
import { lockDeposit, moveDeposit } from './orders.ts'

export type ChargebackFault = 'unknownOrder' | 'notCredited'

export async function lockCredited(tx: Tx, orderId: string): Promise<Deposit | ChargebackFault> {
  const playerId = findOwner(orderId)
  const order = playerId === null ? null : await lockDeposit(tx, { playerId, orderId })
  if (!order) return 'unknownOrder'
  return order.status === 'credited' ? order : 'notCredited'
}

/**
 * The bank took a deposit back: so do we, with the bonus its coupon gave. What the player has spent
 * of it becomes a debt, and nothing is withdrawn while there is one.
 */
export async function chargeBack(tx: Tx, order: Deposit, reason: string) {
  const { playerId, orderId, paidAmount, bonus } = order
  if (paidAmount === null) throw new Error(`${orderId} has no amount to take back`)
  const paid = { playerId, source: orderId, key: `chargeback:${orderId}`, amount: paidAmount }
  const money = await takeBack(tx, { ...paid, code: 'chargeback' })
  const extra = bonus > 0 ? await takeCouponBack(tx, order) : { taken: 0, owed: 0 }
  await tx.run(sql`update cashier_totals set deposited = greatest(0, deposited - ${paidAmount})
    where player_id = ${playerId}`)
  const { status } = await moveDeposit(tx, order, 'chargedBack', { reason })
  return { status, taken: money.taken + extra.taken, owed: money.owed + extra.owed }
}
