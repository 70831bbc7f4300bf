import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { Tx } from '../frame/db.ts'
import { saveConfig } from './engine/configs.ts'
import { promotions } from './table.ts'

/** Switches everything that is built on, with its own defaults. */
export async function seedActivities(tx: Tx): Promise<void> {
  for (const [index, { name }] of promotions.entries())
    await saveConfig(tx, {
      activity: name,
      isOn: true,
      sort: index + 1,
      config: promotionConfigs[name].parse({}),
      author: 'seed',
    })
}
