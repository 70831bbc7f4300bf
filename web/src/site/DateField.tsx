import { useState } from 'react'
import { useLocale, useText } from '../i18n/use-text.ts'
import { classNames } from '../ui/class-names.ts'
import { type DateParts, daysIn, fitDay, partsOf, valueOf } from './date-parts.ts'
import { Field, useFieldControl } from '../ui/Field.tsx'
import type { FieldTexts } from '../ui/Field.tsx'
import { DownIcon } from '../ui/icons.ts'
import fieldStyles from '../ui/Field.module.css'
import styles from './DateField.module.css'

type DateFieldProps = FieldTexts & {
  /** `1990-02-28`, or nothing. */
  value: string
  /** The last day that may be chosen: its year is the first of the list. */
  max: string
  onChange: (value: string) => void
}

const oldest = 120
const buddhist = 543

/** A day in the reader's own words and years; a browser's own field follows its system. */
export function DateField({ value, max, onChange, ...texts }: DateFieldProps) {
  const t = useText()
  const locale = useLocale()
  const { id, 'aria-invalid': isWrong, 'aria-describedby': below } = useFieldControl(texts)
  const [kept, setKept] = useState(() => partsOf(value))
  // Another day may be given from outside; a day on its way is only here.
  const parts = valueOf(kept) === value ? kept : partsOf(value)
  const newest = partsOf(max).year
  const change = (part: keyof DateParts) => (chosen: number) => {
    const next = fitDay({ ...parts, [part]: chosen })
    setKept(next)
    onChange(valueOf(next))
  }
  const months = count(12).map((month) => monthName(month, locale))
  const years = count(oldest).map((_, at) => newest - at)
  const yearText = (year: number) => String(locale === 'th-TH' ? year + buddhist : year)
  return (
    <Field {...texts} id={id}>
      <span
        className={styles.parts}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={below}
      >
        <Part
          id={id}
          name={t('date.day')}
          autoComplete="bday-day"
          value={parts.day}
          options={count(daysIn(parts)).map((day) => [day, String(day)])}
          isWrong={isWrong}
          onChange={change('day')}
        />
        <Part
          name={t('date.month')}
          autoComplete="bday-month"
          value={parts.month}
          options={months.map((name, at) => [at + 1, name])}
          isWrong={isWrong}
          onChange={change('month')}
        />
        <Part
          name={t('date.year')}
          autoComplete="bday-year"
          value={parts.year}
          options={years.map((year) => [year, yearText(year)])}
          isWrong={isWrong}
          onChange={change('year')}
        />
      </span>
    </Field>
  )
}

type PartProps = {
  id?: string
  name: string
  autoComplete: string
  value: number
  options: readonly (readonly [number, string])[]
  isWrong: boolean | undefined
  onChange: (value: number) => void
}

function Part({ id, name, autoComplete, value, options, isWrong, onChange }: PartProps) {
  return (
    <span className={classNames(fieldStyles.box, isWrong && fieldStyles.wrong, styles.part)}>
      <select
        id={id}
        aria-label={name}
        aria-invalid={isWrong}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value={0}>{name}</option>
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
      <DownIcon />
    </span>
  )
}

const count = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1)

function monthName(month: number, locale: string): string {
  const style = { month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, style).format(Date.UTC(2000, month - 1, 1))
}
