import type { InputOf, OutputOf } from '@parlour/contract/call.ts'
import type { operatorDeskCalls } from '@parlour/contract/operator/desk.ts'
import { readLevels, readRunning } from '../activities/index.ts'
import type { ReviewedWithdrawal, ReviewPage } from '../cashier/index.ts'
import { listPendingWithdrawals, listReviewed, listUnknownPayouts } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { readNames, readNewNumbers } from '../players/index.ts'
import { readProposers } from './approvals.ts'
import { listTaken, readTakers } from './takes.ts'
import type { ReasonFacts } from './withdrawal-reasons.ts'
import { explainWithdrawal } from './withdrawal-reasons.ts'

type Call = (typeof operatorDeskCalls)['listWithdrawals']
type Wanted = Omit<Required<Pick<InputOf<Call>, 'view'>> & InputOf<Call>, 'cursor' | 'limit'>
type Shown = OutputOf<Call>['withdrawalList'][number]
type Page = { operatorId: number; after: number | null; limit: number }

const pageSize = 100
const mostLooked = 2_000

/** What fits the filters. Reasons and levels are of no table: rows are looked at page by page. */
export async function findWithdrawals(queries: Queries, wanted: Wanted, page: Page) {
  const which = await choose(queries, wanted, page.operatorId)
  const isJudged = wanted.why !== undefined || wanted.level !== undefined
  const limit = isJudged ? pageSize : page.limit + 1
  const shown: { row: Shown; place: number }[] = []
  let { after } = page
  for (let looked = 0; looked < mostLooked; looked += limit) {
    const found = await listReviewed(queries, { ...which, after, limit })
    const rows = await describe(queries, found)
    for (const [at, row] of rows.entries()) {
      if (!fits(row, wanted)) continue
      if (shown.length === page.limit) return { shown, next: shown.at(-1)?.place ?? null }
      shown.push({ row, place: found[at]?.place ?? 0 })
    }
    if (found.length < limit) return { shown, next: null }
    after = found.at(-1)?.place ?? null
  }
  return { shown, next: after }
}

const mostCounted = 200

export async function countViews(queries: Queries, operatorId: number) {
  const waiting = await listPendingWithdrawals(queries, mostCounted)
  const taken = await choose(queries, { view: 'taken' }, operatorId)
  return {
    waiting: waiting.length,
    taken: (await listReviewed(queries, { ...taken, after: null, limit: mostCounted })).length,
    twoPeople: waiting.filter(({ neededApprovals }) => neededApprovals > 1).length,
    unknown: (await listUnknownPayouts(queries, mostCounted)).length,
  }
}

export async function describe(
  queries: Queries,
  orders: ReviewedWithdrawal[],
  more: Partial<ReasonFacts> = {},
): Promise<Shown[]> {
  const { settings } = await readSettings(queries)
  const { twoOperatorsFrom } = settings.withdrawalRules
  const ids = orders.map(({ orderId }) => orderId)
  const players = orders.map(({ playerId }) => playerId)
  const proposers = await readProposers(queries, 'approveWithdrawal', ids)
  const takers = await readTakers(queries, ids)
  const names = await readNames(queries, players)
  const numbers = await readNewNumbers(queries, players)
  const levels = await readLevels(queries, await readRunning(queries), players)
  return orders.map((order) => {
    const { orderId, playerId, amount, bankName, maskedCard, status, neededApprovals } = order
    const proposedBy = proposers.get(orderId)?.maker ?? null
    return {
      orderId,
      playerId,
      playerName: names.get(playerId) ?? String(playerId),
      amount,
      bankName,
      maskedCard,
      status,
      neededApprovals,
      proposedBy,
      takenBy: takers.get(orderId) ?? null,
      level: levels.get(playerId) ?? 0,
      createTime: order.createdAt.getTime(),
      reasonList: explainWithdrawal({
        ...order,
        ...more,
        numberDays: numbers.get(playerId) ?? null,
        twoOperatorsFrom,
        proposedBy,
      }),
    }
  })
}

type Which = Omit<ReviewPage, 'after' | 'limit'>

async function choose(queries: Queries, wanted: Wanted, operatorId: number): Promise<Which> {
  const { view, from, to, bank } = wanted
  const filters = { from, to, bank }
  if (view === 'taken') return { ...filters, orderIds: await listTaken(queries, operatorId) }
  if (view === 'all') return { ...filters, isNewestFirst: true }
  return {
    ...filters,
    status: view === 'unknown' ? 'unknown' : 'review',
    fewest: view === 'twoPeople' ? 2 : 0,
  }
}

function fits({ reasonList, level }: Shown, wanted: Wanted): boolean {
  const { why, level: least = 0 } = wanted
  return level >= least && (why === undefined || reasonList.some(({ kind }) => kind === why))
}
