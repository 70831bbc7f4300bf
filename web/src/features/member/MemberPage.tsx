import { useText } from '../../i18n/use-text.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { Button } from '../../ui/Button.tsx'
import { LogOutIcon } from '../../ui/icons.ts'
import { MemberCard } from './MemberCard.tsx'
import { MemberLinks } from './MemberLinks.tsx'
import { MemberMoney } from './MemberMoney.tsx'
import styles from './MemberPage.module.css'

/** The player's hub on the desktop. */
export function MemberPage() {
  const t = useText()
  const signOut = useSignOut()
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <MemberCard />
        <MemberMoney />
      </div>
      <MemberLinks />
      <Button
        look="outline"
        icon={LogOutIcon}
        className={styles.leave}
        onClick={() => void signOut()}
      >
        {t('frame.logOut')}
      </Button>
    </div>
  )
}
