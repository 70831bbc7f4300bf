import type { ActivityView } from '../activity.ts'
import { FollowRewardsModal, makeFollowPage } from '../tasks/FollowRewards.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'FollowRewards'> = {
  pages: { '/activity/follow': makeFollowPage(writeRules) },
  modal: FollowRewardsModal,
  writeRules,
}
