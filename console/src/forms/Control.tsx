import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { zonedText, zonedTime } from '../i18n/zone.ts'
import { getAt } from './content.ts'
import type { Edited } from './edited.ts'
import { PictureControl } from './PictureControl.tsx'
import { numberText, readNumber, unitOf, unitText } from './units.ts'
import { useBoth } from './use-both.ts'

type Props = { id: string; field: FormField; path: string; edited: Edited; isWrong: boolean }
const longText = 300

/** What one value is written or chosen with. */
export function Control(props: Props) {
  const { id, field, path, edited, isWrong } = props
  const value = getAt(edited.content, path)
  const control = {
    id,
    disabled: edited.isLocked,
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-hint`,
  }
  if (field.kind === 'yesNo' && field.empty === undefined)
    return (
      <input
        {...control}
        type="checkbox"
        role="switch"
        className="sw"
        checked={value === true}
        onChange={(event) => edited.set(path, event.target.checked)}
      />
    )
  if (field.kind === 'yesNo' || field.kind === 'choice') return <Choice {...props} of={control} />
  if (field.kind === 'moment')
    return (
      <input
        {...control}
        type="datetime-local"
        className="in"
        value={typeof value === 'number' ? zonedText(value) : ''}
        onChange={(event) => edited.set(path, zonedTime(event.target.value))}
      />
    )
  if (field.kind === 'number') return <NumberInput {...props} of={control} />
  const written = typeof value === 'string' ? value : ''
  const write = (text: string) =>
    edited.set(path, text === '' && field.empty ? emptyOf(field) : text)
  if (field.kind === 'picture')
    return <PictureControl of={control} kind={field.unit ?? ''} value={written} onChange={write} />
  if (field.kind === 'colour') return <ColourInput of={control} value={written} onChange={write} />
  if (field.kind === 'text' && (field.max ?? 0) > longText && field.unit === undefined)
    return (
      <textarea
        {...control}
        className="in area"
        rows={4}
        value={written}
        onChange={(event) => write(event.target.value)}
      />
    )
  return (
    <input
      {...control}
      className="in"
      autoComplete="off"
      value={written}
      onChange={(event) => write(event.target.value)}
    />
  )
}

type Of = { of: Record<string, unknown> & { id: string; disabled: boolean } }

type ColourProps = Of & { value: string; onChange: (colour: string) => void }

/** Written, or chosen from the device's own colours; empty is a value too. */
function ColourInput({ of, value, onChange }: ColourProps) {
  const t = useText()
  return (
    <span className="in num">
      <input
        type="color"
        className={value === '' ? 'dab none' : 'dab'}
        aria-label={t('form.choose')}
        disabled={of.disabled}
        value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        {...of}
        autoComplete="off"
        spellCheck={false}
        placeholder="#rrggbb"
        value={value}
        onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
      />
    </span>
  )
}

function NumberInput({ field, path, edited, of }: Props & Of) {
  const t = useText()
  const value = getAt(edited.content, path)
  const unit = unitOf(field, getAt(edited.content, path.split('.').slice(0, -1).join('.')))
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null)
  // What is being typed stays as it is typed, until the value comes from elsewhere.
  const shown = typed && Object.is(typed.value, value) ? typed.text : numberText(unit, value)
  const write = (text: string) => {
    const isEmpty = text.trim() === '' && field.empty !== undefined
    const next = isEmpty ? emptyOf(field) : readNumber(unit, text)
    setTyped({ text, value: next })
    edited.set(path, next)
  }
  const suffix = unitText(t, unit, { currency: edited.currency, value })
  return (
    <span className="in num">
      <input
        {...of}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onChange={(event) => write(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {suffix && <span className="u">{suffix}</span>}
    </span>
  )
}

function Choice({ field, path, edited, of }: Props & Of) {
  const t = useText()
  const text = useBoth()
  const value = getAt(edited.content, path)
  const yesNo = [
    { value: 'true', label: t('form.yes') },
    { value: 'false', label: t('form.no') },
  ]
  const options =
    field.options?.map((one) => ({ value: String(one.value), label: text(one.label) })) ?? yesNo
  const choose = (chosen: string) => {
    if (chosen === '') return edited.set(path, emptyOf(field))
    if (field.kind === 'yesNo') return edited.set(path, chosen === 'true')
    edited.set(path, field.options?.find((one) => String(one.value) === chosen)?.value)
  }
  return (
    <select
      {...of}
      className="in"
      value={isPlain(value) ? String(value) : ''}
      onChange={(event) => choose(event.target.value)}
    >
      {field.empty && <option value="">{t('form.unset')}</option>}
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  )
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function emptyOf(field: FormField): null | undefined {
  return field.empty === 'null' ? null : undefined
}
