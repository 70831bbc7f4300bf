import type { OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import { periodOf } from '@parlour/contract/order-terms.ts'
import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { readTimelines } from '../orders/steps.ts'
import type { Deposit } from './orders.ts'

type DepositOrder = OutputOf<typeof calls.checkRechargeOrder>['order']
type Payment = OutputOf<typeof calls.recharge3>

/** Orders of one player as the wire shows them, with their timelines. */
export async function answerDeposits(
  queries: Queries,
  playerId: number,
  orders: Deposit[],
): Promise<DepositOrder[]> {
  const orderIds = orders.map(({ orderId }) => orderId)
  const timelines = await readTimelines(queries, playerId, orderIds)
  return orders.map((order) => ({
    orderId: order.orderId,
    amount: order.amount,
    createTime: order.createdAt.getTime(),
    reason: order.reason,
    period: periodOf(order.amount),
    timeline: timelines.get(order.orderId) ?? [],
    status: order.status,
    rechargeType: order.channelId,
    rechargeName: order.channelName,
    paidAmount: order.paidAmount,
    bonus: order.bonus,
    actType: order.actType,
    expiresAt: order.expiresAt.getTime(),
  }))
}

/** How to pay, with the one clock: what ends the countdown, and what time it is now. */
export async function answerPayment(queries: Queries, order: Deposit): Promise<Payment> {
  const { now } = await queries.row<{ now: Date }>(sql`select now() as now`)
  const { payUrl = null, qrCodeText = null, bankAccount = null } = order.payment ?? {}
  return {
    orderId: order.orderId,
    amount: order.amount,
    createTime: order.createdAt.getTime(),
    expiresAt: order.expiresAt.getTime(),
    serverTime: now.getTime(),
    appRechargeBankOwn: bankAccount && {
      ...bankAccount,
      bankNameEn: bankAccount.bankNameEn || bankAccount.bankName,
      accountNameEn: bankAccount.accountNameEn || bankAccount.accountName,
      amount: order.amount,
    },
    payUrl,
    qrCodeText,
  }
}
