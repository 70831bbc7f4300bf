import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Panel.module.css'

type PanelProps = {
  title: string
  span?: 1 | 2 | 3
  children: ReactNode
}

export function Panel({ title, span = 1, children }: PanelProps) {
  return (
    <section className={classNames(styles.panel, styles[`span${span}`])}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

export function Row({ children, isTop }: { children: ReactNode; isTop?: boolean }) {
  return <div className={classNames(styles.row, isTop && styles.top)}>{children}</div>
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

export function Columns({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  return <div className={classNames(styles.columns, isWide && styles.wideColumns)}>{children}</div>
}

/** A small stage: what is fixed to the screen is fixed to this instead. */
export function Stage({
  children,
  look,
}: {
  children: ReactNode
  look: 'phone' | 'tall' | 'wide'
}) {
  return <div className={classNames(styles.stage, styles[look])}>{children}</div>
}
