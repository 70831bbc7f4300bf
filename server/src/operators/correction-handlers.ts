import type { operatorCorrectionCalls } from '@parlour/contract/operator/corrections.ts'
import {
  chargeBack,
  lockCredited,
  lockOpenPayout,
  lockRefundDue,
  resolvePayout,
  sendRefund,
  stopWithdrawal,
  wakeErrands,
} from '../cashier/index.ts'
import type { Tx } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { isPlayer } from '../players/index.ts'
import { post, readBalances } from '../wallet/index.ts'
import { agree } from './agreement.ts'
import type { OperatorHandlers } from './run.ts'

export const correctionHandlers = {
  async stopWithdrawal({ tx, error }, { orderId, reason }) {
    const stopped = await stopWithdrawal(tx, orderId, reason)
    if (typeof stopped === 'string') throw error(stopped)
    return { status: stopped.status }
  },
  async resolvePayout({ tx, operator, error }, { orderId, outcome, reason }) {
    const order = await lockOpenPayout(tx, orderId)
    if (typeof order === 'string') throw error(order)
    const neededApprovals = await countPeople(tx, order.amount)
    const act = { act: 'resolvePayout', subject: orderId, content: { outcome } }
    const agreed = await agree(tx, { ...act, ...operator, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    const { status } = isEnough ? await resolvePayout(tx, order, outcome, reason) : order
    return { status, ...told }
  },
  async sendRefund({ tx, operator, error }, { orderId }) {
    const found = await lockRefundDue(tx, orderId)
    if (typeof found === 'string') throw error(found)
    const { order, due: dueAmount } = found
    const neededApprovals = await countPeople(tx, dueAmount)
    const act = { act: 'sendRefund', subject: orderId, content: { dueAmount } }
    const agreed = await agree(tx, { ...act, ...operator, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (isEnough && !(await sendRefund(tx, order))) throw error('notByProvider')
    await wakeErrands(tx)
    return { status: order.status, dueAmount, ...told }
  },
  async chargeback({ tx, operator, error }, { orderId, reason }) {
    const order = await lockCredited(tx, orderId)
    if (typeof order === 'string') throw error(order)
    const neededApprovals = await countPeople(tx, order.paidAmount ?? 0)
    const act = { act: 'chargeback', subject: orderId, content: {} }
    const agreed = await agree(tx, { ...act, ...operator, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    const { status } = order
    if (!isEnough) return { status, takenAmount: 0, owedAmount: 0, ...told }
    const { taken, owed, ...done } = await chargeBack(tx, order, reason)
    return { ...done, takenAmount: taken, owedAmount: owed, ...told }
  },
  async adjust({ tx, operator, error }, { playerId, direction, amount, reference }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const neededApprovals = await countPeople(tx, amount)
    const content = { direction, amount, reference }
    const act = { act: 'adjust', subject: String(playerId), content }
    const agreed = await agree(tx, { ...act, ...operator, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    const of = { playerId, amount, key: `adjust:${playerId}:${reference}` }
    for (const code of isEnough ? codesOf[direction] : []) {
      const { outcome } = await post(tx, { ...of, code, source: reference })
      if (outcome === 'refused') throw error('notEnough')
      if (outcome === 'repeated') throw error('alreadyDone')
    }
    const { coin, receivable } = await readBalances(tx, playerId)
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
export async function countPeople(tx: Tx, amount: number): Promise<1 | 2> {
  const { settings } = await readSettings(tx)
  return amount >= settings.withdrawalRules.twoOperatorsFrom ? 2 : 1
}
