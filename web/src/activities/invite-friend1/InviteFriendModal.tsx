import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { showActivityFailure } from '../kit/failures.ts'
import styles from './InviteFriend.module.css'
import { InviteFriendContent } from './InviteFriendContent.tsx'
import { useInviteFriend } from './use-invite-friend.ts'

/** The invite offer over the lobby. It closes itself at the end, and when it cannot be loaded. */
export function InviteFriendModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [isClosed, setClosed] = useState(false)
  const { data, error } = useInviteFriend()
  const close = (): void => setClosed(true)
  const fail = useEffectEvent(() => {
    showActivityFailure(error)
    onClose()
  })
  useEffect(() => {
    if (error) fail()
  }, [error])
  // The next in the queue waits until this one is gone.
  useEffect(() => {
    if (!isClosed) return undefined
    const timer = setTimeout(onClose, closingMs)
    return () => clearTimeout(timer)
  }, [isClosed, onClose])
  return (
    <BottomSheet
      open={data !== undefined && !isClosed}
      onClose={close}
      title={t('inviteFriend.title')}
      closeLabel={t('common.close')}
    >
      {data && (
        <div className={styles.modal}>
          <div className={styles.modalHead}>
            <span>{t('inviteFriend.text')}</span>
            <Countdown expireTime={data.expireTime} onEnd={close} />
          </div>
          <InviteFriendContent offer={data} />
        </div>
      )}
    </BottomSheet>
  )
}

const closingMs = 350
