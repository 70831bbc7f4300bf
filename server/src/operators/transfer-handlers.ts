import type { operatorTransferCalls } from '@parlour/contract/operator/transfers.ts'
import type { PendingView } from '../cashier/index.ts'
import {
  answerConflict,
  conflictOrder,
  countConflicts,
  depositOrder,
  findOwnOrder,
  isConflict,
  listConflicts,
  listManualChannels,
  listMatchedLines,
  listWaitingDeposits,
  matchedOrder,
  sumMatchedLines,
  sumOpenLines,
  sumWaitingDeposits,
} from '../cashier/index.ts'
import { cutText } from '../frame/input.ts'
import { readTimePlace } from '../frame/time-place.ts'
import { readNames } from '../players/index.ts'
import { agree } from './agreement.ts'
import { cutPage, mostCounted } from './pages.ts'
import type { OperatorHandlers } from './run.ts'
import { readToday } from './today.ts'

type View = 'match' | 'awaiting' | 'late' | 'refundDue' | 'matched' | 'conflicts'
type Figures = Record<View, number>

export const transferHandlers = {
  async listOpenDeposits({ tx }, { view, rechargeType: channelId, cursor, limit }) {
    const after = readTimePlace(cursor, depositOrder)
    const found = await listWaitingDeposits(tx, { view, channelId, after, limit: limit + 1 })
    const { shown, nextCursor } = cutPage(found, limit)
    const names = await readNames(
      tx,
      shown.map(({ playerId }) => playerId),
    )
    const depositList = shown.map(({ createdAt, place: _place, channelId: _id, ...order }) => ({
      ...order,
      playerName: names.get(order.playerId) ?? String(order.playerId),
      createTime: createdAt.getTime(),
    }))
    return { depositList, nextCursor }
  },
  async countTransfers({ tx }, { rechargeType: channelId }) {
    const since = await readToday(tx)
    const sumOf = (view: PendingView) => sumWaitingDeposits(tx, { view, channelId }, mostCounted)
    const waiting = {
      match: await sumOpenLines(tx, channelId, mostCounted),
      awaiting: await sumOf('awaiting'),
      late: await sumOf('late'),
      refundDue: await sumOf('refundDue'),
      matched: await sumMatchedLines(tx, { channelId, since, most: mostCounted }),
      conflicts: { count: await countConflicts(tx, mostCounted), sum: 0 },
    }
    const channels = await listManualChannels(tx)
    const names = Object.keys(waiting) as (keyof typeof waiting)[]
    const told = (which: 'count' | 'sum') =>
      Object.fromEntries(names.map((name) => [name, waiting[name][which]])) as Figures
    return {
      counts: told('count'),
      sums: told('sum'),
      channelList: channels.map((one) => ({
        rechargeType: one.channelId,
        channelName: one.name,
      })),
    }
  },
  async listMatched({ tx }, { rechargeType: channelId, cursor, limit }) {
    const after = readTimePlace(cursor, matchedOrder)
    const since = await readToday(tx)
    const found = await listMatchedLines(tx, { channelId, since, after, limit: limit + 1 })
    const { shown, nextCursor } = cutPage(found, limit)
    const channels = await listManualChannels(tx)
    const names = new Map(channels.map((one) => [one.channelId, one.name]))
    const matchedList = shown.map(({ lineId, time, amount, reference, orderId, ...line }) => ({
      lineId,
      channelName: names.get(line.channelId) ?? '',
      amount,
      reference,
      orderId,
      time: time.getTime(),
      matchedTime: line.closedAt.getTime(),
    }))
    return { matchedList, nextCursor }
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
    const subject = cutText(`${provider}:${eventId}`, 100)
    const agreed = await agree(ctx, { subject, content: {}, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: 'waiting', ...told }
    await answerConflict(tx, { provider, eventId, answer: reason })
    return { status: 'resolved', ...told }
  },
} satisfies OperatorHandlers<typeof operatorTransferCalls>
