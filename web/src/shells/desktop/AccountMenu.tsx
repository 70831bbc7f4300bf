import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { LogOutIcon } from '../../ui/icons.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { useVisit } from '../navigator.ts'
import type { Route } from '../router.ts'
import { type AccountEntry, accountGroups, findAccountEntry } from './account-pages.ts'
import styles from './AccountMenu.module.css'

/** All pages of the account, beside the one that is open. */
export function AccountMenu({ route }: { route: Route }) {
  const t = useText()
  const signOut = useSignOut()
  const path = useVisit((visit) => visit.path)
  const lit = findAccountEntry(path, route.path)
  return (
    <nav className={styles.menu} aria-label={t('account.menu')}>
      {accountGroups.map(({ title, entries }) => (
        <div key={title} className={styles.group} role="group" aria-label={t(title)}>
          <span className={styles.heading} aria-hidden="true">
            {t(title)}
          </span>
          {entries.map((entry) => (
            <EntryLink key={entry.href} entry={entry} isLit={entry === lit} />
          ))}
        </div>
      ))}
      <Pressable className={styles.entry} onClick={() => void signOut()}>
        <LogOutIcon />
        {t('frame.logOut')}
      </Pressable>
    </nav>
  )
}

function EntryLink({ entry, isLit }: { entry: AccountEntry; isLit: boolean }) {
  const t = useText()
  const hasMail = useSession(({ details }) => details?.dots.hasMail === true)
  const hasDot = hasMail && entry.title === 'title.mail'
  const { icon: Drawing, href, title } = entry
  return (
    <Pressable className={styles.entry} href={href} aria-current={isLit ? 'page' : undefined}>
      <Drawing />
      {t(title)}
      {hasDot && <i className={styles.dot} role="img" aria-label={t('frame.unreadMail')} />}
    </Pressable>
  )
}
