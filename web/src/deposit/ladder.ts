import { activityTypes } from '@parlour/contract/activity-types.ts'
import { bonusFor } from '../money/amounts.ts'
import type { Promotion } from '../money/types.ts'

type Wish = {
  promotions: readonly Promotion[]
  amount: number | null
  /** The player has said yes to it. */
  isWanted: boolean
  /** Bought for something, or with a coupon: only one of them goes with a deposit. */
  isTaken: boolean
}

/**
 * The bonus by the size of a deposit is had by making the deposit for it. Answers what counts then
 * for this one: what it earns in all, and whether it is made for the ladder.
 */
export function withLadder({ promotions, amount, isWanted, isTaken }: Wish) {
  const isLadder = ({ actType }: Promotion) => actType === activityTypes.LadderRecharge
  const rows = promotions.filter(isLadder)
  const isOpen = rows.length > 0 && isWanted && !isTaken
  const bonus = isOpen ? bonusFor(rows, amount ?? 0) : 0
  return {
    hasLadder: rows.length > 0,
    ladderBonus: bonus,
    isForLadder: bonus > 0,
    promotions: isOpen ? promotions : promotions.filter((row) => !isLadder(row)),
  }
}
