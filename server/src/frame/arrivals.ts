import type { Queries, Sql } from './db.ts'
import { sql } from './db.ts'

const hours = 24
/** Of what is busier than this the newest are counted. */
const mostCounted = 10_000

/** Of the last day, for SQL over a column with an index. */
export const withinADay = sql`now() - ${hours} * interval '1 hour'`

/** How many there were in each of the last hours, the oldest first. `moments` are of a day. */
export async function countByHour(queries: Queries, moments: Sql): Promise<number[]> {
  const rows = await queries.rows<{ ago: number; count: number }>(sql`
    select least(${hours - 1}, floor(extract(epoch from now() - at) / 3600))::int as ago,
      count(*) as count
    from (${moments} limit ${mostCounted}) moments group by 1`)
  const counts = new Map(rows.map(({ ago, count }) => [ago, count]))
  return Array.from({ length: hours }, (_, hour) => counts.get(hours - 1 - hour) ?? 0)
}
