import type { ReactNode } from 'react'
import styles from './HeaderBar.module.css'

/** The phone's header: it stays on top and lets the page fade out beneath it. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return <header className={styles.bar}>{children}</header>
}
