import type { ActivityView } from '../activity.ts'
import { InviteFriendsPage } from './InviteFriendsPage.tsx'
import { InviteFriendModal } from './InviteFriendModal.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'InviteFriend1'> = {
  pages: { '/activity/inviteFriends': InviteFriendsPage },
  modal: InviteFriendModal,
  writeRules,
}
