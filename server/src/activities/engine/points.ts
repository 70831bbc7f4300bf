import type { Tx } from '../../frame/db.ts'
import { publish } from '../../frame/events.ts'
import { post } from '../../wallet/index.ts'
import type { Me, Promotion } from './promotion.ts'

type Earning<Config, State> = Pick<Me<Config, State>, 'config' | 'state' | 'moment'>

/**
 * Posts what playing has earned, and answers the state after it. Few statements, for this is done
 * for many players at once. The player must be locked.
 */
export async function postEarned<Config, State>(
  tx: Tx,
  { name, earned, claimed }: Pick<Promotion<Config, State>, 'name' | 'earned' | 'claimed'>,
  playerId: number,
  { config, state, moment }: Earning<Config, State>,
): Promise<State> {
  const found = earned?.(state, config)
  if (!found) return state
  const key = `activity:${playerId}:${name}:${found.key}`
  await post(tx, { code: 'points_earned', playerId, key, amount: found.points, source: name })
  return claimed(state, found.key, moment, config)
}

/** False when there are not so many. The key stands for this one spending, for ever. */
export async function spendPoints(
  tx: Tx,
  { playerId, points, key, source }: Spent,
): Promise<boolean> {
  const transfer = { playerId, key: `points:${playerId}:${key}`, amount: points, source }
  const { outcome } = await post(tx, { code: 'points_exchange', ...transfer })
  if (outcome === 'posted') await publish(tx, 'points.spent', playerId, { points })
  return outcome !== 'refused'
}
type Spent = { playerId: number; points: number; key: string; source: string }
