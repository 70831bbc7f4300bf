import type { followRewardsConfig } from '@parlour/contract/activities/follow-rewards.ts'
import { followTaskIds } from '@parlour/contract/activity-types.ts'
import type { FollowType } from '@parlour/contract/activity-types.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Me, Offer } from '../engine/rules.ts'

export type FollowConfig = z.output<typeof followRewardsConfig>
/** By their types. Following itself cannot be seen, only the way to the page. */
export type FollowState = { visited: FollowType[]; claimed: FollowType[] }
type Mine = Me<FollowConfig, FollowState>

export function start(): FollowState {
  return { visited: [], claimed: [] }
}

/** The channel that a task's number stands for; null for every other task. */
export function channelOf(taskId: number): FollowType | null {
  const entry = Object.entries(followTaskIds).find(([, id]) => id === taskId)
  return entry ? (Number(entry[0]) as FollowType) : null
}

export function visited(state: FollowState, channel: FollowType): FollowState {
  if (state.visited.includes(channel)) return state
  return { ...state, visited: [...state.visited, channel] }
}

/** 0 to do, 1 to claim, 2 claimed. */
export function statusOf({ visited: seen, claimed: done }: FollowState, channel: FollowType) {
  if (done.includes(channel)) return 2
  return seen.includes(channel) ? 1 : 0
}

export function offers({ state, config }: Mine): Offer[] {
  return config.taskTypes
    .filter((channel) => statusOf(state, channel) === 1)
    .map((channel) => ({
      key: keyOf(channel),
      items: rewardsOf(config),
      task: { type: channel, target: 1 },
    }))
}

export function rewardsOf({ bonus, betRate }: FollowConfig): Offer['items'] {
  return [{ id: rewardIds.coin, count: bonus, betRate }]
}

export function keyOf(channel: FollowType): string {
  return `follow:${channel}`
}

export function claimed(state: FollowState, key: string): FollowState {
  const channel = Number(key.split(':')[1]) as FollowType
  return { ...state, claimed: [...state.claimed, channel] }
}

/** Channels with a page of the site's, and those of them that are claimed. */
export function progressOf({ state, config }: Mine, hasPage: (channel: FollowType) => boolean) {
  const open = config.taskTypes.filter(hasPage)
  return { done: open.filter((one) => state.claimed.includes(one)).length, total: open.length }
}
