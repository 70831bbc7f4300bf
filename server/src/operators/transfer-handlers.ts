import type { operatorTransferCalls } from '@parlour/contract/operator/transfers.ts'
import {
  answerConflict,
  countOpenLines,
  findOwnOrder,
  isConflict,
  listConflicts,
  listPendingDeposits,
} from '../cashier/index.ts'
import { readNames } from '../players/index.ts'
import { agree } from './agreement.ts'
import type { OperatorHandlers } from './run.ts'

const mostLookedAt = 400
const mostCounted = 200

export const transferHandlers = {
  async listOpenDeposits({ tx }, { view, limit }) {
    const found = await listPendingDeposits(tx, mostLookedAt)
    const shown = found.filter(({ status }) => status === view).slice(0, limit)
    const names = await readNames(
      tx,
      shown.map(({ playerId }) => playerId),
    )
    const depositList = shown.map(({ createdAt, ...order }) => ({
      ...order,
      playerName: names.get(order.playerId) ?? String(order.playerId),
      createTime: createdAt.getTime(),
    }))
    return { depositList }
  },
  async countTransfers({ tx }) {
    const deposits = await listPendingDeposits(tx, mostLookedAt)
    const countOf = (status: string) =>
      Math.min(mostCounted, deposits.filter((order) => order.status === status).length)
    return {
      match: await countOpenLines(tx, mostCounted),
      awaiting: countOf('awaiting'),
      refundDue: countOf('refundDue'),
      conflicts: (await listConflicts(tx, mostCounted)).length,
    }
  },
  async listConflicts({ tx }, { limit }) {
    const conflictList = []
    for (const { fact, receivedAt, ...conflict } of await listConflicts(tx, limit)) {
      const order = await findOwnOrder(tx, { ...conflict, fact, receivedAt })
      const names = await readNames(tx, order ? [order.playerId] : [])
      const ours = order && {
        ...order,
        playerName: names.get(order.playerId) ?? String(order.playerId),
      }
      conflictList.push({ ...conflict, told: { ...fact }, time: receivedAt.getTime(), ours })
    }
    return { conflictList }
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
