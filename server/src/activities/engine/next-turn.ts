import type { Running } from './configs.ts'
import { endOfDay, momentOf } from './moment.ts'
import type { Promotion } from './promotion.ts'

/**
 * When the clock alone next changes what is open: a rain, a season, an operator's border, the day.
 * Nobody is told of it, so whoever looks on looks again then.
 */
export function nextTurn(
  promotions: readonly Promotion[],
  { inForce, timeZone }: Pick<Running, 'inForce' | 'timeZone'>,
  now: number,
): number {
  const moment = momentOf(now, timeZone)
  const turns = promotions.flatMap((promotion) => {
    const newest = inForce.get(promotion.name)
    if (!newest?.isOn) return []
    const { startsAt, endsAt, config } = newest
    const own = promotion.window?.(config, moment)
    const visits = promotion.visits?.(config, moment) ?? []
    return [startsAt, endsAt, own?.startsAt, own?.endsAt, ...visits]
  })
  const coming = turns.filter((at) => typeof at === 'number').filter((at) => at > now)
  return Math.min(endOfDay(moment), ...coming)
}
