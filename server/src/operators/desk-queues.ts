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
import { approvalArrivals, listApprovals } from './approvals.ts'
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
type Waiting = { amount?: number; at: Date }

type Read = (queries: Queries) => Promise<ReturnType<typeof toQueue>[]>

/** What waits for a person, by what the stream tells of. */
const readers: Partial<Record<DeskTopic, Read>> = {
  withdrawals: async (queries) => [
    toQueue('withdrawals', dated(await listPendingWithdrawals(queries, mostCounted))),
    toQueue('payouts', dated(await listUnknownPayouts(queries, mostCounted))),
  ],
  transfers: async (queries) => [
    toQueue('transfers', dated(await listPendingDeposits(queries, mostCounted))),
  ],
  conflicts: async (queries) => {
    const conflicts = await listConflicts(queries, { limit: mostCounted })
    const waiting = conflicts.map(({ receivedAt: at }) => ({ at }))
    return [toQueue('conflicts', waiting)]
  },
  identity: async (queries) => {
    const people = await listPendingKyc(queries, { limit: mostCounted })
    const waiting = people.map(({ submittedAt: at }) => ({ at }))
    return [toQueue('identity', waiting)]
  },
  care: async (queries) => {
    const cases = await listCases(queries, mostCounted)
    const open = cases.filter(({ state }) => state === 'open')
    return [
      toQueue(
        'care',
        open.map(({ openedAt: at }) => ({ at })),
      ),
    ]
  },
  approvals: async (queries) => {
    const page = { view: 'waiting', operatorId: 0, before: null, limit: mostCounted } as const
    const waiting = (await listApprovals(queries, page)).map(({ madeAt: at }) => ({ at }))
    return [toQueue('approvals', waiting)]
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

export async function readQueues(queries: Queries, topic: DeskTopic) {
  return (await readers[topic]?.(queries)) ?? []
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
