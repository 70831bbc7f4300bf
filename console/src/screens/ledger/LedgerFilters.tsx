import { formatMoney } from '@parlour/contract/money.ts'
import { transferCodes } from '@parlour/contract/operator/transfer-codes.ts'
import { useId } from 'react'
import { dayNameText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Field } from '../../ui/Field.tsx'
import type { Written } from '../../ui/read-form.ts'
import { Select } from '../../ui/Select.tsx'
import { AmountField, readAmount } from '../AmountField.tsx'
import { FilterChips } from '../FilterChips.tsx'
import { filterNames, type Filters } from './filters.ts'

type Props = { filters: Filters; show: (next: Record<string, string | null>) => void }

/** By transfer, by what was moved, and by day. */
export function LedgerFilters({ filters, show }: Props) {
  const t = useText()
  const id = useId()
  const chosen = filterNames
    .filter((name) => filters[name] !== undefined)
    .map((name) => [name, `${t(`le.filter.${name}`)} ${valueText(name, filters)}`] as const)
  return (
    <FilterChips letter="f" chosen={chosen} toAddress={addressOf} show={show}>
      <Select
        id={id}
        label={t('le.filter.code')}
        name="code"
        first={filters.code ?? ''}
        options={[['', t('filter.any')], ...transferCodes.map((code) => [code, code] as const)]}
      />
      {(['least', 'most'] as const).map((name) => (
        <AmountField key={name} label={t(`le.filter.${name}`)} name={name} amount={filters[name]} />
      ))}
      {(['fromDay', 'toDay'] as const).map((name) => (
        <Field
          key={name}
          label={t(`le.filter.${name}`)}
          name={name}
          type="date"
          defaultValue={filters[name] ?? ''}
        />
      ))}
    </FilterChips>
  )
}

function addressOf({ code, least, most, fromDay, toDay }: Written): Record<string, string | null> {
  return {
    code: code || null,
    least: readAmount(least),
    most: readAmount(most),
    fromDay: fromDay || null,
    toDay: toDay || null,
  }
}

function valueText(name: (typeof filterNames)[number], filters: Filters): string {
  const value = filters[name] ?? ''
  if (typeof value === 'number') return formatMoney(value)
  return name === 'code' ? value : dayNameText(value)
}
