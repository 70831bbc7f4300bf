import { classNames } from './class-names.ts'
import { Field, useFieldControl } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import type { IconType } from './draw-icon.tsx'
import { DownIcon } from './icons.ts'
import fieldStyles from './Field.module.css'
import styles from './SelectRow.module.css'

export type SelectRowProps = FieldTexts & {
  /** The chosen value, or nothing yet. */
  valueText?: string | undefined
  placeholder: string
  icon?: IconType | undefined
  disabled?: boolean
  /** Opens the sheet with the choices. */
  onOpen: () => void
}

/** Looks like a field, opens a sheet of choices. */
export function SelectRow(props: SelectRowProps) {
  const { label, hint, error, valueText, placeholder, icon: Lead, disabled, onOpen } = props
  const { id, 'aria-describedby': describedBy } = useFieldControl(props)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <button
        id={id}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={describedBy}
        className={classNames(
          fieldStyles.box,
          error !== undefined && fieldStyles.wrong,
          disabled && fieldStyles.off,
        )}
        onClick={onOpen}
      >
        {Lead && <Lead className={fieldStyles.lead} />}
        <span
          id={`${id}-value`}
          className={classNames(styles.value, valueText === undefined && styles.empty)}
        >
          {valueText ?? placeholder}
        </span>
        <DownIcon className={styles.arrow} />
      </button>
    </Field>
  )
}
