import { sql } from '../../frame/db.ts'
import type { Reader } from '../../frame/module.ts'
import { findConfig, getRunning } from './configs.ts'
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
  socialPages: {},
}

/** A promotion as those see it who are not signed in: nothing is done yet. */
export async function visitAsGuest<Config, State>(
  app: Reader,
  promotion: Promotion<Config, State>,
): Promise<Me<Config, State> | null> {
  const config = await findConfig(app, promotion)
  if (config === null) return null
  const { timeZone } = await getRunning(app)
  const { now } = await app.database.row<{ now: Date }>(sql`select now() as now`)
  const moment = momentOf(now, timeZone)
  return { config, state: promotion.start(config, nobody, moment), moment, player: nobody }
}
