import type { ActivityView } from '../activity.ts'
import { FollowRewardsModal, FollowRewardsPage } from '../tasks/FollowRewards.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'FollowRewards'> = {
  pages: { '/activity/follow': FollowRewardsPage },
  modal: FollowRewardsModal,
  writeRules,
}
