import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { readSettings } from '../../frame/settings.ts'
import { findConfig } from './configs.ts'
import { momentOf } from './moment.ts'
import type { Me, PlayerFacts, Promotion } from './promotion.ts'

const nobody: PlayerFacts = {
  playerId: 0,
  registeredAt: 0,
  superiorId: null,
  hasMobile: false,
  hasDeposited: false,
  vip: 0,
  coin: 0,
  safebox: 0,
  points: 0,
  hasOpenRound: false,
  hasOpenWithdrawal: false,
}

/** A promotion as those see it who are not signed in: nothing is done yet. */
export async function visitAsGuest<Config, State>(
  queries: Queries,
  promotion: Promotion<Config, State>,
): Promise<Me<Config, State> | null> {
  const config = await findConfig(queries, promotion)
  if (config === null) return null
  const { settings } = await readSettings(queries)
  const { now } = await queries.row<{ now: Date }>(sql`select now() as now`)
  const moment = momentOf(now, settings.timeZone)
  return { config, state: promotion.start(config, nobody, moment), moment, player: nobody }
}
