import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Fair } from './chance.ts'
import { chancesOf, pickByWeight } from './chance.ts'

export type Prize = { id: number; weight: number; rewards: RewardItem[] }
/** Coins of which every hundredth from the least to the most is equally likely. */
export type CoinRange = { min: number; max: number; betRate: number }
/** What chance decides between. */
export type Lot = { prizes: readonly Prize[] } | { range: CoinRange }

/** What came out, with what it came out of: whoever checks the draw later needs that. */
export type DrawnLot = {
  /** 0 where there are no prizes, only a range. */
  prizeId: number
  rewards: RewardItem[]
  weights: { prizeId: number; weight: number }[]
  range?: { min: number; max: number }
}

export function drawFrom(fair: Fair, lot: Lot): DrawnLot {
  if ('range' in lot) {
    const { min, max, betRate } = lot.range
    const count = min + fair.integer(max - min + 1)
    const rewards = [{ id: rewardIds.coin, count, betRate }]
    return { prizeId: 0, rewards, weights: [], range: { min, max } }
  }
  const { id, rewards } = pickByWeight(fair, lot.prizes)
  const weights = lot.prizes.map((prize) => ({ prizeId: prize.id, weight: prize.weight }))
  return { prizeId: id, rewards, weights }
}

/** What a draw can cost the house at most, in coins. */
export function largestOf(lot: Lot): number {
  if ('range' in lot) return lot.range.max
  return Math.max(...lot.prizes.map(({ rewards }) => coinsIn(rewards)))
}

export function coinsIn(rewards: readonly RewardItem[]): number {
  return rewards
    .filter(({ id }) => id === rewardIds.coin)
    .reduce((sum, { count }) => sum + count, 0)
}

/** The published chances of prizes drawn by weight. */
export function oddsOf(prizes: readonly Prize[]) {
  const chances = chancesOf(prizes.map(({ weight }) => weight))
  return prizes.map(({ id, rewards }, at) => ({ prizeId: id, rewards, chance: chances[at] ?? 0 }))
}
