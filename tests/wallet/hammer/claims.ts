import { isDeepStrictEqual } from 'node:util'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardKind } from '@parlour/contract/reward-items.ts'
import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { WrongAnswer } from './answers.ts'
import type { Journal } from './journal.ts'
import { claimKey } from './journal.ts'

export type Claims = ReturnType<typeof createClaims>

/** What a player was told of promotions, beyond what the ledger writes. */
export function createClaims(journal: Journal) {
  const once = new Map<string, RewardItem[]>()
  const counts = new Map<PromotionName, number>()
  let coupons = 0
  function granted(activity: PromotionName, items: RewardItem[]): void {
    counts.set(activity, (counts.get(activity) ?? 0) + 1)
    for (const { id, count } of items) {
      const kind = rewardKind(id)
      if (kind === 'coin') journal.add('reward', claimKey(activity), { coin: count })
      else if (kind === 'points')
        journal.add('reward_points', claimKey(activity), { points: count })
      else coupons += count
    }
  }
  return {
    counts,
    /** Seeds that were promised before a draw, and those that draws were made with. */
    promised: new Set<string>(),
    drawn: [] as { activity: PromotionName; hash: string; amount: number }[],
    /** Who was said to have become a valid invite. */
    friends: new Set<number>(),
    get coupons() {
      return coupons
    },
    /** Something that is claimed anew each time. */
    granted,
    /** Something that can be claimed once: told again, it must be what was told first. */
    grantedOnce(activity: PromotionName, what: string, items: RewardItem[]): void {
      const first = once.get(`${activity} ${what}`)
      if (first && !isDeepStrictEqual(first, items))
        throw new WrongAnswer(`${activity} ${what}: ${JSON.stringify([first, items])}`)
      if (first) return
      once.set(`${activity} ${what}`, items)
      granted(activity, items)
    },
  }
}
