import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { openDetails } from './details.ts'
import { ageOn } from './identity-number.ts'
import { readKyc } from './records.ts'

/** Whether papers show that the player is so old. Who has shown none is not known to be. */
export async function isAtLeast(
  queries: Queries,
  playerId: number,
  years: number,
  secret: string,
): Promise<boolean> {
  const { state, sealedDetails } = await readKyc(queries, playerId)
  if (state !== 'verified' || !sealedDetails) return false
  const { settings } = await readSettings(queries)
  const today = await readToday(queries, settings.timeZone)
  const { birthday } = await openDetails(queries, { playerId, secret }, sealedDetails)
  return ageOn(birthday, today) >= years
}

/** How old somebody born on that day is today, by the site's calendar. */
export async function readAge(queries: Queries, birthday: string, timeZone: string) {
  return ageOn(birthday, await readToday(queries, timeZone))
}

export async function readToday(queries: Queries, timeZone: string): Promise<string> {
  const { today } = await queries.row<{ today: string }>(sql`
    select to_char(now() at time zone ${timeZone}, 'YYYY-MM-DD') as today`)
  return today
}
