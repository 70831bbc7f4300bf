import type { Both, FormField } from '@parlour/contract/forms/form-field.ts'
import { dayTimeText } from '../i18n/format.ts'
import type { Translate } from '../i18n/texts.ts'
import { findField, type Step } from './content.ts'
import { type Among, numberText, unitsOf, unitText } from './units.ts'

type Told = { t: Translate; text: (both: Both) => string; currency: string }

/** A value as a person reads it: with its unit, or by its name. */
export function valueText(
  { t, text, currency }: Told,
  field: FormField | null,
  value: unknown,
): string {
  if (value === null || value === undefined) return t('form.nothing')
  if (typeof value === 'boolean') return t(value ? 'form.on' : 'form.off')
  const option = field?.options?.find((one) => one.value === value)
  if (option) return text(option.label)
  if (field?.kind === 'moment' && typeof value === 'number') return dayTimeText(value)
  if (typeof value === 'number') {
    const suffix = unitText(t, field?.unit, { currency, value })
    return suffix ? `${numberText(field?.unit, value)} ${suffix}` : numberText(field?.unit, value)
  }
  if (value === '') return t('form.nothing')
  if (typeof value === 'string')
    return field?.kind === 'picture' && value.startsWith('/pictures/') ? t('form.picture') : value
  return JSON.stringify(value)
}

/** A change in words; what a reward's count counts is said by the item beside it. */
export function changeTexts(told: Told, form: FormField, among: Among) {
  const { path, before, after } = among.change
  const { field } = findField(form, path)
  const units = field && unitsOf(field, among)
  const say = (value: unknown, unit: string | undefined) =>
    valueText(told, field && { ...field, ...(unit !== undefined && { unit }) }, value)
  return { before: say(before, units?.before), after: say(after, units?.after) }
}

/** Where a value stands, by the names of the fields that lead to it. */
export function pathText({ text }: Pick<Told, 'text'>, form: FormField, path: string): string {
  const steps = findField(form, path).way.map((step: Step) =>
    'row' in step ? String(step.row) : text(step.label),
  )
  return steps.join(', ')
}
