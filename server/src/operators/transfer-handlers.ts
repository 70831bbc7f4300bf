import type { operatorTransferCalls } from '@parlour/contract/operator/transfers.ts'
import {
  answerConflict,
  conflictOrder,
  countConflicts,
  depositOrder,
  findOwnOrder,
  isConflict,
  listConflicts,
  listWaitingDeposits,
  sumOpenLines,
  sumWaitingDeposits,
} from '../cashier/index.ts'
import { readTimePlace } from '../frame/time-place.ts'
import { readNames } from '../players/index.ts'
import { agree } from './agreement.ts'
import { cutPage, mostCounted } from './pages.ts'
import type { OperatorHandlers } from './run.ts'

export const transferHandlers = {
  async listOpenDeposits({ tx }, { view, cursor, limit }) {
    const after = readTimePlace(cursor, depositOrder)
    const found = await listWaitingDeposits(tx, { view, after, limit: limit + 1 })
    const { shown, nextCursor } = cutPage(found, limit)
    const names = await readNames(
      tx,
      shown.map(({ playerId }) => playerId),
    )
    const depositList = shown.map(({ createdAt, place: _place, ...order }) => ({
      ...order,
      playerName: names.get(order.playerId) ?? String(order.playerId),
      createTime: createdAt.getTime(),
    }))
    return { depositList, nextCursor }
  },
  async countTransfers({ tx }) {
    const match = await sumOpenLines(tx, mostCounted)
    const awaiting = await sumWaitingDeposits(tx, 'awaiting', mostCounted)
    const refundDue = await sumWaitingDeposits(tx, 'refundDue', mostCounted)
    const conflicts = await countConflicts(tx, mostCounted)
    return {
      counts: {
        match: match.count,
        awaiting: awaiting.count,
        refundDue: refundDue.count,
        conflicts,
      },
      sums: { match: match.sum, awaiting: awaiting.sum, refundDue: refundDue.sum },
    }
  },
  async listConflicts({ tx }, { cursor, limit }) {
    const after = readTimePlace(cursor, conflictOrder)
    const found = await listConflicts(tx, { after, limit: limit + 1 })
    const { shown, nextCursor } = cutPage(found, limit)
    const conflictList = []
    for (const { fact, receivedAt, place: _place, ...conflict } of shown) {
      const order = await findOwnOrder(tx, { ...conflict, fact, receivedAt })
      const names = await readNames(tx, order ? [order.playerId] : [])
      const ours = order && {
        ...order,
        playerName: names.get(order.playerId) ?? String(order.playerId),
      }
      conflictList.push({ ...conflict, told: { ...fact }, time: receivedAt.getTime(), ours })
    }
    return { conflictList, nextCursor }
  },
  async resolveConflict(ctx, { provider, eventId, reason }) {
    const { tx, error } = ctx
    if (!(await isConflict(tx, provider, eventId))) throw error('unknownConflict')
    const subject = `${provider}:${eventId}`.slice(0, 100)
    const agreed = await agree(ctx, { subject, content: {}, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: 'waiting', ...told }
    await answerConflict(tx, { provider, eventId, answer: reason })
    return { status: 'resolved', ...told }
  },
} satisfies OperatorHandlers<typeof operatorTransferCalls>
