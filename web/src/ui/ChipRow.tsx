import type { ReactNode } from 'react'
import { useCentreChosen } from './use-centre-chosen.ts'
import styles from './ChipRow.module.css'

export type ChipRowProps = {
  label: string
  /** Which chip is on: a change brings it to the middle. */
  chosen: unknown
  children: ReactNode
}

export function ChipRow({ label, chosen, children }: ChipRowProps) {
  const list = useCentreChosen<HTMLDivElement>(chosen)
  return (
    <div ref={list} className={styles.row} role="group" aria-label={label}>
      {children}
    </div>
  )
}
