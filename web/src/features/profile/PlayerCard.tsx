import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { PlayerIdentity } from '../../site/PlayerIdentity.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LogOutIcon } from '../../ui/icons.ts'
import styles from './PlayerCard.module.css'

/** Who is signed in: picture, name, level, id. */
export function PlayerCard() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <Card look="cool" className={styles.card}>
      <Avatar
        size="lg"
        picture={user?.avatarOther ?? user?.avatar ?? 0}
        vipLevel={user?.vip}
        label={user?.nickname || t('frame.player')}
      />
      <PlayerIdentity />
    </Card>
  )
}

export function LeaveButton() {
  const t = useText()
  const signOut = useSignOut()
  return (
    <Button look="outline" icon={LogOutIcon} isBlock onClick={() => void signOut()}>
      {t('frame.logOut')}
    </Button>
  )
}
