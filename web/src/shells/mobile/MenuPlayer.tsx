import { copyText } from '../../browser/copy.ts'
import { text } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { toast } from '../../ui/toast.ts'
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
            <p className={styles.id}>
              <span className="num">{t('frame.playerId', { id: user.id })}</span>
              <IconButton
                icon={CopyIcon}
                label={t('frame.copyId')}
                isSmall
                onClick={() => void copyId(user.id)}
              />
            </p>
            <Superior superiorId={user.pid} />
          </>
        )}
      </div>
    </div>
  )
}

async function copyId(id: number): Promise<void> {
  if (await copyText(String(id))) toast.show(text('common.copySucc'))
  else toast.error(text('common.copyFail'))
}
