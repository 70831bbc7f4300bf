import type { Queries, Sql } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { readIdCursor } from '../../frame/input.ts'
import type { Days } from '../calendar.ts'
import { readMoments } from '../calendar.ts'

export type PageInput = Days & { cursor?: string | undefined; limit: number }

/** Which orders of a player belong to a page: by number, newest first, and by day. */
export async function readPageFilter(queries: Queries, input: PageInput): Promise<Sql> {
  const before = readIdCursor(input.cursor) ?? Number.MAX_SAFE_INTEGER
  const { from, to } = await readMoments(queries, input)
  return sql`number < ${before} and created_at >= ${from ?? '-infinity'}::timestamptz
    and created_at < ${to ?? 'infinity'}::timestamptz`
}

/** Cuts a list that was read one longer than the page, to know whether there is another. */
export function cutPage<Row extends { number: number }>(rows: Row[], limit: number) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { shown, nextCursor: last ? String(last.number) : null }
}
