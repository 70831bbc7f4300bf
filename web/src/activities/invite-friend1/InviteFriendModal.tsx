import { useText } from '../../i18n/use-text.ts'
import { ActivitySheet } from '../kit/ActivitySheet.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import styles from './InviteFriend.module.css'
import { InviteFriendContent } from './InviteFriendContent.tsx'
import { useInviteFriend } from './use-invite-friend.ts'

/** The invite offer over the lobby. */
export function InviteFriendModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const asked = useInviteFriend()
  return (
    <ActivitySheet asked={asked} title={t('inviteFriend.title')} onClose={onClose}>
      {(offer, leave) => (
        <div className={styles.modal}>
          <div className={styles.modalHead}>
            <span>{t('inviteFriend.text')}</span>
            <Countdown expireTime={offer.expireTime} onEnd={leave} />
          </div>
          <InviteFriendContent offer={offer} />
        </div>
      )}
    </ActivitySheet>
  )
}
