import type { ReactNode } from 'react'
import type { PlainTextKey } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { Card } from '../../ui/Card.tsx'
import type { IconType } from '../../ui/draw-icon.tsx'
import {
  DocumentIcon,
  DownloadIcon,
  HeadsetIcon,
  InfoIcon,
  LockIcon,
  NewsIcon,
  ShieldIcon,
} from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import styles from './LinkList.module.css'

export type PageLink = { icon: IconType; title: PlainTextKey; href: string; forPlayers?: true }

export const documentLinks: readonly PageLink[] = [
  { icon: DocumentIcon, title: 'title.terms', href: '/terms-of-use' },
  { icon: LockIcon, title: 'title.privacy', href: '/privacy-policy' },
  { icon: ShieldIcon, title: 'title.responsible', href: '/responsible-play' },
  { icon: ShieldIcon, title: 'title.license', href: '/profile/license', forPlayers: true },
]

export const moreLinks: readonly PageLink[] = [
  { icon: InfoIcon, title: 'title.about', href: '/about' },
  { icon: NewsIcon, title: 'title.notice', href: '/lobby/notice' },
  { icon: HeadsetIcon, title: 'title.service', href: '/service' },
]

export const downloadLink: PageLink = {
  icon: DownloadIcon,
  title: 'title.download',
  href: '/apkdownload',
}

type LinkListProps = {
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
