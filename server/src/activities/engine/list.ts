import { activityTypes, isActivityName } from '@parlour/contract/activity-types.ts'
import { noExpiry } from '@parlour/contract/activity-types.ts'
import type { OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import type { Queries } from '../../frame/db.ts'
import type { Reader } from '../../frame/module.ts'
import { checkGate } from '../../gate/index.ts'
import type { Part } from './player-parts.ts'
import { readParts } from './player-parts.ts'
import type { Promotion, PromotionName } from './promotion.ts'
import { findMissing } from './visit.ts'

type Listed = OutputOf<typeof calls.getActivityIds>
export type Shown = Part & { card: NonNullable<ReturnType<Promotion['card']>> }

/** What is open to the player, in order. Who may not play is offered nothing. */
export async function readShown(
  { app, queries, playerId }: { app: Reader; queries: Queries; playerId: number },
  promotions: readonly Promotion[],
): Promise<Shown[]> {
  if (await checkGate(queries, playerId, 'claim')) return []
  const parts = await readParts({ app, queries, playerId }, promotions)
  return parts.flatMap((part) => {
    const card = part.promotion.card(part.me)
    return card ? [{ ...part, card: { ...card, canClaim: card.canClaim && isAllowed(part) } }] : []
  })
}

/** The shown ones that have a number, as the wire lists them. */
export function toActivityList(shown: readonly Shown[]) {
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

/** Which promotions light which dot. */
const dotted = {
  hasTask: ['Tasks'],
  hasSignUpBonus: ['SignUpBonus'],
  hasFund: ['Fund'],
  hasAgent: ['Agent', 'AgentCount', 'Agent5'],
  hasFreeBonus: ['FreeLoginBonus', 'FreeSign'],
} as const satisfies Record<string, readonly PromotionName[]>

export function toDots(shown: readonly Shown[]) {
  const open = new Set(shown.filter(({ card }) => card.canClaim).map((one) => one.promotion.name))
  const isLit = (names: readonly PromotionName[]) => names.some((name) => open.has(name))
  return {
    hasTask: isLit(dotted.hasTask),
    hasSignUpBonus: isLit(dotted.hasSignUpBonus),
    hasFund: isLit(dotted.hasFund),
    hasAgent: isLit(dotted.hasAgent),
    hasFreeBonus: isLit(dotted.hasFreeBonus),
  }
}

function isAllowed({ promotion, me }: Part): boolean {
  return !promotion.isFree || findMissing(me) === null
}
