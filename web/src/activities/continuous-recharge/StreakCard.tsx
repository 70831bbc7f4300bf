import type { CallOutput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './ContinuousRecharge.module.css'

type Streak = CallOutput<'appRechargeBonusCollection10'>['streakList'][number]
type StreakCardProps = {
  streak: Streak
  /** What is still to be deposited today; zero or less when today is done. */
  todayLeft: number
  isClaiming: boolean
  isBlocked: boolean
  onClaim: () => void
}

/** One level: what it asks for each day, its days so far, and what comes at the end. */
export function StreakCard(props: StreakCardProps) {
  const { streak, todayLeft } = props
  const { from, days, daysNeeded, rewards } = streak
  const t = useText()
  const money = useShortMoney()
  const [reward] = useRewardLines(rewards)
  const tier = t('continuousRecharge.tier', { amount: money(from) })
  return (
    <article className={styles.streak} aria-label={tier}>
      <header className={styles.head}>
        <h3 className={styles.tier}>{tier}</h3>
        <TodayPill streak={streak} todayLeft={todayLeft} />
      </header>
      <DayDots
        days={days}
        daysNeeded={daysNeeded}
        label={t('continuousRecharge.days', { days, needed: daysNeeded })}
      />
      <footer className={styles.foot}>
        {reward && (
          <span className={styles.reward}>
            <img src={itemArt(reward.item)} alt="" />
            <span>
              <b className="num">{reward.amountText}</b>
              <small>{reward.text}</small>
            </span>
          </span>
        )}
        <ClaimButton {...props} tierText={money(from)} />
      </footer>
    </article>
  )
}

function TodayPill({ streak, todayLeft }: Pick<StreakCardProps, 'streak' | 'todayLeft'>) {
  const t = useText()
  const money = useShortMoney()
  if (streak.isTodayDone)
    return (
      <Pill tone="ok" icon={CheckIcon}>
        {t('continuousRecharge.todayDone')}
      </Pill>
    )
  return <Pill tone="warn">{t('continuousRecharge.todayLeft', { amount: money(todayLeft) })}</Pill>
}

function ClaimButton(props: StreakCardProps & { tierText: string }) {
  const { streak, tierText, isClaiming, isBlocked, onClaim } = props
  const t = useText()
  const money = useShortMoney()
  const amount = money(streak.rewards[0]?.count ?? 0)
  if (streak.status === 2)
    return (
      <span className={styles.next}>
        <Button look="done" size="sm">
          {t('continuousRecharge.claimed')}
        </Button>
        <small>{t('continuousRecharge.next')}</small>
      </span>
    )
  return (
    <Button
      look={streak.status === 1 ? 'brand' : 'neutral'}
      size="sm"
      isLoading={isClaiming}
      disabled={streak.status === 0 || (isBlocked && !isClaiming)}
      aria-label={t('continuousRecharge.claimTier', { amount, tier: tierText })}
      onClick={onClaim}
    >
      {t('continuousRecharge.claim', { amount })}
    </Button>
  )
}

type DayDotsProps = {
  days: number
  daysNeeded: number
  /** The same in words. */
  label: string
}

/** The days of a row: those that count, and those to come. */
function DayDots({ days, daysNeeded, label }: DayDotsProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.dots} aria-hidden="true">
        {Array.from({ length: daysNeeded }, (_, index) => (
          <li key={index} className={classNames(styles.dot, index < days && styles.done)}>
            {index < days ? <CheckIcon className={styles.tick} /> : index + 1}
          </li>
        ))}
      </ol>
      <small className={classNames('num', styles.words)}>{label}</small>
    </div>
  )
}
