import {
  exclusionLengths,
  limitKinds,
  limitPeriods,
  timeOutLengths,
} from '@parlour/contract/limit-kinds.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { useId, useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import { inLanguage, useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'

type OfPlayer = { playerId: number }
const money = { inputMode: 'decimal', pattern: '[0-9,]{1,15}(\\.\\d{1,2})?' } as const
const whole = { inputMode: 'numeric', pattern: '\\d{1,3}' } as const
export const directions = ['in', 'out', 'repay', 'forgive'] as const

/** What is asked for beside the reason, act by act. */
export function AdjustFields() {
  const t = useText()
  return (
    <>
      <Select
        id={useId()}
        label={t('pl.direction')}
        name="direction"
        first="in"
        options={directions.map((one) => [one, t(`pl.direction.${one}`)] as const)}
      />
      <Amount />
      <Reference />
    </>
  )
}

export function GiveFields({ playerId }: OfPlayer) {
  const t = useText()
  const { data: known } = useAnswer('listPlayerRewards', { playerId, limit: 100 })
  const coupons =
    known?.giftList.map(
      (one) => [String(one.itemId), inLanguage(one.itemName, one.itemNameEn)] as const,
    ) ?? []
  return (
    <>
      <Select
        id={useId()}
        label={t('pl.item')}
        name="itemId"
        first={String(rewardIds.coin)}
        options={[
          [String(rewardIds.coin), t('form.item.coin')],
          [String(rewardIds.points), t('form.item.points')],
          ...coupons,
        ]}
      />
      <Field label={t('pl.giveAmount')} name="amount" required {...money} />
      <Field label={t('pl.betRate')} name="betRate" required defaultValue="1" {...whole} />
      <Reference />
    </>
  )
}

export function LimitFields() {
  const t = useText()
  return (
    <>
      <Select
        id={useId()}
        label={t('pl.limitKind')}
        name="kind"
        first="deposit"
        options={limitKinds.map((one) => [one, t(`pl.limit.${one}`)] as const)}
      />
      <Select
        id={useId()}
        label={t('pl.limitPeriod')}
        name="period"
        first="day"
        options={limitPeriods.map((one) => [one, t(`pl.period.${one}`)] as const)}
      />
      <Field label={t('pl.limitAmount')} name="amount" {...money} />
    </>
  )
}

export function LengthField({ of }: { of: 'timeOut' | 'exclusion' }) {
  const t = useText()
  const lengths = of === 'timeOut' ? timeOutLengths : exclusionLengths
  return (
    <Select
      id={useId()}
      label={t('pl.length')}
      name="length"
      first={lengths[0]}
      options={lengths.map((one) => [one, t(`pl.length.${one}`)] as const)}
    />
  )
}

export function CardField({ playerId }: OfPlayer) {
  const t = useText()
  const { data: identity } = useAnswer('getPlayerIdentity', { playerId })
  const cards = identity?.cardList.map(
    ({ cardId, bankName, maskedCard }) => [String(cardId), `${bankName} ${maskedCard}`] as const,
  )
  return (
    <Select
      key={cards?.length}
      id={useId()}
      label={t('pl.closeCard')}
      name="bankCardId"
      first={cards?.[0]?.[0] ?? ''}
      options={[...(cards ?? []), ['', t('pl.closeNoCard')]]}
    />
  )
}

function Amount() {
  const t = useText()
  const { data: me } = useMe()
  const label = t('col.amount', { currency: me?.currency ?? '' })
  return <Field label={label} name="amount" required {...money} />
}

/** Made up once, so that a second press of the same question does nothing again. */
function Reference() {
  const t = useText()
  const [made] = useState(() => crypto.randomUUID().slice(0, 8))
  return (
    <Field
      label={t('pl.reference')}
      name="reference"
      required
      pattern="[\w.\-]{1,40}"
      defaultValue={made}
      autoComplete="off"
    />
  )
}
