import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Badge.module.css'

export type BadgeProps = {
  children: ReactNode
  /** `count` is a round counter, `speech` points at what it promises. */
  shape?: 'count' | 'speech'
  className?: string | undefined
}

/** A small loud number on the corner of something; the parent places it. */
export function Badge({ children, shape = 'count', className }: BadgeProps) {
  return <em className={classNames('num', styles.badge, styles[shape], className)}>{children}</em>
}
