import { useState } from 'react'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { ActivitySheet } from '../kit/ActivitySheet.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import type { CallInput } from '../../calls/api.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Progress } from '../../ui/Progress.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useLastDay } from '../kit/last-day.ts'
import { TierRow, type Week } from './TierRow.tsx'
import { weekProgress } from './week-progress.ts'
import styles from './AccumulatedRecharge.module.css'

const reading = 'rechargeBonusCollection6'

/** The tiers of the week over any page. */
export function AccumulatedRechargeModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivitySheet asked={asked} title={t('accumulatedRecharge.title')} onClose={onClose}>
      {({ weekList }) => <Weeks weeks={weekList} onEnd={() => void asked.refetch()} />}
    </ActivitySheet>
  )
}

type WeeksProps = { weeks: readonly Week[]; onEnd: () => void }

function Weeks({ weeks, onEnd }: WeeksProps) {
  const t = useText()
  const [isPaying, setPaying] = useState(false)
  const { claim, claiming } = useClaim('receiverRechargeBonusCollection6', { reading })
  const canClaim = weeks.some(({ tierList }) => tierList.some(({ status }) => status === 1))
  return (
    <div className={styles.weeks}>
      {weeks.map((week, index) => (
        <WeekTiers
          key={week.weekStart}
          week={week}
          isOver={index < weeks.length - 1}
          claiming={claiming}
          onClaim={(from) => claim({ weekStart: week.weekStart, from })}
          onEnd={onEnd}
        />
      ))}
      <Note tone="info">{t('accumulatedRecharge.conditions')}</Note>
      <Button look={canClaim ? 'neutral' : 'brand'} isBlock onClick={() => setPaying(true)}>
        {t('accumulatedRecharge.deposit')}
      </Button>
      <DepositFlow open={isPaying} onClose={() => setPaying(false)} />
    </div>
  )
}

type WeekTiersProps = {
  week: Week
  /** Last week: nothing can be added any more. */
  isOver: boolean
  claiming: CallInput<'receiverRechargeBonusCollection6'> | null
  onClaim: (from: number) => void
  onEnd: () => void
}

/** A week: what was deposited, until when it can be claimed, and its tiers. */
function WeekTiers({ week, isOver, claiming, onClaim, onEnd }: WeekTiersProps) {
  const t = useText()
  const money = useMoney()
  const isMine = claiming?.weekStart === week.weekStart
  return (
    <section className={styles.week}>
      <header className={styles.head}>
        <h3 className={styles.name}>
          {t(isOver ? 'accumulatedRecharge.lastWeek' : 'accumulatedRecharge.thisWeek')}
        </h3>
        {isOver && <Countdown expireTime={week.expireTime} onEnd={onEnd} />}
      </header>
      <p className={styles.sum}>
        <span>{t('accumulatedRecharge.deposited')}</span>
        <b className="num">{money(week.deposited)}</b>
      </p>
      {!isOver && <WayToNext week={week} />}
      <ClaimEnd expireTime={week.expireTime} />
      <ul className={styles.tiers}>
        {week.tierList.map((tier) => (
          <TierRow
            key={tier.from}
            tier={tier}
            deposited={week.deposited}
            isOver={isOver}
            isClaiming={isMine && claiming.from === tier.from}
            isBlocked={claiming !== null}
            onClaim={() => onClaim(tier.from)}
          />
        ))}
      </ul>
    </section>
  )
}

function WayToNext({ week }: { week: Week }) {
  const t = useText()
  const money = useShortMoney()
  const { next, left, from, to } = weekProgress(week)
  const words =
    next === null
      ? t('accumulatedRecharge.allReached')
      : t('accumulatedRecharge.nextTier', { amount: money(left), tier: money(next) })
  return (
    <div className={styles.way}>
      <Progress value={from} max={to} label={words} />
      <small>{words}</small>
    </div>
  )
}

function ClaimEnd({ expireTime }: { expireTime: number }) {
  const t = useText()
  const day = useLastDay(expireTime)
  return <small className={styles.until}>{t('accumulatedRecharge.claimUntil', { day })}</small>
}
