import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'

export type Ball = { x: number; y: number; radius: number; hue: string; text: string }

const places = [
  [96, 190, 25],
  [150, 206, 27],
  [203, 188, 25],
  [124, 152, 24],
  [177, 148, 26],
  [226, 138, 22],
  [76, 138, 22],
  [108, 100, 22],
  [156, 92, 24],
  [204, 92, 21],
] as const

const hues = ['#d92a46', '#2a6cff', '#12a878', '#f28c0c', '#8a3df0', '#e0357c']

type Line = { rewards: readonly RewardItem[] }

/** The drum's balls: every prize is on one, in turn, until the drum is full. */
export function ballsOf(odds: readonly Line[]): Ball[] {
  return places.map(([x, y, radius], index) => {
    const line = odds.length > 0 ? index % odds.length : 0
    return { x, y, radius, hue: hueOf(line), text: numberOf(odds[line]?.rewards ?? []) }
  })
}

export function hueOf(line: number): string {
  return hues[line % hues.length] ?? '#2a6cff'
}

/** The number on a ball: coins or points, without their hundredths. */
export function numberOf(rewards: readonly RewardItem[]): string {
  const [first] = rewards
  if (!first) return ''
  const isSum = first.id === rewardIds.coin || first.id === rewardIds.points
  return String(isSum ? Math.floor(first.count / 100) : first.count)
}
