import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { RateList } from './RateList.tsx'
import { RebateClaim } from './RebateClaim.tsx'
import { RebateDay } from './RebateDay.tsx'
import { type Rebate, reading } from './rebate.ts'
import styles from './VipRebate.module.css'

/** What the stakes of the last days return, and the one button that takes it all. */
export function VipRebatePage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(rebate) => (
        <ActivityFrame name="VipRebate" title={t('vipRebate.title')} text={t('vipRebate.text')}>
          <div className={styles.columns}>
            <RebateClaim rebate={rebate} onReady={() => void asked.refetch()} />
            <RateList rebate={rebate} />
          </div>
          <Days rebate={rebate} />
          <Conditions rebate={rebate} />
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

function Days({ rebate }: { rebate: Rebate }) {
  const t = useText()
  if (rebate.dayList.length === 0)
    return (
      <EmptyState
        title={t('vipRebate.none')}
        text={t('vipRebate.noneNote')}
        action={<Button href="/lobby/home">{t('vipRebate.toGames')}</Button>}
      />
    )
  return (
    <section>
      <SectionHeader title={t('vipRebate.days')} />
      <ul className={styles.days}>
        {rebate.dayList.map((day) => (
          <li key={`${day.day}:${day.status}`}>
            <RebateDay day={day} rebate={rebate} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Conditions({ rebate: { min, max, claimDays, betRate } }: { rebate: Rebate }) {
  const t = useText()
  const money = useShortMoney()
  return (
    <Note tone="info">
      {t('vipRebate.conditions', {
        min: money(min),
        max: money(max),
        days: claimDays,
        rate: betRate,
      })}
    </Note>
  )
}
