import type { calls } from '@parlour/contract/index.ts'
import { processingPeriods as periods } from '@parlour/contract/order-terms.ts'
import { sql } from '../../frame/db.ts'
import type { Queries } from '../../frame/db.ts'
import type { Handlers } from '../../frame/module.ts'
import { listCoupons } from '../../rewards/index.ts'
import { listBanks, listChannels } from '../channels/list.ts'
import { cutPage, readPageFilter } from '../orders/page.ts'
import { depositTransitions, mayBecome } from '../orders/transitions.ts'
import { answerDeposits, answerPayment } from './answer.ts'
import { listEarnings, mayTakeOffers } from './offers.ts'
import { openDeposit } from './open.ts'
import { findDeposit, listDeposits, lockDeposit, moveDeposit } from './orders.ts'
import { placeDeposit } from './place.ts'

type Served = Pick<
  typeof calls,
  | 'anonymousTradeInfo'
  | 'tradeInfo'
  | 'recharge3'
  | 'isRechargeDone'
  | 'checkRechargeOrder'
  | 'cancelRechargeOrder'
  | 'getRechargeRecord'
>

export const depositHandlers = {
  anonymousTradeInfo: ({ tx }) => readTradeInfo(tx),
  async tradeInfo({ app, tx, caller }) {
    const { playerId } = caller
    const open = await listDeposits(tx, { playerId, where: isOpen, limit: 10 })
    const openOrderList = await answerDeposits(tx, playerId, open)
    const couponList = (await mayTakeOffers(tx, playerId)) ? await listCoupons(tx, playerId) : []
    const promotionList = await listEarnings(app, tx, playerId)
    return { ...(await readTradeInfo(tx)), couponList, promotionList, openOrderList }
  },
  async recharge3({ app, caller, once, error }, input) {
    const { orderId } = await once(async (tx) => {
      const placed = await placeDeposit({ app, tx, caller }, input)
      if (typeof placed === 'string') throw error(placed)
      return placed
    })
    const order = await openDeposit(app, { playerId: caller.playerId, orderId })
    if (order.payment === null) throw error('channelSilent')
    return answerPayment(app.database, order)
  },
  async isRechargeDone({ tx, caller, error }, { orderId }) {
    const { playerId } = caller
    const order =
      orderId === undefined
        ? (await listDeposits(tx, { playerId, where: sql`true`, limit: 1 }))[0]
        : await findDeposit(tx, { playerId, orderId })
    if (orderId !== undefined && !order) throw error('unknownOrder')
    return { isRechargeDone: order?.status === 'credited' }
  },
  async checkRechargeOrder({ tx, caller, error }, { orderId }) {
    const { playerId } = caller
    const order = await findDeposit(tx, { playerId, orderId })
    if (!order) throw error('unknownOrder')
    const [shown] = await answerDeposits(tx, playerId, [order])
    const isPayable = order.status === 'awaiting'
    return { order: shown!, payment: isPayable ? await answerPayment(tx, order) : null }
  },
  async cancelRechargeOrder({ tx, caller, error }, { orderId }) {
    const { playerId } = caller
    const order = await lockDeposit(tx, { playerId, orderId })
    if (!order) throw error('unknownOrder')
    const isGone = order.status === 'cancelled'
    if (!isGone && !mayBecome(depositTransitions, order.status, 'cancelled'))
      throw error('alreadyPaid')
    const cancelled = isGone ? order : await moveDeposit(tx, order, 'cancelled', byPlayer)
    const [shown] = await answerDeposits(tx, playerId, [cancelled])
    return { order: shown! }
  },
  async getRechargeRecord({ tx, caller }, input) {
    const { playerId } = caller
    const where = await readPageFilter(tx, input)
    const rows = await listDeposits(tx, { playerId, where, limit: input.limit + 1 })
    const { shown, nextCursor } = cutPage(rows, input.limit)
    return { orderList: await answerDeposits(tx, playerId, shown), nextCursor }
  },
} satisfies Handlers<Served>

const isOpen = sql`status in ('created', 'awaiting') and expires_at > now()`
const byPlayer = { reason: 'byPlayer' }

async function readTradeInfo(queries: Queries) {
  const appRechargeTypeList = await listChannels(queries)
  return { appRechargeTypeList, bankList: await listBanks(queries), periods }
}
