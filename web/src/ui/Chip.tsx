import type { ReactNode } from 'react'
import { Pressable } from './Pressable.tsx'
import type { PressProps } from './Pressable.tsx'
import styles from './Chip.module.css'

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
