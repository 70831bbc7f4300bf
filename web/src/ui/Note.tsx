import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconType } from './draw-icon.tsx'
import { InfoIcon } from './icons.ts'
import styles from './Note.module.css'

export type NoteProps = {
  children: ReactNode
  tone?: 'warn' | 'info' | 'ok' | 'bad'
  icon?: IconType
}

export function Note({ children, tone = 'warn', icon: Lead = InfoIcon }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone])}>
      <Lead className={styles.icon} />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
