import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { Card } from '../../ui/Card.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import styles from './LinkList.module.css'
import type { PageLink } from './links.ts'

export type LinkListProps = {
  label: string
  links: readonly PageLink[]
  /** More rows at the end. */
  children?: ReactNode
}

export function LinkList({ label, links, children }: LinkListProps) {
  const t = useText()
  const isLoggedIn = useIsLoggedIn()
  const open = links.filter(({ forPlayers }) => isLoggedIn || !forPlayers)
  return (
    <Card className={styles.card}>
      <nav aria-label={label}>
        {open.map(({ icon, title, href }) => (
          <ListRow key={href} icon={icon} title={t(title)} href={href} />
        ))}
        {children}
      </nav>
    </Card>
  )
}
