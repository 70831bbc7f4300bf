import type { operatorDeskCalls } from '@parlour/contract/operator/desk.ts'
import type { ReviewedWithdrawal } from '../cashier/index.ts'
import { findReviewed, listReviewed } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { readIdCursor } from '../frame/input.ts'
import { readSettings } from '../frame/settings.ts'
import { isVerified } from '../identity/index.ts'
import { getPlayer } from '../players/index.ts'
import { readSummary } from '../wallet/index.ts'
import { readProposers } from './approvals.ts'
import { listAudit } from './audit.ts'
import { isFor, placeOf, queueTopics, readQueues } from './desk-queues.ts'
import type { Operator } from './operators.ts'
import type { OperatorHandlers } from './run.ts'
import type { ReasonFacts } from './withdrawal-reasons.ts'
import { explainWithdrawal } from './withdrawal-reasons.ts'

export const deskHandlers = {
  async getHome({ tx, operator }) {
    const may = (permission: Operator['permissions'][number]) =>
      operator.permissions.includes(permission)
    const topics = queueTopics.filter((topic) => isFor(operator, topic))
    const queues = (await Promise.all(topics.map((topic) => readQueues(tx, topic)))).flat()
    const queueList = queues.toSorted((one, other) => placeOf(one.queue) - placeOf(other.queue))
    return { queueList, latelyList: may('audit.read') ? await readLately(tx) : null }
  },
  async listWithdrawals({ tx }, { view, cursor, limit }) {
    const page = {
      status: view === 'unknown' ? ('unknown' as const) : ('review' as const),
      fewest: view === 'twoPeople' ? 2 : 0,
      after: readIdCursor(cursor),
    }
    const found = await listReviewed(tx, { ...page, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    const withdrawalList = await describe(tx, shown)
    return { withdrawalList, nextCursor: last ? String(last.number) : null }
  },
  async getWithdrawal({ tx, error }, { orderId }) {
    const found = await findReviewed(tx, orderId)
    if (!found) throw error('unknownOrder')
    const { order, steps, days } = found
    const sheet = await readSummary(tx, order.playerId)
    const more = {
      isVerified: await isVerified(tx, order.playerId),
      lockedAmount: sheet.locked,
      owedAmount: sheet.receivable,
    }
    const [described] = await describe(tx, [order], more)
    if (!described) throw error('unknownOrder')
    const { coin, held, locked, receivable: owed, safebox: safe } = sheet
    const accounts = { coin, held, safe, locked, owed }
    return { ...described, stepList: steps, dayList: days, accounts }
  },
} satisfies OperatorHandlers<typeof operatorDeskCalls>

const lately = 8

async function readLately(queries: Queries) {
  const rows = await listAudit(queries, { before: null, limit: lately })
  return rows.map(({ auditId, operatorName, action, subject, at }) => ({
    auditId,
    operatorName,
    action,
    subject,
    time: at.getTime(),
  }))
}

async function describe(
  queries: Queries,
  orders: ReviewedWithdrawal[],
  more: Partial<ReasonFacts> = {},
) {
  const { settings } = await readSettings(queries)
  const { twoOperatorsFrom } = settings.withdrawalRules
  const ids = orders.map(({ orderId }) => orderId)
  const proposers = await readProposers(queries, 'approveWithdrawal', ids)
  const described = []
  for (const order of orders) {
    const proposedBy = proposers.get(order.orderId)?.maker ?? null
    const { nickname, account } = await getPlayer(queries, order.playerId)
    described.push({
      orderId: order.orderId,
      playerId: order.playerId,
      playerName: nickname || account,
      amount: order.amount,
      bankName: order.bankName,
      maskedCard: order.maskedCard,
      status: order.status,
      neededApprovals: order.neededApprovals,
      proposedBy,
      createTime: order.createdAt.getTime(),
      reasonList: explainWithdrawal({ ...order, ...more, twoOperatorsFrom, proposedBy }),
    })
  }
  return described
}
