import type { RewardItem } from '@parlour/contract/reward-items.ts'

type Prize = { id: number; weight: number; rewards: readonly RewardItem[] }

type DrawRules = {
  oddsList: readonly { prizeId: number; rewards: RewardItem[]; chance: number }[]
  config: Readonly<Record<string, unknown>>
}

/** The chances the server tells; of a draw that is not running yet, those of its config. */
export function listOdds({ oddsList, config }: DrawRules) {
  if (oddsList.length > 0) return oddsList
  return chancesOf((config['prizes'] ?? []) as readonly Prize[])
}

/** Weights as chances in parts of a million. */
export function chancesOf(prizes: readonly Prize[]) {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return prizes.map(({ id, weight, rewards }) => ({
    prizeId: id,
    rewards: [...rewards],
    chance: Math.round((weight * 1_000_000) / total),
  }))
}
