import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { PlayerId } from '../../site/PlayerId.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Pill } from '../../ui/Pill.tsx'
import styles from './PlayerMenu.module.css'
import { Superior } from './Superior.tsx'

/** Who is signed in: picture, name, level, id and who brought them. */
export function MenuPlayer() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <div className={styles.player}>
      <Avatar
        size="lg"
        picture={user?.avatarOther ?? user?.avatar ?? 0}
        vipLevel={user?.vip}
        label={t('title.profile')}
        href="/profile/user"
      />
      <div className={styles.who}>
        <p className={styles.name}>
          <b>{user?.nickname || t('frame.player')}</b>
          {user && <Pill tone="warn">VIP {user.vip}</Pill>}
        </p>
        {user && (
          <>
            <PlayerId playerId={user.id} />
            <Superior superiorId={user.pid} />
          </>
        )}
      </div>
    </div>
  )
}
