import { formatMoney } from '@parlour/contract/money.ts'
import { rewardKind } from '@parlour/contract/reward-items.ts'
import type { FormField } from '@parlour/contract/forms/form-field.ts'
import type { TextKey, Translate } from '../i18n/texts.ts'
import { getAt } from './content.ts'

/** The unit of a number; that of a reward's count depends on what is given. */
export function unitOf(field: FormField, beside: unknown): string | undefined {
  if (field.unit !== 'of the item') return field.unit
  const id = typeof beside === 'object' && beside !== null && 'id' in beside ? beside.id : null
  const kind = rewardKind(Number(id))
  if (kind === 'coin') return 'hundredths'
  return kind === 'points' ? 'points' : 'pieces'
}

export type Change = { path: string; before: unknown; after: unknown }
export type Among = { change: Change; changes: readonly Change[]; content: unknown }

/** The unit before and after a change: the item beside it may have changed as well. */
export function unitsOf(field: FormField, { change, changes, content }: Among) {
  const row = change.path.split('.').slice(0, -1).join('.')
  const now = getAt(content, row)
  const item = changes.find(({ path }) => path === `${row}.id`)
  return { before: unitOf(field, item ? { id: item.before } : now), after: unitOf(field, now) }
}

/** 30000 hundredths → "300.00", 2000 parts per million → "0.2". */
export function numberText(unit: string | undefined, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value)
  const digits = digitsOf(unit)
  if (digits === hundredths && Number.isSafeInteger(value)) return formatMoney(value)
  return String(value / 10 ** digits)
}

/** What was written, as the whole number it is kept as; the text itself where it is none. */
export function readNumber(unit: string | undefined, text: string): number | string {
  const plain = text.replaceAll(',', '').trim()
  const digits = digitsOf(unit)
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === '' || part.replace(/0+$/, '').length > digits) return text
  return Number(`${sign}${whole}${part.slice(0, digits).padEnd(digits, '0')}`)
}

/** What stands behind a number. */
export function unitText(
  t: Translate,
  unit: string | undefined,
  { currency, value }: { currency: string; value: unknown },
): string {
  if (unit === 'hundredths') return currency
  if (unit === 'parts per million' || unit === 'percent') return '%'
  if (unit === 'times the reward') return t('form.unit.times')
  if (unit === 'item') return t(`form.item.${rewardKind(Number(value))}`)
  return words.has(unit) ? t(`form.unit.${unit}` as TextKey) : ''
}

const hundredths = 2
const percents = 4

/** How many digits of a number stand behind the point when a person reads it. */
function digitsOf(unit: string | undefined): number {
  if (unit === 'hundredths' || unit === 'points') return hundredths
  return unit === 'parts per million' ? percents : 0
}

const words = new Set<string | undefined>([
  'hours',
  'days',
  'minutes',
  'ms',
  'times',
  'points',
  'pieces',
])
