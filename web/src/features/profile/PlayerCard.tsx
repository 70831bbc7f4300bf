import { copyText } from '../../browser/copy.ts'
import { text } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
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
      {user ? (
        <div className={styles.who}>
          <h2 className={styles.name}>
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
          <p className={styles.since}>{t('profile.days', { days: user.regPeriod })}</p>
        </div>
      ) : (
        <Skeleton className={styles.bone} />
      )}
    </Card>
  )
}

async function copyId(id: number): Promise<void> {
  if (await copyText(String(id))) toast.show(text('common.copySucc'))
  else toast.error(text('common.copyFail'))
}
