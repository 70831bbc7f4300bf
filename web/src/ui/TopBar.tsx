import type { ReactNode } from 'react'
import { SearchIcon } from './icons.ts'
import { Pressable } from './Pressable.tsx'
import type { PressProps } from './Pressable.tsx'
import styles from './TopBar.module.css'

export type TopBarProps = {
  /** A page's title, where the page does not have its own. */
  title?: string | undefined
  search?: ReactNode
  /** Icon buttons, balance, deposit; or log in and register. */
  children: ReactNode
}

/** The desktop's upper bar. */
export function TopBar({ title, search, children }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      {search}
      <span className={styles.space} />
      {children}
    </header>
  )
}

/** Looks like a search box and leads to the search page. */
export function SearchEntry({ text, ...press }: PressProps & { text: string }) {
  return (
    <Pressable className={styles.search} {...press}>
      <SearchIcon />
      <span className={styles.words}>{text}</span>
    </Pressable>
  )
}
