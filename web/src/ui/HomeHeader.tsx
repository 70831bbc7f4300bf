import type { ReactNode } from 'react'
import { HeaderBar } from './HeaderBar.tsx'
import styles from './HomeHeader.module.css'

export type HomeHeaderProps = {
  /** Avatar or brand mark. */
  start: ReactNode
  /** Balance and deposit, or nothing for guests. */
  children?: ReactNode
  /** Icon buttons: search and service. */
  tools: ReactNode
  /** After the tools: a guest's log in and register. */
  end?: ReactNode
}

export function HomeHeader({ start, children, tools, end }: HomeHeaderProps) {
  return (
    <HeaderBar>
      <span className={styles.start}>{start}</span>
      {children}
      {end !== undefined && <span className={styles.gap} />}
      <span className={end === undefined ? styles.lastTools : styles.tools}>{tools}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </HeaderBar>
  )
}
