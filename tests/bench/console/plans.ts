import type { Queries, Sql } from '@parlour/server/frame/db.ts'

type Plan = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** The most rows that any scan of a statement reads, or any sort takes, when it is run. */
export async function largestOf(queries: Queries, { text, values }: Sql): Promise<number> {
  if (!/^\s*(select|with)/i.test(text)) return 0
  const explained = await queries.row<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (analyze, timing off, format json) ${text}`,
    values,
  })
  return largest(explained['QUERY PLAN'][0].Plan)
}

export function largest(plan: Plan): number {
  const below = plan.Plans ?? []
  const own = isScan(plan) ? readBy(plan) : isSort(plan) ? Math.max(0, ...below.map(readBy)) : 0
  return Math.max(own, ...below.map(largest))
}

const isScan = (plan: Plan) => plan['Node Type'].endsWith('Scan')
const isSort = (plan: Plan) => plan['Node Type'].includes('Sort')

/** Rows that came out of it and rows that it threw away, all loops together. */
function readBy(plan: Plan): number {
  const thrown =
    (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return (plan['Actual Rows'] + thrown) * plan['Actual Loops']
}
