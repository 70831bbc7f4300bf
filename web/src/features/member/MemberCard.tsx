import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { PlayerIdentity } from '../../site/PlayerIdentity.tsx'
import { artUrl } from '../../ui/art.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './MemberCard.module.css'
import { MemberLevel } from './MemberLevel.tsx'
import { MemberTotals } from './MemberTotals.tsx'

/** Who the player is: picture, name, level and id. */
export function MemberCard() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <Card look="cool" className={styles.card}>
      <div className={styles.person}>
        <Avatar
          size="lg"
          picture={user?.avatarOther ?? user?.avatar ?? 0}
          vipLevel={user?.vip}
          label={t('title.info')}
          href="/lobby/profile"
        />
        <PlayerIdentity isLarge />
        {user && <img className={styles.badge} src={artUrl(`vip/${user.vip}.webp`)} alt="" />}
      </div>
      <MemberLevel />
      <MemberTotals />
    </Card>
  )
}
