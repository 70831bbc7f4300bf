import type { operatorTroubleCalls } from '@parlour/contract/operator/troubles.ts'
import { listDeadLetters, retryDeadLetter } from '../frame/dead-letters.ts'
import { answerDifference, listDifferences } from '../wallet/index.ts'
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
    }
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
