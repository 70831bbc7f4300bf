import { activityTypes, isActivityName } from '@parlour/contract/activity-types.ts'
import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { calls } from '@parlour/contract/index.ts'
import { readDeposited } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import type { Handlers, Reader, ReadStanding } from '../frame/module.ts'
import { sumCoinsOfMonth } from '../rewards/index.ts'
import { readSettings } from '../frame/settings.ts'
import { readBalances } from '../wallet/index.ts'
import type { Version } from './engine/configs.ts'
import { getRunning } from './engine/configs.ts'
import type { ListedPart } from './engine/list.ts'
import { readShown, toActivityList } from './engine/list.ts'
import type { Moment } from './engine/moment.ts'
import { momentOf } from './engine/moment.ts'
import { nextTurn } from './engine/next-turn.ts'
import { findBeginning, findPhase } from './engine/phase.ts'
import { readMe } from './engine/player-parts.ts'
import type { Promotion } from './engine/promotion.ts'
import { catchUp } from './engine/visit.ts'
import { promotions } from './table.ts'

type Served = Pick<typeof calls, 'getActivityIds' | 'runningActivities' | 'activityRules'>

export const overviewHandlers = {
  async getActivityIds({ app, tx, caller, error }) {
    if (!caller) throw error('tokenRequired')
    await catchUp(app, caller.playerId)
    return readOverview(app, tx, caller.playerId)
  },
  async runningActivities({ app }) {
    const { inForce, timeZone } = await getRunning(app)
    const moment = momentOf(Date.now(), timeZone)
    const running = promotions.flatMap((promotion) => {
      const { name } = promotion
      const newest = inForce.get(name)
      const isShown = isActivityName(name) && standingOf(promotion, newest, moment).isRunning
      return isShown && newest ? [{ type: activityTypes[name], sort: newest.sort }] : []
    })
    const shown = running.toSorted((one, other) => one.sort - other.sort)
    return { actTypeList: shown.map(({ type }) => type) }
  },
  async activityRules({ app, tx, caller }, { name }) {
    const { inForce: all, timeZone } = await getRunning(app)
    const inForce = all.get(name)
    const promotion = promotions.find((one) => one.name === name)
    // Who is in the middle of a turn goes on by what it was begun with.
    const asking = promotion && caller && { app, queries: tx, playerId: caller.playerId }
    const own = asking ? await readMe(asking, promotion) : null
    const config = own?.me.config ?? inForce?.config ?? promotionConfigs[name].parse({})
    return {
      actType: isActivityName(name) ? activityTypes[name] : null,
      ...standingOf(promotion, inForce, momentOf(Date.now(), timeZone)),
      config: config as Record<string, never>,
      oddsList: promotion?.odds?.(config) ?? [],
    }
  },
} satisfies Handlers<Served>

/** Whether it runs now, and when it begins if that is to come. */
function standingOf(
  promotion: Promotion | undefined,
  newest: Version | undefined,
  moment: Moment,
): { isRunning: boolean; beginsAt: number | null } {
  if (!promotion || !newest?.isOn) return { isRunning: false, beginsAt: null }
  const asked = { newest, config: newest.config, moment }
  const phase = findPhase(promotion, asked)
  const beginsAt = phase === 'before' ? findBeginning(promotion, asked) : null
  return { isRunning: phase === 'open', beginsAt }
}

/** What a claim's answer tells beside the claim itself: the list and the balances after it. */
export const readStanding: ReadStanding = async (app, playerId) => {
  await catchUp(app, playerId)
  const { coin, points, safebox } = await readBalances(app.database, playerId)
  const overview = await readOverview(app, app.database, playerId)
  return { ...overview, coin, lottery: points, safebox }
}

async function readOverview(app: Reader, queries: Queries, playerId: number) {
  const shown = await readShown({ app, queries, playerId }, promotions)
  const isShown = (name: string) => shown.some(({ promotion }) => promotion.name === name)
  const canClaim = (name: string) =>
    shown.some(({ promotion, card }) => promotion.name === name && card.canClaim)
  const { settings } = await readSettings(queries)
  return {
    ...toActivityList(shown),
    isBankrupt: isShown('Supply'),
    hasVipRebate: isShown('VipRebate'),
    hasTurntable: canClaim('InviteUserSpin'),
    totalRecharge: await readDeposited(queries, playerId),
    loginPaying: isPaying(shown),
    receivedThisMonth: await sumCoinsOfMonth(queries, playerId, settings.timeZone),
    nextTime: nextTurn(promotions, await getRunning(app), Date.now()),
    serverTime: Date.now(),
  }
}

/** A sign-in card has days left that were not claimed, today's or those to come. */
function isPaying(shown: readonly ListedPart[]): boolean {
  const progress = shown.find(({ promotion }) => promotion.name === 'SignUpBonus')?.card.progress
  return progress ? progress.done < progress.total : false
}
