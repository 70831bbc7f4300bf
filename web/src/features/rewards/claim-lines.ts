import { rewardKind } from '@parlour/contract/reward-items.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { CallOutput } from '../../calls/api.ts'

export type ClaimLine = CallOutput<'getClaimable'>['lineList'][number]

/** What lines are worth in money, and what has to be wagered for all of it. */
export function sumLines(lines: readonly Pick<ClaimLine, 'items'>[]) {
  const coins = lines.flatMap(({ items }) => items).filter(isCoin)
  return {
    worth: coins.reduce((sum, { count }) => sum + count, 0),
    toWager: coins.reduce((sum, { count, betRate }) => sum + count * betRate, 0),
  }
}

/** What there is to say of wagering: nothing of points and coupons, which are not withdrawn. */
export function wageringOf({ worth, toWager }: ReturnType<typeof sumLines>) {
  if (worth === 0) return null
  return toWager > 0 ? 'reward.wagerAll' : 'reward.wagerNone'
}

/** Those of a press that were refused, by what they are known by. */
export function listRefused(answer: CallOutput<'claimRewards'>): Map<string, string> {
  return new Map(
    answer.resultList.flatMap(({ refusal, ...line }) => (refusal ? [[idOf(line), refusal]] : [])),
  )
}

export function idOf({ source, key }: Pick<ClaimLine, 'source' | 'key'>): string {
  return `${source} ${key}`
}

function isCoin({ id }: RewardItem): boolean {
  return rewardKind(id) === 'coin'
}
