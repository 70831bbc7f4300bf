import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { Tx } from '../frame/db.ts'
import { deliverFor } from '../frame/deliveries.ts'
import { enrolConsumers } from '../frame/events.ts'
import { createCommissionJob } from './engine/commission-job.ts'
import { readRunning, saveConfig } from './engine/configs.ts'
import { createFollower } from './engine/follower.ts'
import type { PromotionName } from './engine/promotion.ts'
import { promotions } from './table.ts'

const festivalDays = 14

/**
 * Switches everything that is built on, with its own defaults; a festival begins today. What is
 * seeded after it is heard, though no server has run yet.
 */
export async function seedActivities(tx: Tx): Promise<void> {
  const now = Date.now()
  const season = { startsAt: now, endsAt: now + festivalDays * 86_400_000 }
  const own: Partial<Record<PromotionName, object>> = { Festival: { season } }
  for (const [index, { name }] of promotions.entries())
    await saveConfig(tx, {
      activity: name,
      isOn: true,
      sort: index + 1,
      config: promotionConfigs[name].parse(own[name] ?? {}),
      author: 'seed',
    })
  await enrolConsumers(tx, [followerIn(tx)])
}

/** What happened to these players counts, and their teams' day is computed: what the clock does. */
export async function passDay(tx: Tx, playerIds: readonly number[]): Promise<void> {
  for (const playerId of playerIds) {
    const { failures } = await deliverFor(tx, followerIn(tx), playerId)
    for (const { error } of failures) throw error
  }
  const job = createCommissionJob(promotions)
  while ((await job.run(tx)) === 'more');
}

function followerIn(tx: Tx) {
  return createFollower(promotions, () => readRunning(tx))
}
