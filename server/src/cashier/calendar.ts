import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'

export type Days = { from?: string | undefined; to?: string | undefined }
export type Moments = { from?: Date; to?: Date }

/** From the first moment of a day to the last of another, by the site's own calendar. */
export async function readMoments(queries: Queries, { from, to }: Days): Promise<Moments> {
  if (from === undefined && to === undefined) return {}
  const { settings } = await readSettings(queries)
  const { timeZone } = settings
  const row = await queries.row<{ from: Date | null; to: Date | null }>(sql`
    select ${from ?? null}::date::timestamp at time zone ${timeZone} as from,
      (${to ?? null}::date + 1)::timestamp at time zone ${timeZone} as to`)
  return { ...(row.from && { from: row.from }), ...(row.to && { to: row.to }) }
}
