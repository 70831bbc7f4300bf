import { useText } from '../../i18n/use-text.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useLeaving } from '../kit/use-leaving.ts'
import styles from './InviteFriend.module.css'
import { InviteFriendContent } from './InviteFriendContent.tsx'
import { useInviteFriend } from './use-invite-friend.ts'

/** The invite offer over the lobby. It closes itself at the end, and when it cannot be loaded. */
export function InviteFriendModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data, error } = useInviteFriend()
  const { isLeaving, leave } = useLeaving(error, onClose)
  return (
    <BottomSheet
      open={data !== undefined && !isLeaving}
      onClose={leave}
      title={t('inviteFriend.title')}
      closeLabel={t('common.close')}
    >
      {data && (
        <div className={styles.modal}>
          <div className={styles.modalHead}>
            <span>{t('inviteFriend.text')}</span>
            <Countdown expireTime={data.expireTime} onEnd={leave} />
          </div>
          <InviteFriendContent offer={data} />
        </div>
      )}
    </BottomSheet>
  )
}
