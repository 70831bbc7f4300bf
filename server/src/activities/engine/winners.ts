import type { Queries } from '../../db.ts'
import { listMasked } from '../../players/index.ts'
import { listLatestCoins } from '../../rewards/index.ts'
import { readSettings } from '../../settings.ts'
import type { PromotionName } from './promotion.ts'

/** The latest who really received coins from a promotion, masked. */
export async function listWinners(queries: Queries, activity: PromotionName, limit = 20) {
  const grants = await listLatestCoins(queries, [activity], limit)
  const { settings } = await readSettings(queries)
  const masked = await listMasked(
    queries,
    grants.map(({ playerId }) => playerId),
    settings.countryCode,
  )
  return grants.map(({ playerId, grantedAt, amount }) => ({
    phone: masked.get(playerId) ?? '',
    timestamp: grantedAt,
    amount,
  }))
}
