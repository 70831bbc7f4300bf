import { useState } from 'react'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Progress } from '../../ui/Progress.tsx'
import type { FreeSign } from './free-sign.ts'
import styles from './FreeSign.module.css'

/** What makes today count: a deposit or bets, whichever comes first. */
export function TodayGoals({ sign }: { sign: FreeSign }) {
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
