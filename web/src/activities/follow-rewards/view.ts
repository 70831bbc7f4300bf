import type { ActivityView } from '../activity.ts'
import { FollowRewardsPage } from '../tasks/FollowRewardsPage.tsx'
import { FollowRewardsModal } from '../tasks/FollowRewardsModal.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'FollowRewards'> = {
  pages: { '/activity/follow': FollowRewardsPage },
  modal: FollowRewardsModal,
  writeRules,
}
