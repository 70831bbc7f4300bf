import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BrandMark } from './BrandMark.tsx'
import type { NavItem } from './TabBar.tsx'
import styles from './SideNav.module.css'

export type SideNavProps = {
  siteName: string
  homeHref: string
  label: string
  moreLabel: string
  items: readonly NavItem[]
  /** Service and language, at the foot. */
  moreItems: readonly NavItem[]
  /** The player's card, or the invitation to log in. */
  user: ReactNode
  /** The age mark and its sentence. */
  ageText: string
  ageMark: string
}

export function SideNav(props: SideNavProps) {
  return (
    <div className={styles.side}>
      <Link href={props.homeHref} className={styles.brand}>
        <BrandMark name={props.siteName} size="md" />
      </Link>
      <div className={styles.user}>{props.user}</div>
      <SideLinks label={props.label} items={props.items} />
      <span className={styles.space} />
      <SideLinks label={props.moreLabel} items={props.moreItems} />
      <p className={styles.age}>
        <span className={styles.mark}>{props.ageMark}</span>
        {props.ageText}
      </p>
    </div>
  )
}

export type SideUserProps = {
  avatar: ReactNode
  name: string
  text: string
  action: ReactNode
}

/** The inside of the player's card. */
export function SideUser({ avatar, name, text, action }: SideUserProps) {
  return (
    <>
      <div className={styles.person}>
        {avatar}
        <div className={styles.who}>
          <b className={styles.name}>{name}</b>
          <span className="num">{text}</span>
        </div>
      </div>
      <div className={styles.action}>{action}</div>
    </>
  )
}

function SideLinks({ label, items }: { label: string; items: readonly NavItem[] }) {
  return (
    <nav aria-label={label}>
      {items.map(({ href, icon: Drawing, label: name, isActive, dotLabel }) => (
        <Link
          key={href}
          href={href}
          className={styles.link}
          aria-current={isActive ? 'page' : undefined}
        >
          <Drawing className={styles.icon} />
          {name}
          {dotLabel !== undefined && <i className={styles.dot} role="img" aria-label={dotLabel} />}
        </Link>
      ))}
    </nav>
  )
}
