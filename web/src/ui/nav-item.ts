import type { MouseEventHandler } from 'react'
import type { IconType } from './draw-icon.tsx'

export type NavItem = {
  label: string
  icon: IconType
  href: string
  onClick?: MouseEventHandler | undefined
  isActive?: boolean
  /** What a dot on it means; no dot without it. */
  dotLabel?: string | undefined
}
