import { activityTypes, isActivityName } from '@parlour/contract/activity-types.ts'
import { registerOffers, registerPromotions } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import type { Module } from '../frame/module.ts'
import { registerPart } from '../site/index.ts'
import { overviewHandlers } from './calls.ts'
import { createFollower } from './engine/follower.ts'
import { forgetHeard } from './engine/heard.ts'
import { readInviteConditions } from './engine/invite-conditions.ts'
import { readShown, toActivityList, toDots } from './engine/list.ts'
import { readMe } from './engine/parts.ts'
import { registerConsumer } from './engine/registry.ts'
import { readLevels } from './engine/vip-level.ts'
import { promotions } from './table.ts'

export type { Forecast } from './forecast.ts'
export { forecast } from './forecast.ts'
export { ConfigChanged, readInForce, saveConfig } from './engine/configs.ts'
export { noteDay } from './engine/days.ts'
export { levelOf } from './engine/level.ts'
export { readVip } from './engine/vip-level.ts'
export { catchUp } from './engine/visit.ts'
export { seedActivities } from './seed.ts'

const follower = createFollower(promotions)
registerConsumer(follower)

registerPart('appUserLevelConfigList', readLevels)
registerPart('appInviteConditionList', readInviteConditions)

/** What is bought with a deposit names its price to the cashier. */
for (const promotion of promotions)
  if (promotion.price && isActivityName(promotion.name))
    registerOffers(activityTypes[promotion.name], async (tx, { playerId, awardId }) => {
      const part = await readMe(tx, promotion, playerId)
      const price = part && awardId !== null ? promotion.price?.(part.me, awardId) : null
      return typeof price === 'number' ? { price } : null
    })

/** And what a plain deposit earns, for the picker to say. */
registerPromotions(async (queries, playerId) => {
  const shown = await readShown(queries, promotions, playerId)
  return shown.flatMap(({ promotion, me }) => {
    const { name } = promotion
    if (!isActivityName(name)) return []
    return (promotion.earns?.(me) ?? []).map((one) => ({ actType: activityTypes[name], ...one }))
  })
})

export const activityHandlers: NonNullable<Module['handlers']> = Object.assign(
  {},
  overviewHandlers,
  ...promotions.map(({ handlers }) => handlers ?? {}),
)

export const activityConsumers = [follower]
export const activityJobs = [forgetHeard]

/** The activities and dots of a player, for the answers that describe the player as a whole. */
export async function readActivityState(queries: Queries, playerId: number) {
  const shown = await readShown(queries, promotions, playerId)
  return { ...toActivityList(shown), dots: toDots(shown) }
}
