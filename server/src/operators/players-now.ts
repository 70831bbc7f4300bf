import { countFirstDeposits } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { countPlaying } from '../play/index.ts'
import { countJoined } from '../players/index.ts'
import { mostCounted } from './pages.ts'
import { readToday } from './today.ts'

/** Who has a game open, who registered today, and who deposited for the first time today. */
export async function readPlayersNow(queries: Queries) {
  const since = await readToday(queries)
  return {
    playing: await countPlaying(queries, mostCounted),
    registered: await countJoined(queries, since, mostCounted),
    firstDeposits: await countFirstDeposits(queries, since, mostCounted),
  }
}
