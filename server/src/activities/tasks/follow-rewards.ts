import { followRewardsConfig } from '@parlour/contract/activities/follow-rewards.ts'
import type { TaskEntry } from '@parlour/contract/activities/tasks.ts'
import { followTaskIds } from '@parlour/contract/activity-types.ts'
import type { FollowType } from '@parlour/contract/activity-types.ts'
import type { Me, Promotion, SocialPages } from '../engine/index.ts'
import type { FollowConfig, FollowState } from './follow-rules.ts'
import * as rules from './follow-rules.ts'
import { pageOf } from './task-view.ts'

/** Following is asked for by the calls of tasks, and rewarded by a promotion of its own. */
export const followRewards = {
  name: 'FollowRewards',
  config: followRewardsConfig,
  asks: ['socialPages'],
  isFree: true,
  start: rules.start,
  renews: () => true,
  on: {},
  offers: rules.offers,
  claimed: rules.claimed,
  card: (me) => {
    const progress = rules.progressOf(me, (type) => pageOf(type, me.player.socialPages) !== null)
    return progress.done < progress.total
      ? { canClaim: rules.offers(me).length > 0, progress }
      : null
  },
} satisfies Promotion<FollowConfig, FollowState>

/** Why a channel is not paid for. */
export function refuseChannel({ config }: Me<FollowConfig, FollowState>, key: string) {
  const isOne = config.taskTypes.some((channel) => rules.keyOf(channel) === key)
  return isOne ? 'notReached' : 'unknownReward'
}

export type Following = Me<FollowConfig, FollowState>

/** The channels as the list of tasks shows them; one without a page cannot be followed. */
export function showChannels(me: Following | null, social: SocialPages): TaskEntry[] {
  if (!me) return []
  return me.config.taskTypes
    .map((channel) => showChannel(me, channel, social))
    .filter(({ link }) => link !== null)
}

export function showChannel(
  { state, config }: Following,
  type: FollowType,
  social: SocialPages,
): TaskEntry {
  const status = rules.statusOf(state, type)
  return {
    id: followTaskIds[type],
    type,
    resets: 'once',
    target: 1,
    progress: status === 0 ? 0 : 1,
    timesADay: 1,
    timesDone: status === 2 ? 1 : 0,
    status,
    award: rules.rewardsOf(config),
    link: pageOf(type, social),
  }
}
