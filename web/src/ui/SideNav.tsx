import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BrandMark } from './BrandMark.tsx'
import { Pressable, type PressProps } from './Pressable.tsx'
import type { NavItem } from './TabBar.tsx'
import styles from './SideNav.module.css'

/** Leads somewhere, or does something at once. */
export type SideItem = Omit<NavItem, keyof PressProps> & PressProps

export type SideNavProps = {
  brand: { name: string; logo?: string | undefined }
  homeHref: string
  label: string
  moreLabel: string
  items: readonly SideItem[]
  /** Service and language, at the foot. */
  moreItems: readonly SideItem[]
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
        <BrandMark {...props.brand} size="md" />
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

function SideLinks({ label, items }: { label: string; items: readonly SideItem[] }) {
  return (
    <nav aria-label={label}>
      {items.map(({ icon: Drawing, label: name, isActive, dotLabel, ...press }) => (
        <Pressable
          key={name}
          {...press}
          className={styles.link}
          aria-current={isActive ? 'page' : undefined}
        >
          <Drawing className={styles.icon} />
          {name}
          {dotLabel !== undefined && <i className={styles.dot} role="img" aria-label={dotLabel} />}
        </Pressable>
      ))}
    </nav>
  )
}
