import type { ReactNode } from 'react'
import { HeaderBar } from './HeaderBar.tsx'
import { IconButton } from './IconButton.tsx'
import { BackIcon, HeadsetIcon } from './icons.ts'
import type { PressProps } from './Pressable.tsx'
import styles from './PageHeader.module.css'

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
