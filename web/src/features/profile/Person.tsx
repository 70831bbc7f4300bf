import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { Card } from '../../ui/Card.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AvatarPicker } from './AvatarPicker.tsx'
import { NicknameForm } from './NicknameForm.tsx'
import styles from './Form.module.css'

/** How others see the player. */
export function Person() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <section>
      <SectionHeader title={t('profile.person')} />
      <Card className={styles.form}>
        {user ? (
          <>
            <NicknameForm key={user.nickname} nickname={user.nickname} />
            <AvatarPicker avatar={user.avatar} />
          </>
        ) : (
          <Skeleton className={styles.bone} />
        )}
      </Card>
    </section>
  )
}
