import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { BackIcon, HeadsetIcon } from './icons.ts'
import styles from './PageHeader.module.css'
import type { PressProps } from './Pressable.tsx'

export type PageHeaderProps = {
  title: ReactNode
  backLabel: string
  onBack: () => void
  /** The service button, unless the page puts something else at the end. */
  service?: (PressProps & { label: string }) | undefined
  end?: ReactNode
}

export function PageHeader({ title, backLabel, onBack, service, end }: PageHeaderProps) {
  return (
    <HeaderBar>
      <IconButton icon={BackIcon} label={backLabel} className={styles.back} onClick={onBack} />
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.end}>
        {end}
        {service && <IconButton icon={HeadsetIcon} {...service} />}
      </span>
    </HeaderBar>
  )
}

/** The phone's header: it stays on top and lets the page fade out beneath it. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return <header className={styles.bar}>{children}</header>
}

type HomeHeaderProps = {
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
      {end !== undefined && <span className={styles.wideEnd}>{end}</span>}
    </HeaderBar>
  )
}
