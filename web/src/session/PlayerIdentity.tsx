import { copyText } from '../browser/copy.ts'
import { text } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CopyIcon } from '../ui/icons.ts'
import { Pill } from '../ui/Pill.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import styles from './PlayerIdentity.module.css'
import { useSession } from './store.ts'

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
      <p className={styles.id}>
        <span className="num">{t('frame.playerId', { id: user.id })}</span>
        <IconButton
          icon={CopyIcon}
          label={t('frame.copyId')}
          isSmall
          onClick={() => void copyId(user.id)}
        />
      </p>
      <p className={styles.since}>{t('frame.memberDays', { days: user.regPeriod })}</p>
    </div>
  )
}

async function copyId(id: number): Promise<void> {
  if (await copyText(String(id))) toast.show(text('common.copySucc'))
  else toast.error(text('common.copyFail'))
}
