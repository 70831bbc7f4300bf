import type { operatorTroubleCalls } from '@parlour/contract/operator/troubles.ts'
import { listDeadLetters, retryDeadLetter } from '../frame/dead-letters.ts'
import { listRefusedWins, lockRefusedWin, mayStillCome, settleRefusedWin } from '../play/index.ts'
import { answerDifference, listDifferences, post } from '../wallet/index.ts'
import { agree } from './agreement.ts'
import type { OperatorHandlers } from './run.ts'

export const troubleHandlers = {
  async listTroubles({ tx }, { limit }) {
    const differences = await listDifferences(tx, limit)
    const events = await listDeadLetters(tx, limit)
    return {
      differenceList: differences.map(({ closedAt, ...one }) => ({
        ...one,
        closedTime: closedAt.getTime(),
      })),
      eventList: events.map(({ at, givenUpAt, ...one }) => ({
        ...one,
        time: at.getTime(),
        givenUpTime: givenUpAt.getTime(),
      })),
      winList: (await listRefusedWins(tx, limit)).map(({ refusedAt, ...one }) => ({
        ...one,
        mayStillCome: mayStillCome(one),
        time: refusedAt.getTime(),
      })),
    }
  },
  async settleRefusedWin(ctx, { outcome, reason: _kept, ...named }) {
    const { tx, error, note } = ctx
    const win = await lockRefusedWin(tx, named)
    if (!win) throw error('unknownWin')
    const isPaid = outcome === 'paid'
    if (isPaid && mayStillCome(win)) throw error('mayStillCome')
    const { playerId, provider, key, roundId, amount } = win
    const content = { outcome, provider, key, roundId, amount }
    const act = { subject: String(playerId), content, neededApprovals: isPaid ? 2 : 1 }
    const agreed = await agree(ctx, act)
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { isSettled: false, ...told }
    // A correction, not the round's win: the round stays as the books have it.
    const paid = { playerId, amount, key: `refusedWin:${provider}:${key}`, source: roundId }
    if (isPaid) await post(tx, { code: 'adjustment_in', ...paid })
    await settleRefusedWin(tx, named, outcome)
    note({ status: win.status }, { outcome, provider, roundId, amount })
    return { isSettled: true, ...told }
  },
  async retryEvent({ tx, error }, { consumer, eventId }) {
    if (!(await retryDeadLetter(tx, consumer, eventId))) throw error('unknownEvent')
    return {}
  },
  async answerDifference(ctx, { day, reason }) {
    const { tx, error } = ctx
    const open = await listDifferences(tx, mostDays)
    if (!open.some((one) => one.day === day)) throw error('unknownDay')
    const agreed = await agree(ctx, { subject: day, content: {}, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    return { isAnswered: isEnough && (await answerDifference(tx, day, reason)), ...told }
  },
} satisfies OperatorHandlers<typeof operatorTroubleCalls>

const mostDays = 10_000
