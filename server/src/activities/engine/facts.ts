import { readDeposited } from '../../cashier/index.ts'
import type { Queries } from '../../frame/db.ts'
import { hasOpenRound } from '../../play/index.ts'
import type { Newcomer } from '../../players/index.ts'
import { readBalances } from '../../wallet/index.ts'
import type { Running } from './configs.ts'
import type { FactName, PlayerFacts, Promotion } from './promotion.ts'
import { readVip } from './vip-level.ts'

type Reading = { queries: Queries; running: Running; newcomer: Newcomer }

/** What is true of a player now, as far as these promotions ask. */
export async function readFacts(
  { queries, running, newcomer }: Reading,
  promotions: readonly Promotion[],
): Promise<PlayerFacts> {
  const { playerId } = newcomer
  const asked = new Set(promotions.flatMap(listAsked))
  const isAsked = (...names: FactName[]) => names.some((name) => asked.has(name))
  const facts: Partial<PlayerFacts> = { ...newcomer }
  if (isAsked('hasDeposited')) facts.hasDeposited = (await readDeposited(queries, playerId)) > 0
  if (isAsked('vip')) facts.vip = (await readVip(queries, running, playerId)).level
  if (isAsked('hasOpenRound')) facts.hasOpenRound = await hasOpenRound(queries, playerId)
  if (isAsked('socialPages')) facts.socialPages = running.socialPages
  if (isAsked('coin', 'safebox', 'points', 'hasOpenWithdrawal')) {
    const { coin, safebox, points, held } = await readBalances(queries, playerId)
    Object.assign(facts, { coin, safebox, points, hasOpenWithdrawal: held > 0 })
  }
  return refuseOthers(facts)
}

/** A gift that no deposit is tied to asks for one settled deposit. */
function listAsked({ asks = [], isFree }: Promotion): readonly FactName[] {
  return isFree ? [...asks, 'hasDeposited'] : asks
}

const factNames: readonly FactName[] = [
  'hasDeposited',
  'vip',
  'coin',
  'safebox',
  'points',
  'hasOpenRound',
  'hasOpenWithdrawal',
  'socialPages',
]

/** A fact that was not read must not pass for one that is false. */
function refuseOthers(facts: Partial<PlayerFacts>): PlayerFacts {
  for (const name of factNames.filter((one) => !(one in facts)))
    Object.defineProperty(facts, name, {
      get() {
        throw new Error(`the promotion does not ask for ${name}: name it in asks`)
      },
    })
  return facts as PlayerFacts
}
