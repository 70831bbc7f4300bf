import type { ActivityName } from '@parlour/contract/activity-types.ts'
import { local } from '../../browser/storage.ts'

type ShownOffers = Readonly<Record<string, number>>

const restMs = 24 * 3_600_000

/** Closed by the player: it does not come by itself again for a day. */
export function markShown(name: ActivityName, nowMs = Date.now()): void {
  local.setJson('SHOWN_OFFERS', { ...readShown(), [name]: nowMs })
}

export function isDue(name: ActivityName, nowMs = Date.now()): boolean {
  const shownAtMs = readShown()[name] ?? Number.NEGATIVE_INFINITY
  return nowMs - shownAtMs >= restMs
}

function readShown(): ShownOffers {
  const stored = local.findJson('SHOWN_OFFERS')
  return typeof stored === 'object' && stored !== null ? (stored as ShownOffers) : {}
}
