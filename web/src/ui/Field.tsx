import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

export type FieldTexts = {
  label: string
  hint?: string | undefined
  /** Takes the hint's place, and is read out as soon as it appears. */
  error?: string | undefined
}

type FieldProps = FieldTexts & {
  id: string
  isLabelHidden?: boolean | undefined
  children: ReactNode
}

/** Label above, control, one line below: every field has this frame. */
export function Field({ id, label, hint, error, isLabelHidden, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={isLabelHidden ? 'visually-hidden' : styles.label}
      >
        {label}
      </label>
      {children}
      <span id={`${id}-below`}>
        {error !== undefined ? (
          <span className={classNames(styles.hint, styles.error)} role="alert">
            {error}
          </span>
        ) : (
          hint !== undefined && <span className={styles.hint}>{hint}</span>
        )}
      </span>
    </div>
  )
}

/** The attributes that tie a control to its frame. */
export function useFieldControl({ hint, error }: FieldTexts) {
  const id = useId()
  const hasLine = hint !== undefined || error !== undefined
  return {
    id,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': hasLine ? `${id}-below` : undefined,
  }
}
