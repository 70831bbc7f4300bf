import { countFirstDeposits } from '../cashier/index.ts'
import { lastDays } from '../frame/calendar.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { countPlaying } from '../play/index.ts'
import { countJoined } from '../players/index.ts'
import { mostCounted } from './pages.ts'

/** Who has a game open, who registered today, and who deposited for the first time today. */
export async function readPlayersNow(queries: Queries) {
  const { settings } = await readSettings(queries)
  const [today = ''] = lastDays(settings.timeZone, 1)
  const { since } = await queries.row<{ since: Date }>(sql`
    select ${today}::date::timestamp at time zone ${settings.timeZone} as since`)
  return {
    playing: await countPlaying(queries, mostCounted),
    registered: await countJoined(queries, since, mostCounted),
    firstDeposits: await countFirstDeposits(queries, since, mostCounted),
  }
}
