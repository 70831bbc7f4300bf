import type { ConditionError } from '@parlour/contract/activities/errors.ts'
import type { Me, Offer } from './promotion.ts'

/** What a gift that no deposit is tied to still asks for. */
export function findMissing({ player }: Pick<Me, 'player'>): ConditionError | null {
  if (!player.hasMobile) return 'mobileNotBound'
  return player.hasDeposited ? null : 'noDepositYet'
}

/** Whether the player may take it: for the cards of promotions with free and other offers. */
export function canTake(me: Pick<Me, 'player'>, { isFree }: Pick<Offer, 'isFree'>): boolean {
  return !isFree || findMissing(me) === null
}
