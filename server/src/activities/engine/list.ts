import { activityTypes, isActivityName } from '@parlour/contract/activity-types.ts'
import { noExpiry } from '@parlour/contract/activity-types.ts'
import type { OutputOf } from '@parlour/contract/call.ts'
import { lightDots } from '@parlour/contract/dots.ts'
import type { calls } from '@parlour/contract/index.ts'
import type { Queries } from '../../frame/db.ts'
import type { Reader } from '../../frame/module.ts'
import { checkGate } from '../../gate/index.ts'
import { canTake } from './conditions.ts'
import type { Part } from './player-parts.ts'
import { readParts } from './player-parts.ts'
import type { Promotion } from './promotion.ts'
import { isVisible } from './visit.ts'

type Listed = OutputOf<typeof calls.getActivityIds>
export type ListedPart = Part & { card: NonNullable<ReturnType<Promotion['card']>> }

/** What is open to the player, in order. Who may not play is offered nothing. */
export async function readShown(
  { app, queries, playerId }: { app: Reader; queries: Queries; playerId: number },
  promotions: readonly Promotion[],
): Promise<ListedPart[]> {
  if (await checkGate(queries, playerId, 'claim')) return []
  const parts = await readParts({ app, queries, playerId }, promotions)
  return parts.flatMap((part) => {
    const found = isVisible(part) ? part.promotion.card(part.me) : null
    if (!found) return []
    const card = { ...found, canClaim: found.canClaim && isAllowed(part) }
    // Once it is over, only what can still be taken keeps it in sight.
    return part.phase === 'open' || card.canClaim ? [{ ...part, card }] : []
  })
}

/** The shown ones that have a number, as the wire lists them. */
export function toActivityList(shown: readonly ListedPart[]) {
  const numbered = shown.flatMap(({ promotion: { name }, card, sort }) =>
    isActivityName(name) ? [{ type: activityTypes[name], card, sort }] : [],
  )
  const activityMap: Listed['activityMap'] = Object.fromEntries(
    numbered.map(({ type, card, sort }) => [
      String(type),
      {
        sort,
        canClaim: card.canClaim,
        progress: card.progress ?? null,
        expireTime: card.expireTime ?? noExpiry,
        link: card.link ?? null,
      },
    ]),
  )
  return { activityIds: numbered.map(({ type }) => type), activityMap }
}

export function toDots(shown: readonly ListedPart[]) {
  const open = new Set<string>(
    shown.filter(({ card }) => card.canClaim).map((one) => one.promotion.name),
  )
  return lightDots((name) => open.has(name))
}

function isAllowed({ promotion, me }: Part): boolean {
  return canTake(me, promotion)
}
