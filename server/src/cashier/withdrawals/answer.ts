import type { OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import { periodOf } from '@parlour/contract/order-terms.ts'
import type { Queries } from '../../frame/db.ts'
import { readTimelines } from '../orders/steps.ts'
import type { Withdrawal } from './orders.ts'

type WithdrawalOrder = OutputOf<typeof calls.exchange>['order']

export async function answerWithdrawals(
  queries: Queries,
  playerId: number,
  orders: Withdrawal[],
): Promise<WithdrawalOrder[]> {
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
    fee: order.fee,
    bankName: order.bankName,
    bankNameEn: order.bankNameEn,
    cardNum: order.maskedCard,
  }))
}
