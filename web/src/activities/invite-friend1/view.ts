import type { ActivityView } from '../activity.ts'
import { InviteFriendModal, InviteFriendsPage } from './InviteFriend.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'InviteFriend1'> = {
  pages: { '/activity/inviteFriends': InviteFriendsPage },
  modal: InviteFriendModal,
  writeRules,
}
