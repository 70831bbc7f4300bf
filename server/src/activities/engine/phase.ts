import type { CallError } from '../../frame/failures.ts'
import type { Version } from './configs.ts'
import type { Moment } from './moment.ts'
import { momentOf } from './moment.ts'
import type { Promotion } from './promotion.ts'
import type { Phase } from './window.ts'
import { phaseOf } from './window.ts'

type Asked = { newest: Version; config: unknown; moment: Moment }

/**
 * Where a promotion stands at a moment: by the borders its operator set, and by its own window.
 * It is open when both are.
 */
export function findPhase(promotion: Promotion, { newest, config, moment }: Asked): Phase {
  const { startsAt, endsAt } = newest
  const borders = { startsAt: startsAt ?? -Infinity, endsAt: endsAt ?? Infinity }
  const first = phaseOf(borders, moment)
  if (first !== 'open' || !promotion.window) return first
  const own = promotion.window(config, moment)
  return own ? phaseOf(own, moment) : 'over'
}

/** When a promotion that has not begun begins; null when no moment is set for it. */
export function findBeginning(
  promotion: Promotion,
  { newest, config, moment }: Asked,
): number | null {
  const from = Math.max(moment.at, newest.startsAt ?? -Infinity)
  if (!promotion.window) return from
  const own = promotion.window(config, momentOf(from, moment.timeZone))
  return own && from < own.endsAt ? Math.max(from, own.startsAt) : null
}

/** The refusal of who comes too early: it says when to come again. */
export function tooEarly(error: (name: 'notStarted') => CallError, until: number | null) {
  const refusal = error('notStarted')
  refusal.facts = { until }
  return refusal
}
