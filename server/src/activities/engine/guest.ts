import { sql } from '../../frame/db.ts'
import type { Reader } from '../../frame/module.ts'
import type { CallError } from '../../frame/failures.ts'
import { getRunning } from './configs.ts'
import { momentOf } from './moment.ts'
import { findBeginning, findPhase, tooEarly } from './phase.ts'
import type { Me, PlayerFacts, Promotion } from './promotion.ts'
import { isVisible } from './visit.ts'

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
  { app, error }: Guesting,
  promotion: Promotion<Config, State>,
): Promise<Me<Config, State> | null> {
  const { inForce, timeZone } = await getRunning(app)
  const newest = inForce.get(promotion.name)
  if (!newest?.isOn) return null
  const config = newest.config as Config
  const { now } = await app.database.row<{ now: Date }>(sql`select now() as now`)
  const moment = momentOf(now, timeZone)
  const asked = { newest, config, moment }
  const phase = findPhase(promotion, asked)
  if (phase === 'before' && error) throw tooEarly(error, findBeginning(promotion, asked))
  if (!isVisible({ phase })) return null
  return { config, state: promotion.start(config, nobody, moment), moment, player: nobody }
}

/** Who may be told that it has not begun; the others are told that there is nothing. */
type Guesting = { app: Reader; error?: (name: 'notStarted') => CallError }
