import type { operatorStatementCalls } from '@parlour/contract/operator/statements.ts'
import {
  closeLine,
  compareSettlement,
  confirmDeposit,
  importStatement,
  isProposed,
  lineOrder,
  listManualChannels,
  listProposals,
  lockLine,
  lockUnpaid,
} from '../cashier/index.ts'
import { readTimePlace } from '../frame/time-place.ts'
import { readNames } from '../players/index.ts'
import { agree } from './agreement.ts'
import { countPeople } from './correction-handlers.ts'
import { cutPage } from './pages.ts'
import type { OperatorHandlers } from './run.ts'

export const statementHandlers = {
  async importStatement({ tx, error }, { rechargeType, csv }) {
    const imported = await importStatement(tx, rechargeType, csv)
    if (typeof imported === 'string') throw error(imported)
    return imported
  },
  async compareSettlement({ tx, error }, asked) {
    const compared = await compareSettlement(tx, asked)
    if (typeof compared === 'string') throw error(compared)
    return compared
  },
  async listProposals({ tx }, { rechargeType, cursor, limit }) {
    const after = readTimePlace(cursor, lineOrder)
    const found = await listProposals(tx, { channelId: rechargeType, after, limit: limit + 1 })
    const { shown: lines, nextCursor } = cutPage(found, limit)
    const channels = await listManualChannels(tx)
    const channelNames = new Map(channels.map(({ channelId, name }) => [channelId, name]))
    const orders = lines.flatMap(({ candidates }) => candidates.map(({ order }) => order))
    const names = await readNames(
      tx,
      orders.map(({ playerId }) => playerId),
    )
    const lineList = lines.map(({ channelId, time, candidates, place: _place, ...line }) => ({
      ...line,
      rechargeType: channelId,
      channelName: channelNames.get(channelId) ?? '',
      time: time.getTime(),
      candidateList: candidates.map(({ order, matches }) => ({
        orderId: order.orderId,
        playerId: order.playerId,
        playerName: names.get(order.playerId) ?? String(order.playerId),
        amount: order.amount,
        createTime: order.createdAt.getTime(),
        matches,
      })),
    }))
    const channelList = channels.map(({ channelId, name }) => ({
      rechargeType: channelId,
      channelName: name,
    }))
    return { lineList, channelList, nextCursor }
  },
  async confirmProposal(ctx, { lineId, orderId }) {
    const { tx, error } = ctx
    const line = await lockLine(tx, lineId)
    if (typeof line === 'string') throw error(line)
    const order = await lockUnpaid(tx, orderId)
    if (typeof order === 'string') throw error(order)
    if (!(await isProposed(tx, line, orderId))) throw error('noMatch')
    const arrived = line.amount
    const neededApprovals = arrived === order.amount ? await countPeople(tx, arrived) : 2
    const content = { lineId, arrived }
    const agreed = await agree(ctx, { subject: orderId, content, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: order.status, ...told }
    const status = await confirmDeposit(tx, order, arrived)
    if (status === 'unknownOrder' || status === 'notManual' || status === 'alreadyDecided')
      throw error(status)
    await closeLine(tx, line, 'used', orderId)
    ctx.note({ status: order.status }, { status })
    return { status, ...told }
  },
  async dismissLine({ tx, error }, { lineId }) {
    const line = await lockLine(tx, lineId)
    if (typeof line === 'string') throw error(line)
    await closeLine(tx, line, 'dismissed')
    return {}
  },
} satisfies OperatorHandlers<typeof operatorStatementCalls>
