import { useState } from 'react'
import { limitKinds } from '@parlour/contract/limit-kinds.ts'
import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useCall } from '../../calls/queries.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { updateDetails } from '../../session/store.ts'
import { useCheckChoices } from '../../site/check-choices.ts'
import { useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { LimitCard } from './LimitCard.tsx'
import type { Standing } from './limit-text.ts'
import { changeWords, kindWords, periodWords } from './limit-words.ts'
import styles from './Limits.module.css'
import { useAmountText, useLimitCall } from './use-limits.ts'

/** What the player allows themself, what of it is used, and what waits. */
export function LimitsPage() {
  const asked = useCall('getLimits', {})
  return (
    <div className={styles.page}>
      <Answer asked={asked}>{(standing) => <Limits standing={standing} />}</Answer>
    </div>
  )
}

function Limits({ standing }: { standing: Standing }) {
  const t = useText()
  const jurisdiction = useSite(({ config }) => config?.jurisdiction)
  const demands = jurisdiction && jurisdictionOf(jurisdiction)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <p className={styles.intro}>
          {t('limits.intro', { hours: demands?.raiseWaitHours ?? 24 })}
          {demands?.raiseWaitsForPeriod && ` ${t('limits.publicPeriod')}`}
        </p>
        {standing.isReviewDue && <Review />}
        {limitKinds.map((kind) => (
          <LimitCard
            key={kind}
            kind={kind}
            limits={standing.limitList.filter((limit) => limit.kind === kind)}
          />
        ))}
        <Button look="outline" isBlock href="/break">
          {t('title.break')}
        </Button>
      </div>
      <div className={styles.column}>
        <RealityCheckChoice minutes={standing.realityCheckMinutes} />
        <NetDeposits {...standing.netDeposits} />
        <History changes={standing.changeList} />
      </div>
    </div>
  )
}

function Review() {
  const t = useText()
  const { isBusy, press } = useLimitCall('reviewLimits', () =>
    updateDetails({ isReviewDue: false }),
  )
  return (
    <Card className={styles.card}>
      <p>{t('limits.review')}</p>
      <Button isLoading={isBusy} onClick={() => press({})}>
        {t('limits.reviewed')}
      </Button>
    </Card>
  )
}

function RealityCheckChoice({ minutes }: { minutes: Standing['realityCheckMinutes'] }) {
  const t = useText()
  const choices = useCheckChoices()
  const { press } = useLimitCall('setRealityCheck')
  return (
    <Card className={styles.card}>
      <SectionHeader title={t('limits.check')} />
      <p className={styles.small}>{t('limits.checkNote')}</p>
      <Segmented
        label={t('limits.check')}
        value={String(minutes)}
        onChange={(value) => press({ minutes: choices.find((one) => `${one}` === value) ?? 15 })}
        segments={choices.map((one) => ({
          value: String(one),
          text: t('limits.minutes', { minutes: one }),
        }))}
      />
    </Card>
  )
}

function NetDeposits({ days30, months12, all }: Standing['netDeposits']) {
  const t = useText()
  const money = useMoney()
  return (
    <Card className={styles.card}>
      <SectionHeader title={t('limits.net')} />
      <p className={styles.small}>{t('limits.netNote')}</p>
      <KeyValueList>
        <KeyValue name={t('limits.net30')}>{money(days30)}</KeyValue>
        <KeyValue name={t('limits.net12')}>{money(months12)}</KeyValue>
        <KeyValue name={t('limits.netAll')}>{money(all)}</KeyValue>
      </KeyValueList>
    </Card>
  )
}

function History({ changes }: { changes: Standing['changeList'] }) {
  const t = useText()
  const locale = useLocale()
  const amountText = useAmountText()
  const [isWhole, setIsWhole] = useState(false)
  if (changes.length === 0) return null
  return (
    <Card className={styles.card}>
      <SectionHeader title={t('limits.history')} />
      <ul className={styles.points}>
        {(isWhole ? changes : changes.slice(0, firstShown)).map((change) => {
          const { what, kind, period, amount, isByHouse, time } = change
          const parts = [
            t(changeWords[what]),
            kind && t(kindWords[kind]),
            period && t(periodWords[period]),
            kind && amount !== null && amountText(kind, amount),
            isByHouse && t('limits.byHouse'),
          ]
          return (
            <li key={`${time}${what}${kind}${period}`} className={styles.row}>
              <span>{parts.filter(Boolean).join(' · ')}</span>
              <span className={styles.small}>{dateTimeText(time, locale)}</span>
            </li>
          )
        })}
      </ul>
      {!isWhole && changes.length > firstShown && (
        <Button look="outline" size="sm" onClick={() => setIsWhole(true)}>
          {t('limits.historyAll')}
        </Button>
      )}
    </Card>
  )
}

const firstShown = 20
