import { lastDays } from '../frame/calendar.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'

/** When today began in the site's own calendar. */
export async function readToday(queries: Queries): Promise<Date> {
  const { settings } = await readSettings(queries)
  const [today = ''] = lastDays(settings.timeZone, 1)
  const { since } = await queries.row<{ since: Date }>(sql`
    select ${today}::date::timestamp at time zone ${settings.timeZone} as since`)
  return since
}
