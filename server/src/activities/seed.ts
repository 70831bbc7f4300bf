import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { Tx } from '../frame/db.ts'
import { saveConfig } from './engine/configs.ts'
import type { PromotionName } from './engine/promotion.ts'
import { promotions } from './table.ts'

const festivalDays = 14

/** Switches everything that is built on, with its own defaults; a festival begins today. */
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
}
