import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field, useFieldControl } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import type { IconType } from './draw-icon.tsx'
import { CheckIcon } from './icons.ts'
import styles from './Field.module.css'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size' | 'className'>

export type TextFieldProps = InputProps &
  FieldTexts & {
    icon?: IconType | undefined
    /** A fixed beginning such as +66 or ฿. */
    prefix?: string | undefined
    /** A button or mark at the end of the box. */
    end?: ReactNode
    isOk?: boolean
    isNumber?: boolean
    /** For amounts: the big figure of a form. */
    isLarge?: boolean
    isLabelHidden?: boolean
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden, icon: Lead, prefix, end, isOk, ...rest } = props
  const { isNumber, isLarge, ...input } = rest
  const control = useFieldControl(props)
  const box = classNames(
    styles.box,
    error !== undefined && styles.wrong,
    input.disabled && styles.off,
    isLarge && styles.large,
  )
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <span className={box}>
        {Lead && <Lead className={styles.lead} />}
        {prefix !== undefined && <span className={classNames('num', styles.prefix)}>{prefix}</span>}
        <input {...input} {...control} className={classNames(styles.input, isNumber && 'num')} />
        {isOk && <CheckIcon className={styles.tick} />}
        {end}
      </span>
    </Field>
  )
}
