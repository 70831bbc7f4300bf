import { activityTypes } from '@parlour/contract/activity-types.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { Card } from '../../ui/Card.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { LatestBonuses } from '../kit/LatestBonuses.tsx'
import { useClaim } from '../kit/use-claim.ts'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { RuleText } from '../rules/RuleText.tsx'
import { RebateDay } from './RebateDay.tsx'
import { rateText, reading, type Rebate } from './rebate.ts'
import { writeRules } from './rules.ts'
import { useTypeName } from './use-type-name.ts'
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
          <LatestBonuses actType={activityTypes.VIP} />
          <Conditions rebate={rebate} />
          <RuleText name="VipRebate" write={writeRules} />
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

type RebateClaimProps = { rebate: Rebate; onReady: () => void }

function RebateClaim({ rebate: { claimable, nextReadyTime }, onReady }: RebateClaimProps) {
  const t = useText()
  const money = useMoney()
  const { claim, isClaiming } = useClaim('appVipRebateUserReceive', { reading })
  return (
    <Card look="warm" className={styles.claim}>
      <span className={styles.label}>{t('vipRebate.claimable')}</span>
      <b className={`num ${styles.amount}`}>{money(claimable)}</b>
      <div className={styles.next}>
        <span className={styles.label}>{t('vipRebate.next')}</span>
        <Countdown expireTime={nextReadyTime} onEnd={onReady} />
      </div>
      <Button
        look="brand"
        isBlock
        isLoading={isClaiming}
        disabled={claimable === 0 && !isClaiming}
        onClick={() => claim({})}
      >
        {claimable > 0
          ? t('vipRebate.claim', { amount: money(claimable) })
          : t('vipRebate.nothing')}
      </Button>
    </Card>
  )
}

function RateList({ rebate: { vip, rateList } }: { rebate: Rebate }) {
  const t = useText()
  const nameOf = useTypeName()
  return (
    <Card className={styles.rates}>
      <h3 className={styles.title}>{t('vipRebate.rates', { level: vip })}</h3>
      <KeyValueList>
        {rateList.map(({ typeId, rate }) => (
          <KeyValue key={typeId} name={nameOf(typeId)}>
            {rateText(rate)}
          </KeyValue>
        ))}
      </KeyValueList>
      <Button size="sm" href="/profile/vip">
        {t('vipRebate.toVip')}
      </Button>
    </Card>
  )
}
