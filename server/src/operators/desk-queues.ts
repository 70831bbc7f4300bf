import type { DeskTopic } from '@parlour/contract/operator/desk-topics.ts'
import { deskTopics } from '@parlour/contract/operator/desk-topics.ts'
import {
  conflictArrivals,
  listConflicts,
  listPendingDeposits,
  listPendingWithdrawals,
  listUnknownPayouts,
  transferArrivals,
  withdrawalArrivals,
} from '../cashier/index.ts'
import { countByHour } from '../frame/arrivals.ts'
import type { Queries, Sql } from '../frame/db.ts'
import { kycArrivals, listPendingKyc } from '../identity/index.ts'
import { caseArrivals, listCases } from '../limits/index.ts'
import { maySee } from './approval-rights.ts'
import { approvalArrivals, listWaiting } from './approvals.ts'
import type { Operator } from './operators.ts'

const mostCounted = 200
/** In minutes; home shows them in this order. */
const goals = {
  withdrawals: 30,
  transfers: 30,
  payouts: 60,
  conflicts: 30,
  identity: 24 * 60,
  approvals: 4 * 60,
  care: 24 * 60,
}
type Asker = Pick<Operator, 'operatorId' | 'permissions'>
type Waiting = {
  amount?: number
  at: Date
  /** Left out: it is for whoever may read the queue. */
  isFor?: (operator: Asker) => boolean
}
type Queue = { queue: keyof typeof goals; waiting: Waiting[] }

type Read = (queries: Queries) => Promise<Queue[]>

/** What waits for a person, by what the stream tells of. */
const readers: Partial<Record<DeskTopic, Read>> = {
  withdrawals: async (queries) => [
    { queue: 'withdrawals', waiting: dated(await listPendingWithdrawals(queries, mostCounted)) },
    { queue: 'payouts', waiting: dated(await listUnknownPayouts(queries, mostCounted)) },
  ],
  transfers: async (queries) => [
    { queue: 'transfers', waiting: dated(await listPendingDeposits(queries, mostCounted)) },
  ],
  conflicts: async (queries) => {
    const conflicts = await listConflicts(queries, { limit: mostCounted })
    const waiting = conflicts.map(({ receivedAt: at }) => ({ at }))
    return [{ queue: 'conflicts', waiting }]
  },
  identity: async (queries) => {
    const people = await listPendingKyc(queries, { limit: mostCounted })
    const waiting = people.map(({ submittedAt: at }) => ({ at }))
    return [{ queue: 'identity', waiting }]
  },
  care: async (queries) => {
    const cases = await listCases(queries, mostCounted)
    // What was talked about waits again once its time has come.
    const waiting = cases.flatMap(({ state, openedAt, dueAt, isOverdue }) => {
      if (state === 'open') return [{ at: openedAt }]
      return isOverdue ? [{ at: dueAt }] : []
    })
    return [{ queue: 'care', waiting }]
  },
  approvals: async (queries) => {
    const proposals = await listWaiting(queries, mostCounted)
    const waiting = proposals.map((one) => ({
      at: one.madeAt,
      isFor: (operator: Asker) => maySee(operator, one),
    }))
    return [{ queue: 'approvals', waiting }]
  },
}

/** When what waits in each queue came, as far as it is counted. */
const arrivals: Partial<Record<keyof typeof goals, Sql>> = {
  withdrawals: withdrawalArrivals,
  transfers: transferArrivals,
  conflicts: conflictArrivals,
  identity: kycArrivals,
  approvals: approvalArrivals,
  care: caseArrivals,
}

/** What came in each of the last 24 hours, the oldest first; null where it is not counted. */
export async function readArrivals(queries: Queries, queue: keyof typeof goals) {
  const moments = arrivals[queue]
  return moments ? countByHour(queries, moments) : null
}

export const queueTopics = Object.keys(readers) as DeskTopic[]

/** Read once for all who may hear of it. */
export async function readQueues(queries: Queries, topic: DeskTopic): Promise<Queue[]> {
  return (await readers[topic]?.(queries)) ?? []
}

/** What of the queues waits as far as one person may see it. */
export function tellQueues(queues: readonly Queue[], operator: Asker) {
  return queues.map(({ queue, waiting }) =>
    toQueue(
      queue,
      waiting.filter(({ isFor: isSeenBy }) => isSeenBy?.(operator) ?? true),
    ),
  )
}

export function placeOf(queue: keyof typeof goals): number {
  return Object.keys(goals).indexOf(queue)
}

export function isFor({ permissions }: Pick<Operator, 'permissions'>, topic: DeskTopic): boolean {
  const needed = deskTopics[topic]
  return needed === null || permissions.includes(needed)
}

const dated = (rows: { amount: number; createdAt: Date }[]) =>
  rows.map(({ amount, createdAt: at }) => ({ amount, at }))

function toQueue(queue: keyof typeof goals, waiting: Waiting[], now = Date.now()) {
  const times = waiting.map(({ at }) => at.getTime())
  const goalMinutes = goals[queue]
  const hasSum = waiting.some(({ amount }) => amount !== undefined)
  return {
    queue,
    count: waiting.length,
    sum: hasSum ? waiting.reduce((sum, { amount = 0 }) => sum + amount, 0) : null,
    oldestTime: times.length > 0 ? Math.min(...times) : null,
    goalMinutes,
    late: times.filter((time) => now - time > goalMinutes * 60_000).length,
  }
}
