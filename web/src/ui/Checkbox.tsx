import type { ReactNode } from 'react'
import { CheckIcon } from './icons.ts'
import styles from './Checkbox.module.css'

export type CheckboxProps = {
  /** Words, possibly with links. */
  children: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  name?: string
  disabled?: boolean
  hasError?: boolean
}

export function Checkbox(props: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.input}
        name={props.name}
        checked={props.isChecked}
        disabled={props.disabled}
        aria-invalid={props.hasError || undefined}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <CheckIcon className={styles.tick} />
      </span>
      <span className={styles.words}>{props.children}</span>
    </label>
  )
}
