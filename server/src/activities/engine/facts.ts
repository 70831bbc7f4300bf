import { readDeposited } from '../../cashier/index.ts'
import type { Queries } from '../../frame/db.ts'
import { hasOpenRound } from '../../play/index.ts'
import { getPlayer } from '../../players/index.ts'
import { readBalances } from '../../wallet/index.ts'
import type { PlayerFacts } from './promotion.ts'
import { readVip } from './vip-level.ts'

/** What is true of a player now, from every module that knows a part. */
export async function readFacts(queries: Queries, playerId: number): Promise<PlayerFacts> {
  const player = await getPlayer(queries, playerId)
  const { coin, safebox, points, held } = await readBalances(queries, playerId)
  return {
    playerId,
    registeredAt: player.createdAt.getTime(),
    superiorId: player.superiorId,
    hasMobile: player.mobile !== null,
    hasDeposited: (await readDeposited(queries, playerId)) > 0,
    vip: (await readVip(queries, playerId)).level,
    coin,
    safebox,
    points,
    hasOpenRound: await hasOpenRound(queries, playerId),
    hasOpenWithdrawal: held > 0,
  }
}
