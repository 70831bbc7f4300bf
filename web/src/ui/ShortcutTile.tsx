import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from './Badge.tsx'
import styles from './ShortcutTile.module.css'

export type ShortcutTileProps = {
  image: string
  title: string
  /** Shown where tiles are wide. */
  text?: string | undefined
  badgeText?: string | undefined
  /** The tile's own hue, e.g. #7a5bff. */
  hue: string
  href: string
}

export function ShortcutTile({ image, title, text, badgeText, hue, href }: ShortcutTileProps) {
  return (
    <Link href={href} className={styles.tile} style={{ '--hue': hue }}>
      <img src={image} alt="" width="54" height="54" fetchPriority="low" />
      <span className={styles.words}>
        {title}
        {text !== undefined && <small className={styles.text}>{text}</small>}
      </span>
      {badgeText !== undefined && <Badge className={styles.badge}>{badgeText}</Badge>}
    </Link>
  )
}

export function ShortcutRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.frame} aria-label={label}>
      <div className={styles.row}>{children}</div>
    </nav>
  )
}
