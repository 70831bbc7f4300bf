import type { operatorCorrectionCalls } from '@parlour/contract/operator/corrections.ts'
import {
  askAtOnce,
  chargeBack,
  lockCredited,
  lockOpenPayout,
  lockRefundDue,
  resolvePayout,
  sendRefund,
  stopWithdrawal,
  wakeErrands,
} from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { isPlayer } from '../players/index.ts'
import { KeyReused, post, readBalances } from '../wallet/index.ts'
import { agree } from './agreement.ts'
import type { OperatorHandlers } from './run.ts'

export const correctionHandlers = {
  async stopWithdrawal({ tx, error, note }, { orderId, reason }) {
    const stopped = await stopWithdrawal(tx, orderId, reason)
    if (typeof stopped === 'string') throw error(stopped)
    note({ status: 'approved' }, { status: stopped.status })
    return { status: stopped.status }
  },
  async askPayout({ tx, error }, { orderId }) {
    const order = await lockOpenPayout(tx, orderId)
    if (typeof order === 'string') throw error(order)
    await askAtOnce(tx, order)
    await wakeErrands(tx)
    return { status: order.status }
  },
  async resolvePayout(ctx, { orderId, outcome, reason }) {
    const { tx, error } = ctx
    const order = await lockOpenPayout(tx, orderId)
    if (typeof order === 'string') throw error(order)
    const neededApprovals = await countPeople(tx, order.amount)
    const act = { subject: orderId, content: { outcome } }
    const agreed = await agree(ctx, { ...act, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    const { status } = isEnough ? await resolvePayout(tx, order, outcome, reason) : order
    ctx.note({ status: order.status }, { status })
    return { status, ...told }
  },
  async sendRefund(ctx, { orderId }) {
    const { tx, error } = ctx
    const found = await lockRefundDue(tx, orderId)
    if (typeof found === 'string') throw error(found)
    const { order, due: dueAmount } = found
    const neededApprovals = await countPeople(tx, dueAmount)
    const act = { subject: orderId, content: { dueAmount } }
    const agreed = await agree(ctx, { ...act, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (isEnough && !(await sendRefund(tx, order))) throw error('notByProvider')
    await wakeErrands(tx)
    return { status: order.status, dueAmount, ...told }
  },
  async chargeback(ctx, { orderId, reason }) {
    const { tx, error } = ctx
    const order = await lockCredited(tx, orderId)
    if (typeof order === 'string') throw error(order)
    const agreed = await agree(ctx, { subject: orderId, content: {}, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    const { status } = order
    if (!isEnough) return { status, takenAmount: 0, owedAmount: 0, ...told }
    const { taken, owed, ...done } = await chargeBack(tx, order, reason)
    ctx.note({ status }, { status: done.status })
    return { ...done, takenAmount: taken, owedAmount: owed, ...told }
  },
  async adjust(ctx, { playerId, direction, amount, reference }) {
    const { tx, error } = ctx
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const act = { subject: String(playerId), content: { direction, amount, reference } }
    const agreed = await agree(ctx, { ...act, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    const of = { playerId, amount, key: `adjust:${playerId}:${reference}` }
    const before = await readBalances(tx, playerId)
    for (const code of isEnough ? codesOf[direction] : []) {
      const { outcome } = await post(tx, { ...of, code, source: reference }).catch(
        (fault: unknown) => {
          throw fault instanceof KeyReused ? error('referenceTaken') : fault
        },
      )
      if (outcome === 'refused') throw error('notEnough')
      if (outcome === 'repeated') throw error('alreadyDone')
    }
    const { coin, receivable } = await readBalances(tx, playerId)
    ctx.note({ coin: before.coin, owed: before.receivable }, { coin, owed: receivable })
    return { coinAmount: coin, owedAmount: receivable, ...told }
  },
} satisfies OperatorHandlers<typeof operatorCorrectionCalls>

const codesOf = {
  in: ['adjustment_in'],
  out: ['adjustment_out'],
  repay: ['adjustment_out', 'receivable_paid'],
  forgive: ['receivable_paid'],
} as const

/** A sum that would want two people to leave wants two people to be corrected. */
export async function countPeople(tx: Queries, amount: number): Promise<1 | 2> {
  const { settings } = await readSettings(tx)
  return amount >= settings.withdrawalRules.twoOperatorsFrom ? 2 : 1
}
