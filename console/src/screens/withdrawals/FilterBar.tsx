import { formatMoney } from '@parlour/contract/money.ts'
import { waitingReasons } from '@parlour/contract/operator/withdrawal-views.ts'
import { useId } from 'react'
import { type Translate, useText } from '../../i18n/texts.ts'
import { Field } from '../../ui/Field.tsx'
import type { Written } from '../../ui/read-form.ts'
import { Select } from '../../ui/Select.tsx'
import { AmountField, readAmount } from '../AmountField.tsx'
import { FilterChips } from '../FilterChips.tsx'
import { filterNames, type Filters, mostLevel } from './filters.ts'

type Show = (next: Record<string, string | null>) => void
type Props = { filters: Filters; show: Show }

/** What the list is filtered by, each to be taken off; `/` asks for more. */
export function FilterBar({ filters, show }: Props) {
  const t = useText()
  const id = useId()
  const chosen = filterNames
    .filter((name) => filters[name] !== undefined)
    .map((name) => [name, `${t(`wd.filter.${name}`)} ${valueText(t, name, filters)}`] as const)
  return (
    <FilterChips letter="/" chosen={chosen} toAddress={addressOf} show={show}>
      <Select
        id={id}
        label={t('wd.filter.why')}
        name="why"
        first={filters.why ?? ''}
        options={[
          ['', t('filter.any')],
          ...waitingReasons.map((kind) => [kind, t(`short.${kind}`)] as const),
        ]}
      />
      {(['from', 'to'] as const).map((name) => (
        <AmountField key={name} label={t(`wd.filter.${name}`)} name={name} amount={filters[name]} />
      ))}
      <Field
        label={t('wd.filter.bank')}
        name="bank"
        maxLength={100}
        defaultValue={filters.bank ?? ''}
      />
      <Field
        label={t('wd.filter.level')}
        name="level"
        type="number"
        min={1}
        max={mostLevel}
        defaultValue={filters.level ?? ''}
      />
    </FilterChips>
  )
}

/** As the address holds it: amounts as the whole numbers they are. */
function addressOf({ why, from, to, bank, level }: Written): Record<string, string | null> {
  return {
    why: why || null,
    from: readAmount(from),
    to: readAmount(to),
    bank: bank?.trim() || null,
    level: level || null,
  }
}

function valueText(t: Translate, name: (typeof filterNames)[number], filters: Filters): string {
  const value = filters[name] ?? ''
  if (name === 'why') return filters.why ? t(`short.${filters.why}`) : ''
  return name === 'from' || name === 'to' ? formatMoney(Number(value)) : String(value)
}
