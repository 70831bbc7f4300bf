import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/Card.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { FriendList } from '../kit/FriendList.tsx'
import { PastSpins } from './PastSpins.tsx'
import styles from './SpinLists.module.css'

/** The invited friends and the spins so far. */
export function SpinLists() {
  const t = useText()
  const [shown, show] = useState<'friends' | 'spins'>('friends')
  return (
    <Card className={styles.lists}>
      <Segmented
        label={t('inviteSpin.lists')}
        segments={[
          { value: 'friends', text: t('inviteSpin.friends') },
          { value: 'spins', text: t('inviteSpin.spins') },
        ]}
        value={shown}
        onChange={show}
      />
      {shown === 'friends' ? <FriendList call="actInviteUserStatus" /> : <PastSpins />}
    </Card>
  )
}
