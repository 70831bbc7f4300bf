import type { CallInput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Progress } from '../../ui/Progress.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useLastDay } from '../kit/last-day.ts'
import styles from './AccumulatedRecharge.module.css'
import { TierRow, type Week } from './TierRow.tsx'
import { weekProgress } from './week-progress.ts'

type WeekTiersProps = {
  week: Week
  /** Last week: nothing can be added any more. */
  isOver: boolean
  claiming: CallInput<'receiverRechargeBonusCollection6'> | null
  onClaim: (from: number) => void
  onEnd: () => void
}

/** A week: what was deposited, until when it can be claimed, and its tiers. */
export function WeekTiers({ week, isOver, claiming, onClaim, onEnd }: WeekTiersProps) {
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
