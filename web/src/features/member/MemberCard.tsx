import { copyText } from '../../browser/copy.ts'
import { text } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { artUrl } from '../../ui/art.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
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
            <p className={styles.since}>{t('member.days', { days: user.regPeriod })}</p>
          </div>
        ) : (
          <Skeleton className={styles.bone} />
        )}
        {user && <img className={styles.badge} src={artUrl(`vip/${user.vip}.webp`)} alt="" />}
      </div>
      <MemberLevel />
      <MemberTotals />
    </Card>
  )
}

async function copyId(id: number): Promise<void> {
  if (await copyText(String(id))) toast.show(text('common.copySucc'))
  else toast.error(text('common.copyFail'))
}
