import { couponKindOf } from '@parlour/contract/reward-items.ts'
import { ZodError } from 'zod'
import { propConfigMap } from '../../rewards/index.ts'

/** A coupon that no deposit could be made with is not promised: throws as a broken schema does. */
export function requireKnownCoupons(config: unknown): void {
  for (const itemId of listItemIds(config))
    if (couponKindOf(itemId) && !(itemId in propConfigMap))
      throw new ZodError([
        { code: 'custom', path: [], input: itemId, message: `there is no coupon ${itemId}` },
      ])
}

/** Whatever the config is, a reward item in it has these three. */
function listItemIds(config: unknown): number[] {
  if (typeof config !== 'object' || config === null) return []
  const { id, count, betRate } = config as Record<string, unknown>
  if (typeof id === 'number' && count !== undefined && betRate !== undefined) return [id]
  return Object.values(config).flatMap(listItemIds)
}
