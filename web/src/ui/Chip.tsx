import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { Pressable, type PressProps } from './Pressable.tsx'
import { useCentreChosen } from './use-centre-chosen.ts'

export type ChipProps = PressProps & {
  children: ReactNode
  /** A studio's sign or an icon, about 20 px. */
  mark?: ReactNode
  isOn?: boolean
}

export function Chip({ children, mark, isOn = false, ...press }: ChipProps) {
  const state =
    press.href === undefined
      ? { 'aria-pressed': isOn, type: 'button' as const }
      : { 'aria-current': isOn ? ('true' as const) : undefined }
  return (
    <Pressable className={styles.chip} {...state} {...press}>
      {mark}
      {children}
    </Pressable>
  )
}

type ChipRowProps = {
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
