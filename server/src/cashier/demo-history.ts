import { feeOf } from '@parlour/contract/order-terms.ts'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { post } from '../wallet/index.ts'
import type { CardDetails } from './cards/cards.ts'
import { insertCard, listCards } from './cards/cards.ts'
import { demoChannels } from './demo-tables.ts'
import type { Deposit } from './deposits/orders.ts'
import { lockDeposit, moveDeposit } from './deposits/orders.ts'
import { settleFailed, settlePaid } from './deposits/settle.ts'
import type { OrderRef } from './orders/steps.ts'
import { newOrderId } from './orders/order-id.ts'
import { addStep } from './orders/steps.ts'
import { holdWithdrawals } from './withdrawals/hold.ts'
import { moveWithdrawal } from './withdrawals/orders.ts'
import { insertWithdrawal } from './withdrawals/request.ts'
import { giveBack, payOut } from './withdrawals/settle.ts'

type Purchase = { actType: number; awardId: number | null }
const plain: Purchase = { actType: 0, awardId: null }

/** A deposit as it would have gone, so that the records have something to show. */
export async function placeDemoDeposit(
  tx: Tx,
  playerId: number,
  amount: number,
  purchase: Purchase = plain,
): Promise<OrderRef> {
  const order = await open(tx, { playerId, amount, purchase, isManual: false })
  await settlePaid(tx, order, { paidAmount: amount })
  return order
}

/** The money of an order comes after all, on whatever day it is by now. */
export async function payDemoDeposit(tx: Tx, ref: OrderRef, amount: number): Promise<void> {
  await settlePaid(tx, ref, { paidAmount: amount })
}

export type DemoDepositEnd = 'awaiting' | 'failed' | 'expired' | 'cancelled' | 'latePaid'

/** One that did not simply go well. */
export async function leaveDemoDeposit(
  tx: Tx,
  playerId: number,
  amount: number,
  end: DemoDepositEnd,
): Promise<OrderRef> {
  const isManual = end === 'awaiting'
  const order = await open(tx, { playerId, amount, purchase: plain, isManual })
  if (end === 'failed') await settleFailed(tx, order)
  if (end === 'expired' || end === 'cancelled') await moveDeposit(tx, order, end)
  if (end === 'latePaid') {
    await moveDeposit(tx, order, 'expired')
    await settlePaid(tx, order, { paidAmount: amount })
  }
  return order
}

export type DemoWithdrawalEnd =
  | 'review'
  | 'paid'
  | 'rejected'
  | 'approved'
  | 'submitted'
  | 'unknown'
  | 'failed'
type Wish = {
  playerId: number
  secret: string
  card: CardDetails
  amount: number
  end: DemoWithdrawalEnd
}

/** Money that wants to leave, by the states it would have gone through. */
export async function placeDemoWithdrawal(tx: Tx, wish: Wish): Promise<void> {
  const { playerId, secret, amount, end } = wish
  await insertCard(tx, playerId, wish.card, secret)
  const [card] = await listCards(tx, playerId)
  if (!card) throw new Error(`${playerId} has no card`)
  const { settings } = await readSettings(tx)
  const { feeRate, twoOperatorsFrom } = settings.withdrawalRules
  const orderId = newOrderId('withdrawal', playerId)
  const key = `withdrawal-hold:${orderId}`
  const hold = { code: 'withdrawal_hold', playerId, key, amount, source: orderId } as const
  const held = await post(tx, hold)
  if (held.outcome !== 'posted') throw new Error(`${playerId} cannot withdraw ${amount}`)
  const approvals = amount >= twoOperatorsFrom ? 2 : 1
  const placed = { orderId, playerId, card, amount, fee: feeOf(amount, feeRate), approvals, secret }
  const asked = await insertWithdrawal(tx, placed)
  const order = await moveWithdrawal(tx, asked, 'review', 'awaitsOperator')
  if (end === 'rejected')
    await giveBack(tx, await moveWithdrawal(tx, order, 'rejected', 'notVerified'))
  if (end === 'rejected' || end === 'review') return
  const approved = await moveWithdrawal(tx, order, 'approved', 'byOperator')
  // Held, it goes no further.
  if (end === 'approved') return void (await holdWithdrawals(tx, playerId, true))
  const sent = await moveWithdrawal(tx, approved, 'submitted')
  if (end === 'paid') await payOut(tx, sent)
  if (end === 'failed') await giveBack(tx, await moveWithdrawal(tx, sent, 'failed', 'payoutFailed'))
  // Refused when it was sent again: only a person finds out what became of it.
  if (end === 'unknown') await moveWithdrawal(tx, sent, 'unknown', 'gatewayRefused')
  // On its way: no gateway heard of it, so none is asked.
  if (end === 'submitted')
    await tx.run(sql`update cashier_withdrawals set ask_at = null
      where player_id = ${playerId} and order_id = ${orderId}`)
}

type Opened = { playerId: number; amount: number; purchase: Purchase; isManual: boolean }

async function open(tx: Tx, { playerId, amount, purchase, isManual }: Opened): Promise<Deposit> {
  const [first] = demoChannels
  const channel = (isManual && demoChannels.find(({ family }) => family === 'manual')) || first
  const { actType, awardId } = purchase
  const ref = { playerId, orderId: newOrderId('deposit', playerId) }
  await tx.run(sql`insert into cashier_deposits (player_id, order_id, channel_id, channel_name,
      family, variant, amount, act_type, award_id, expires_at, grace_seconds)
    values (${playerId}, ${ref.orderId}, ${channel.channelId}, ${channel.name}, ${channel.family},
      ${channel.variant}, ${amount}, ${actType}, ${awardId},
      now() + ${isManual ? 24 * 60 : 10} * interval '1 minute', 60)`)
  await addStep(tx, ref, 'created')
  const order = await lockDeposit(tx, ref)
  if (!order) throw new Error(`${ref.orderId} was not written`)
  return moveDeposit(tx, order, 'awaiting')
}
