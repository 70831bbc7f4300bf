import type { MouseEventHandler } from 'react'
import { Link } from 'wouter'
import { type ItemArt, smallArtUrl } from './art.ts'
import { Badge } from './Badge.tsx'
import type { IconType } from './draw-icon.tsx'
import styles from './TabBar.module.css'

export type TabBarOrb = {
  label: string
  href: string
  item: ItemArt
  isActive?: boolean
  /** The first invite bonus, e.g. "฿50"; nothing when it is 0. */
  badgeText?: string | undefined
}

export type TabBarProps = {
  label: string
  /** Two on either side of the orb. */
  tabs: readonly [NavItem, NavItem, NavItem, NavItem]
  orb: TabBarOrb
}

export function TabBar({ label, tabs, orb }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <TabBarGround />
      {tabs.slice(0, 2).map((tab) => (
        <Tab key={tab.href} tab={tab} />
      ))}
      <Link
        href={orb.href}
        className={styles.middle}
        aria-current={orb.isActive ? 'page' : undefined}
      >
        <span className={styles.orb}>
          <img
            src={smallArtUrl(`item/${orb.item}`)}
            alt=""
            width="48"
            height="48"
            fetchPriority="low"
          />
        </span>
        {orb.label}
        {orb.badgeText !== undefined && (
          <Badge shape="speech" className={styles.badge}>
            {orb.badgeText}
          </Badge>
        )}
      </Link>
      {tabs.slice(2).map((tab) => (
        <Tab key={tab.href} tab={tab} />
      ))}
    </nav>
  )
}

export type NavItem = {
  label: string
  icon: IconType
  href: string
  onClick?: MouseEventHandler | undefined
  isActive?: boolean
  /** What a dot on it means; no dot without it. */
  dotLabel?: string | undefined
}

function Tab({ tab }: { tab: NavItem }) {
  const { icon: Drawing } = tab
  return (
    <Link
      href={tab.href}
      onClick={tab.onClick}
      className={styles.tab}
      aria-current={tab.isActive ? 'page' : undefined}
    >
      <span className={styles.drawing}>
        <Drawing />
        {tab.dotLabel !== undefined && (
          <i className={styles.dot} role="img" aria-label={tab.dotLabel} />
        )}
      </span>
      {tab.label}
    </Link>
  )
}

const notch = 'C11 0 13 6 17 13C23 28 34 35 48 35S73 28 79 13C83 6 85 0 96 0'

/** Only the middle piece has the notch, so it keeps its shape on any width. */
function TabBarGround() {
  return (
    <span className={styles.ground} aria-hidden="true">
      <i className={styles.wing} />
      <svg className={styles.notch} viewBox="0 0 96 62">
        <path d={`M0 0${notch}V62H0Z`} className={styles.fill} />
        <path d={`M0 0${notch}`} className={styles.edge} transform="translate(0 0.5)" />
      </svg>
      <i className={styles.wing} />
    </span>
  )
}
