import { useId } from 'react'
import { actText } from '../../i18n/act-text.ts'
import { type Translate, useText } from '../../i18n/texts.ts'
import { words as acts } from '../../i18n/words/acts.ts'
import { Field } from '../../ui/Field.tsx'
import type { Written } from '../../ui/read-form.ts'
import { Select } from '../../ui/Select.tsx'
import { FilterChips } from '../FilterChips.tsx'

export const filterNames = [
  'operatorName',
  'action',
  'subject',
  'address',
  'fromDay',
  'toDay',
] as const
export type Filters = Partial<Record<(typeof filterNames)[number], string>>
type Props = { filters: Filters; show: (next: Record<string, string | null>) => void }

/** By whom, what, about what, from where and when; / asks for more. */
export function AuditFilters({ filters, show }: Props) {
  const t = useText()
  const id = useId()
  const chosen = filterNames
    .filter((name) => filters[name] !== undefined)
    .map((name) => [name, `${t(`audit.filter.${name}`)} ${valueText(t, name, filters)}`] as const)
  return (
    <FilterChips letter="/" chosen={chosen} toAddress={addressOf} show={show}>
      <Field
        label={t('audit.filter.operatorName')}
        name="operatorName"
        maxLength={60}
        defaultValue={filters.operatorName ?? ''}
      />
      <Select
        id={id}
        label={t('audit.filter.action')}
        name="action"
        first={filters.action ?? ''}
        options={[['', t('filter.any')], ...actOptions(t)]}
      />
      <Field
        label={t('audit.filter.subject')}
        name="subject"
        maxLength={100}
        defaultValue={filters.subject ?? ''}
      />
      <Field
        label={t('audit.filter.address')}
        name="address"
        maxLength={60}
        defaultValue={filters.address ?? ''}
      />
      {(['fromDay', 'toDay'] as const).map((name) => (
        <Field
          key={name}
          label={t(`audit.filter.${name}`)}
          name={name}
          type="date"
          defaultValue={filters[name] ?? ''}
        />
      ))}
    </FilterChips>
  )
}

function actOptions(t: Translate): (readonly [string, string])[] {
  return Object.keys(acts)
    .map((key) => key.slice('act.'.length))
    .map((action) => [action, actText(t, action)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other))
}

function addressOf(written: Written): Record<string, string | null> {
  return Object.fromEntries(filterNames.map((name) => [name, written[name]?.trim() || null]))
}

function valueText(t: Translate, name: (typeof filterNames)[number], filters: Filters): string {
  const value = filters[name] ?? ''
  return name === 'action' ? actText(t, value) : value
}
