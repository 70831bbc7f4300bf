import type { operatorDeskCalls } from '@parlour/contract/operator/desk.ts'
import { findReviewed, readDepositedOf } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { tellDesk } from '../frame/desk-news.ts'
import { readIdCursor } from '../frame/input.ts'
import { isVerified } from '../identity/index.ts'
import { countSharing } from '../players/index.ts'
import { readPlayCounters, readSummary } from '../wallet/index.ts'
import { listDeeds } from './audit.ts'
import { isFor, placeOf, queueTopics, readArrivals, readQueues, tellQueues } from './desk-queues.ts'
import type { Operator } from './operators.ts'
import { readPlayersNow } from './players-now.ts'
import type { OperatorHandlers } from './run.ts'
import { giveBack, take } from './takes.ts'
import { countViews, describe, findWithdrawals } from './withdrawal-list.ts'

export const deskHandlers = {
  async getHome({ tx, operator }) {
    const may = (permission: Operator['permissions'][number]) =>
      operator.permissions.includes(permission)
    const topics = queueTopics.filter((topic) => isFor(operator, topic))
    const read = (await Promise.all(topics.map((topic) => readQueues(tx, topic)))).flat()
    const queues = tellQueues(read, operator)
    const sorted = queues.toSorted((one, other) => placeOf(one.queue) - placeOf(other.queue))
    const queueList = await Promise.all(
      sorted.map(async (one) => ({ ...one, arrivalList: await readArrivals(tx, one.queue) })),
    )
    return {
      queueList,
      playersNow: may('players.read') ? await readPlayersNow(tx) : null,
      latelyList: may('audit.read') ? await readLately(tx) : null,
    }
  },
  async listWithdrawals({ tx, operator: { operatorId } }, { cursor, limit, ...wanted }) {
    const page = { operatorId, after: readIdCursor(cursor), limit }
    const { shown, next } = await findWithdrawals(tx, wanted, page)
    return {
      withdrawalList: shown.map(({ row }) => row),
      counts: await countViews(tx, operatorId),
      nextCursor: next === null ? null : String(next),
    }
  },
  async takeWithdrawal({ tx, operator: { operatorId }, error }, { orderId, isTaken }) {
    const found = await findReviewed(tx, orderId)
    if (!found) throw error('unknownOrder')
    if (!waits.has(found.order.status)) throw error('notWaiting')
    if (!isTaken) await giveBack(tx, { orderId, operatorId })
    else if (!(await take(tx, { orderId, operatorId }))) throw error('takenByOther')
    await tellDesk(tx, 'withdrawals', orderId)
    return { status: isTaken ? 'taken' : 'free' }
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
      sharing: await countSharing(tx, order.playerId),
      staked: (await readPlayCounters(tx, order.playerId)).staked,
      depositedEver: (await readDepositedOf(tx, [order.playerId])).get(order.playerId) ?? 0,
    }
    const [described] = await describe(tx, [order], more)
    if (!described) throw error('unknownOrder')
    const { coin, held, locked, receivable: owed, safebox: safe } = sheet
    const accounts = { coin, held, safe, locked, owed }
    return { ...described, stepList: steps, dayList: days, accounts }
  },
} satisfies OperatorHandlers<typeof operatorDeskCalls>

const waits = new Set(['review', 'unknown'])
const lately = 8

async function readLately(queries: Queries) {
  const rows = await listDeeds(queries, lately)
  return rows.map(({ auditId, operatorName, action, subject, isProposed, at }) => ({
    auditId,
    operatorName,
    action,
    subject,
    isProposed,
    time: at.getTime(),
  }))
}
