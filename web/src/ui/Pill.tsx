import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconType } from './draw-icon.tsx'
import styles from './Pill.module.css'

export type Tone = 'neutral' | 'ok' | 'warn' | 'info' | 'bad' | 'iris'

export type PillProps = {
  children: ReactNode
  tone?: Tone
  icon?: IconType | undefined
  /** A steady light beside the word, for things happening now. */
  isLive?: boolean
  className?: string | undefined
}

export function Pill({ children, tone = 'neutral', icon: Lead, isLive, className }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone], className)}>
      {isLive && <i className={styles.light} />}
      {Lead && <Lead className={styles.icon} />}
      {children}
    </span>
  )
}
