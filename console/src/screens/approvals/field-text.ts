import { formatMoney } from '@parlour/contract/money.ts'
import type { Condition } from '@parlour/contract/segment-fields.ts'
import { segmentFields } from '@parlour/contract/segment-fields.ts'
import { numberText, unitOf } from '../../forms/units.ts'
import { dayTimeText } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/texts.ts'

type Proposed = { action: string; content: Record<string, unknown> }

/** What a field of a proposal says, in its own unit: a second person decides by it. */
export function fieldText(
  t: Translate,
  { action, content }: Proposed,
  [name, value]: [name: string, value: unknown],
): string {
  if (name === 'conditions') return whomText(t, value as Condition[])
  if (name === 'sendTime') return value === null ? t('ap.atOnce') : dayTimeText(Number(value))
  const isAmount = /amount$|^arrived$/i.test(name) || (name === 'before' && action === limiting)
  if (isAmount && value === null) return t('form.unset')
  if (isAmount && Number.isSafeInteger(value)) return countText(t, { action, content }, value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const limiting = 'setHouseLimit'

/** Amounts are hundredths; coupons are given by the piece, and time is limited in minutes. */
function countText(t: Translate, { action, content }: Proposed, value: unknown): string {
  if (action === limiting && content['kind'] === 'time')
    return `${String(value)} ${t('form.unit.minutes')}`
  if (action !== 'grantReward') return formatMoney(Number(value))
  const unit = unitOf({ kind: 'number', label: ['', ''], unit: 'of the item' }, given(content))
  const text = numberText(unit, value)
  return unit === 'hundredths' ? text : `${text} ${t(`form.unit.${unit as 'points' | 'pieces'}`)}`
}

const given = ({ itemId }: Record<string, unknown>) => ({ id: itemId })

/** As the conditions were written, one after the other. */
function whomText(t: Translate, conditions: readonly Condition[]): string {
  if (conditions.length === 0) return t('ml.everybody')
  return conditions
    .map(({ field, is, value }) =>
      [t(`ml.field.${field}`), t(`ml.is.${is}`), valueText(t, field, value)].join(' ').trim(),
    )
    .join('; ')
}

function valueText(t: Translate, field: Condition['field'], value: number): string {
  const { value: kind } = segmentFields[field]
  if (kind === null) return ''
  if (kind === 'amount') return formatMoney(value)
  return kind === 'days' ? `${value} ${t('ml.days')}` : String(value)
}
