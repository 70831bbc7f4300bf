import type { Comparison, Condition, SegmentField } from '@parlour/contract/segment-fields.ts'
import {
  mostConditions,
  segmentFieldNames,
  segmentFields,
} from '@parlour/contract/segment-fields.ts'
import { useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import { numberText, readNumber } from '../../forms/units.ts'
import { useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'

type Props = { conditions: Condition[]; onChange: (conditions: Condition[]) => void }

const firstValues = { days: 30, amount: 1_000_00, level: 1, game: 0 }

/** Field, comparison and value, a row each; all must be true. */
export function ConditionRows({ conditions, onChange }: Props) {
  const t = useText()
  const replace = (at: number, next: Condition | null) =>
    onChange(conditions.flatMap((one, index) => (index === at ? (next ?? []) : one)))
  return (
    <section>
      {conditions.length === 0 && <p className="mute">{t('ml.everybody')}</p>}
      {conditions.map((condition, at) => (
        <Row
          // A row has no name of its own: its place is what it is.
          // eslint-disable-next-line react/no-array-index-key
          key={at}
          at={at + 1}
          condition={condition}
          onChange={(next) => replace(at, next)}
        />
      ))}
      <button
        type="button"
        className="btn sm"
        disabled={conditions.length >= mostConditions}
        onClick={() => onChange([...conditions, firstOf('lastDeposit')])}
      >
        {t('ml.add')}
      </button>
    </section>
  )
}

/** A new row of a field, with its first comparison. */
function firstOf(field: SegmentField): Condition {
  const { is, value } = segmentFields[field]
  return { field, is: is[0], value: value === null ? 0 : firstValues[value] }
}

type RowProps = {
  at: number
  condition: Condition
  onChange: (condition: Condition | null) => void
}

function Row({ at, condition, onChange }: RowProps) {
  const t = useText()
  const { field, is, value } = condition
  const { is: ways, value: kind } = segmentFields[field]
  return (
    <div className="cond">
      <select
        className="in sm"
        aria-label={t('ml.field', { at })}
        value={field}
        onChange={(event) =>
          onChange(firstOf(segmentFieldNames.find((one) => one === event.target.value) ?? field))
        }
      >
        {segmentFieldNames.map((one) => (
          <option key={one} value={one}>
            {t(`ml.field.${one}`)}
          </option>
        ))}
      </select>
      <select
        className="in sm"
        aria-label={t('ml.comparison', { at })}
        value={is}
        onChange={(event) =>
          onChange({ ...condition, is: ways.find((one) => one === event.target.value) ?? is })
        }
      >
        {ways.map((one: Comparison) => (
          <option key={one} value={one}>
            {t(`ml.is.${one}`)}
          </option>
        ))}
      </select>
      {kind === 'game' ? (
        <GameChoice
          at={at}
          value={value}
          onChange={(next) => onChange({ ...condition, value: next })}
        />
      ) : kind === null ? (
        <span />
      ) : (
        <NumberBox
          key={`${field}${kind}`}
          label={t('ml.value', { at })}
          unit={kind === 'amount' ? 'hundredths' : undefined}
          suffix={kind === 'days' ? t('ml.days') : ''}
          value={value}
          onChange={(next) => onChange({ ...condition, value: next })}
        />
      )}
      <button
        type="button"
        className="btn sm"
        aria-label={t('ml.remove', { at })}
        onClick={() => onChange(null)}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

type NumberProps = {
  label: string
  unit: string | undefined
  suffix: string
  value: number
  onChange: (value: number) => void
}

function NumberBox({ label, unit, suffix, value, onChange }: NumberProps) {
  const [typed, setTyped] = useState<{ text: string; value: number } | null>(null)
  // What is being typed stays as it is typed, until the value comes from elsewhere.
  const shown = typed?.value === value ? typed.text : numberText(unit, value)
  const write = (text: string) => {
    const read = readNumber(unit, text)
    const isOne = typeof read === 'number' && Number.isSafeInteger(read) && read >= 0
    const next = isOne ? read : value
    setTyped({ text, value: next })
    onChange(next)
  }
  return (
    <span className="in num sm">
      <input
        aria-label={label}
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

type GameProps = { at: number; value: number; onChange: (gameId: number) => void }

function GameChoice({ at, value, onChange }: GameProps) {
  const t = useText()
  const { data: listed } = useAnswer('listGames', {}, { isLive: false })
  return (
    <select
      className="in sm"
      aria-label={t('ml.value', { at })}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <option value={0}>{t('ml.chooseGame')}</option>
      {listed?.rowList.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
