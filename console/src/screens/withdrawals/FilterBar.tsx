import { formatMoney } from '@parlour/contract/money.ts'
import { waitingReasons } from '@parlour/contract/operator/withdrawal-views.ts'
import { useId, useState } from 'react'
import { numberText, readNumber } from '../../forms/units.ts'
import { type Translate, useText } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Written } from '../../ui/read-form.ts'
import { Select } from '../../ui/Select.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { filterNames, type Filters, mostLevel } from './filters.ts'

type Show = (next: Record<string, string | null>) => void
type Props = { filters: Filters; show: Show }

/** What the list is filtered by, each to be taken off; `/` asks for more. */
export function FilterBar({ filters, show }: Props) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  useKeys({ '/': () => setAsking(true) })
  const keep = (written: Written) => {
    setAsking(false)
    show({ ...addressOf(written), open: null })
  }
  return (
    <>
      {filterNames
        .filter((name) => filters[name] !== undefined)
        .map((name) => {
          const text = `${t(`wd.filter.${name}`)} ${valueText(t, name, filters)}`
          return (
            <button
              key={name}
              type="button"
              className="chip on"
              title={t('wd.filter.off', { filter: text })}
              onClick={() => show({ [name]: null, open: null })}
            >
              {text}
              <Icon name="x" />
            </button>
          )
        })}
      <button type="button" className="chip add" onClick={() => setAsking(true)}>
        {t('wd.filter')}
        <kbd>/</kbd>
      </button>
      {isAsking && (
        <FilterDialog filters={filters} onKeep={keep} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

type DialogProps = { filters: Filters; onKeep: (written: Written) => void; onClose: () => void }

function FilterDialog({ filters, onKeep, onClose }: DialogProps) {
  const t = useText()
  const id = useId()
  return (
    <Dialog
      title={t('wd.filter')}
      lead={t('wd.filterLead')}
      confirm={t('wd.filterNow')}
      onConfirm={onKeep}
      onClose={onClose}
    >
      <Select
        id={id}
        label={t('wd.filter.why')}
        name="why"
        first={filters.why ?? ''}
        options={[
          ['', t('wd.filter.any')],
          ...waitingReasons.map((kind) => [kind, t(`short.${kind}`)] as const),
        ]}
      />
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          label={t(`wd.filter.${name}`)}
          name={name}
          inputMode="decimal"
          pattern="[0-9,]{1,15}(\.\d{1,2})?"
          defaultValue={numberText('hundredths', filters[name])}
        />
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
    </Dialog>
  )
}

/** As the address holds it: amounts as the whole numbers they are. */
function addressOf(written: Written): Record<string, string | null> {
  const amount = (text = '') => {
    const read = readNumber('hundredths', text)
    return typeof read === 'number' && read > 0 ? String(read) : null
  }
  const { why, from, to, bank, level } = written
  return {
    why: why || null,
    from: amount(from),
    to: amount(to),
    bank: bank?.trim() || null,
    level: level || null,
  }
}

function valueText(t: Translate, name: (typeof filterNames)[number], filters: Filters): string {
  const value = filters[name] ?? ''
  if (name === 'why') return filters.why ? t(`short.${filters.why}`) : ''
  return name === 'from' || name === 'to' ? formatMoney(Number(value)) : String(value)
}
