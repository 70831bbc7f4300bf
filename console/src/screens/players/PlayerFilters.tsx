import { formatMoney } from '@parlour/contract/money.ts'
import { numberText, readNumber } from '../../forms/units.ts'
import { useText } from '../../i18n/texts.ts'
import { Field } from '../../ui/Field.tsx'
import type { Written } from '../../ui/read-form.ts'
import { FilterChips } from '../FilterChips.tsx'
import { mostLevel } from '../withdrawals/filters.ts'
import { dayNames, filterNames, type Filters, mostDays } from './filters.ts'

type Show = (next: Record<string, string | null>) => void
type Props = { filters: Filters; show: Show }
const amounts = ['netFrom', 'netTo'] as const
const counts = [
  ['level', mostLevel],
  ['seenWithin', mostDays],
  ['unseenFor', mostDays],
] as const

/** What players are filtered by, each to be taken off; f asks for more. */
export function PlayerFilters({ filters, show }: Props) {
  const t = useText()
  const chosen = filterNames
    .filter((name) => filters[name] !== undefined)
    .map((name) => [name, `${t(`pl.filter.${name}`)} ${valueText(name, filters)}`] as const)
  return (
    <FilterChips letter="f" chosen={chosen} toAddress={addressOf} show={show}>
      {counts.map(([name, most]) => (
        <Field
          key={name}
          label={t(`pl.filter.${name}`)}
          name={name}
          type="number"
          min={1}
          max={most}
          defaultValue={filters[name] ?? ''}
        />
      ))}
      {amounts.map((name) => (
        <Field
          key={name}
          label={t(`pl.filter.${name}`)}
          name={name}
          inputMode="decimal"
          pattern="-?[0-9,]{1,15}(\.\d{1,2})?"
          defaultValue={numberText('hundredths', filters[name])}
        />
      ))}
      <Field
        label={t('pl.filter.source')}
        name="source"
        maxLength={100}
        defaultValue={filters.source ?? ''}
      />
      <Field
        label={t('pl.filter.country')}
        name="country"
        pattern="[A-Za-z]{2}"
        defaultValue={filters.country ?? ''}
      />
      {dayNames.map((name) => (
        <Field
          key={name}
          label={t(`pl.filter.${name}`)}
          name={name}
          type="date"
          defaultValue={filters[name] ?? ''}
        />
      ))}
    </FilterChips>
  )
}

/** As the address holds it: amounts as the whole numbers they are. */
function addressOf({ source, country, netFrom, netTo, ...written }: Written) {
  const names = [...counts.map(([name]) => name), ...dayNames]
  const plain = names.map((name) => [name, written[name] || null])
  return {
    ...(Object.fromEntries(plain) as Record<string, string | null>),
    netFrom: readSigned(netFrom),
    netTo: readSigned(netTo),
    source: source?.trim() || null,
    country: country?.toUpperCase() || null,
  }
}

function readSigned(text = ''): string | null {
  const isBelow = text.startsWith('-')
  const read = readNumber('hundredths', text.replace('-', ''))
  if (typeof read !== 'number') return null
  return String(isBelow ? -read : read)
}

function valueText(name: keyof Filters, filters: Filters): string {
  const value = filters[name] ?? ''
  const isAmount = name === 'netFrom' || name === 'netTo'
  return isAmount ? formatMoney(Number(value)) : String(value)
}
