import { useText } from '../i18n/use-text.ts'
import { useSession } from '../session/store.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CopyIcon } from '../ui/icons.ts'
import { Pill } from '../ui/Pill.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { copyAndTell } from './copy-and-tell.ts'
import styles from './PlayerIdentity.module.css'

/** Who is signed in, in words: name, level, an id to copy, and for how long a member. */
export function PlayerIdentity({ isLarge = false }: { isLarge?: boolean }) {
  const t = useText()
  const user = useSession((session) => session.user)
  if (!user) return <Skeleton className={styles.bone} />
  return (
    <div className={styles.who}>
      <h2 className={classNames(styles.name, isLarge && styles.large)}>
        {user.nickname || t('frame.player')}
        <Pill tone="warn">VIP {user.vip}</Pill>
      </h2>
      <PlayerId playerId={user.id} />
      <p className={styles.since}>{t('frame.memberDays', { days: user.regPeriod })}</p>
    </div>
  )
}

/** The player's number, with a button that copies it. */
export function PlayerId({ playerId }: { playerId: number }) {
  const t = useText()
  return (
    <p className={styles.id}>
      <span className="num">{t('frame.playerId', { id: playerId })}</span>
      <IconButton
        icon={CopyIcon}
        label={t('frame.copyId')}
        isSmall
        onClick={() => void copyAndTell(String(playerId))}
      />
    </p>
  )
}
