import { useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { RuleText } from '../rules/RuleText.tsx'
import { writeRules } from './rules.ts'
import { InviteFriendContent } from './InviteFriendContent.tsx'
import { useInviteFriend } from './use-invite-friend.ts'

export function InviteFriendsPage() {
  const t = useText()
  const asked = useInviteFriend()
  return (
    <ActivityAnswer asked={asked}>
      {(offer) => (
        <ActivityFrame
          name="InviteFriend1"
          title={t('inviteFriend.title')}
          text={t('inviteFriend.text')}
          expireTime={offer.expireTime}
        >
          <InviteFriendContent offer={offer} />
          <RuleText name="InviteFriend1" write={writeRules} />
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}
