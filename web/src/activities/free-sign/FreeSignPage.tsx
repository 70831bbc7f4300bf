import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DayStrip } from '../../ui/DayStrip.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useClaim } from '../kit/use-claim.ts'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { dayState, type FreeSign, reading } from './free-sign.ts'
import styles from './FreeSign.module.css'

/** Seven days to sign in on, and what today asks for. */
export function FreeSignPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(sign) => (
        <ActivityFrame
          name="FreeSign"
          title={t('freeSign.title', { days: sign.dayList.length })}
          text={t('freeSign.text')}
        >
          <ConditionList />
          <div className={styles.columns}>
            <SignDays sign={sign} onDayEnd={() => void asked.refetch()} />
            <TodayGoals sign={sign} />
          </div>
          <Note tone="info">
            {t('freeSign.conditions', { rate: sign.dayList[0]?.rewards[0]?.betRate ?? 0 })}
          </Note>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

type SignDaysProps = { sign: FreeSign; onDayEnd: () => void }

/** The days with what each brings, and the button for today’s. */
function SignDays({ sign: { dayList, currentDay, resetTime }, onDayEnd }: SignDaysProps) {
  const t = useText()
  const money = useShortMoney()
  const days = dayList.map(({ day, rewards, status }) => ({
    day,
    dayText: t('freeSign.day', { day }),
    image: itemArt(day === dayList.length ? 'chest' : 'coin'),
    prizeText: `+${money(rewards[0]?.count ?? 0)}`,
    state: dayState({ day, status }, currentDay),
  }))
  return (
    <Card look="cool" className={styles.card}>
      <header className={styles.head}>
        <h3 className={styles.name}>{t('freeSign.days')}</h3>
        <span className={styles.clock}>
          {t('freeSign.resets')}
          <Countdown expireTime={resetTime} onEnd={onDayEnd} />
        </span>
      </header>
      <DayStrip label={t('freeSign.days')} doneLabel={t('freeSign.taken')} days={days} />
      <ClaimToday today={dayList.find(({ day }) => day === currentDay)} />
    </Card>
  )
}

function ClaimToday({ today }: { today: FreeSign['dayList'][number] | undefined }) {
  const t = useText()
  const money = useMoney()
  const { claim, isClaiming } = useClaim('appFreeSignUserReceive', { reading })
  if (today?.status === 2)
    return (
      <Button look="done" isBlock>
        {t('freeSign.claimed')}
      </Button>
    )
  const canClaim = today?.status === 1
  return (
    <Button
      look="brand"
      isBlock
      isLoading={isClaiming}
      disabled={!canClaim}
      onClick={() => claim({})}
    >
      {canClaim
        ? t('freeSign.claim', { amount: money(today.rewards[0]?.count ?? 0) })
        : t('freeSign.notYet')}
    </Button>
  )
}

/** What makes today count: a deposit or bets, whichever comes first. */
function TodayGoals({ sign }: { sign: FreeSign }) {
  const { minDeposit, depositLeft, minWagered, wagerLeft } = sign
  const t = useText()
  const [isPaying, setPaying] = useState(false)
  const isDone = depositLeft === 0 || wagerLeft === 0
  return (
    <Card className={styles.card}>
      <header className={styles.head}>
        <h3 className={styles.name}>{t('freeSign.goals')}</h3>
        {isDone && (
          <Pill tone="ok" icon={CheckIcon}>
            {t('freeSign.goalsDone')}
          </Pill>
        )}
      </header>
      <Goal label={t('freeSign.goalDeposit')} left={depositLeft} goal={minDeposit} />
      <Goal label={t('freeSign.goalWager')} left={wagerLeft} goal={minWagered} />
      {!isDone && (
        <div className={styles.ways}>
          <Button onClick={() => setPaying(true)}>{t('freeSign.deposit')}</Button>
          <Button href="/lobby/games">{t('freeSign.play')}</Button>
        </div>
      )}
      <DepositFlow open={isPaying} onClose={() => setPaying(false)} />
    </Card>
  )
}

function Goal({ label, left, goal }: { label: string; left: number; goal: number }) {
  const t = useText()
  const money = useShortMoney()
  const done = goal - left
  const words = t('freeSign.goalCount', { done: money(done), goal: money(goal) })
  return (
    <div className={styles.goal}>
      <span>{label}</span>
      <Progress value={done} max={goal} label={label} valueText={words} />
    </div>
  )
}
