import { activityTypes, isActivityName } from '@parlour/contract/activity-types.ts'
import type { Queries } from '../frame/db.ts'
import type { Reader, Module, Offers, ReadSiteParts } from '../frame/module.ts'
import { overviewHandlers } from './calls.ts'
import { createCommissionJob } from './engine/commission-job.ts'
import { getRunning } from './engine/configs.ts'
import { createFollower } from './engine/follower.ts'
import { forgetHeard } from './engine/deliveries.ts'
import { listInviteConditions } from './engine/invite-conditions.ts'
import { readShown, toActivityList, toDots } from './engine/list.ts'
import { readMe } from './engine/player-parts.ts'
import type { Promotion } from './engine/promotion.ts'
import { catchUp, catchUpInside } from './engine/visit.ts'
import { inboxHandlers } from './inbox.ts'
import { createWaitingJobs } from './engine/waiting-payouts.ts'
import { mapSignInCards } from './engine/sign-in-cards.ts'
import { listLevels, readVip } from './engine/vip-level.ts'
import { propConfigMap } from '../rewards/index.ts'
import { promotions } from './table.ts'

export { readBudgets } from './budgets.ts'
export { listClaims } from './claims.ts'
export { readTurns } from './turns.ts'
export type { FriendCost } from './friend-cost.ts'
export { listFriendCosts } from './friend-cost.ts'
export type { Forecast } from './forecast.ts'
export { forecast } from './forecast.ts'
export type { Running } from './engine/configs.ts'
export { draftConfig, listConfigs, readInForce, readRunning, saveConfig } from './engine/configs.ts'
export { sumCommissions } from './engine/commissions.ts'
export { hasWagered, listLevels, readLevels } from './engine/vip-level.ts'
export { requireKept } from './engine/promised-items.ts'
export { noteDay } from './engine/days.ts'
export { levelOf } from './engine/level.ts'
export { catchUp, catchUpInside } from './engine/visit.ts'
export { readStanding } from './calls.ts'
export { passDay, seedActivities } from './seed.ts'

/** What can be switched on: nothing else would ever be shown or paid. */
export const runningNames: ReadonlySet<string> = new Set(promotions.map(({ name }) => name))

export const activityHandlers: NonNullable<Module['handlers']> = Object.assign(
  {},
  overviewHandlers,
  inboxHandlers,
  ...promotions.map(({ handlers }) => handlers ?? {}),
)

export const createActivityConsumers: NonNullable<Module['consumers']> = (app) => [
  createFollower(promotions, () => getRunning(app)),
]
export const activityJobs = [
  forgetHeard,
  ...createWaitingJobs(promotions),
  createCommissionJob(promotions),
]

export const activityOffers: Offers = {
  async findPrice(app, tx, { playerId, actType, awardId }) {
    const promotion = promotions.find((one) => one.price && numberOf(one) === actType)
    if (!promotion) return null
    // What was just paid for is not sold again.
    await catchUpInside(app, tx, playerId)
    const part = await readMe({ app, queries: tx, playerId }, promotion)
    return part?.phase === 'open' ? (promotion.price?.(part.me, awardId) ?? null) : null
  },
  async listEarnings(app, queries, playerId) {
    await catchUp(app, playerId)
    const shown = await readShown({ app, queries, playerId }, promotions)
    return shown.flatMap(({ promotion, me, phase }) => {
      const actType = numberOf(promotion)
      if (actType === null || phase !== 'open') return []
      return (promotion.earns?.(me) ?? []).map((one) => ({ actType, ...one }))
    })
  },
}

export const readActivityParts: ReadSiteParts = async (app) => {
  const running = await getRunning(app)
  return {
    appUserLevelConfigList: listLevels(running),
    appInviteConditionList: listInviteConditions(running),
    appPropConfigMap: { ...propConfigMap, ...mapSignInCards(running) },
  }
}

/** The activities and dots of a player, for the answers that describe the player as a whole. */
export async function readActivityState(app: Reader, queries: Queries, playerId: number) {
  const shown = await readShown({ app, queries, playerId }, promotions)
  return { ...toActivityList(shown), dots: toDots(shown) }
}

export async function readVipStanding(app: Reader, queries: Queries, playerId: number) {
  return readVip(queries, await getRunning(app), playerId)
}

function numberOf({ name }: Promotion): number | null {
  return isActivityName(name) ? activityTypes[name] : null
}
