import { useState } from 'react'
import type { CallOutput } from '../../calls/api.ts'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { RuleText } from '../rules/RuleText.tsx'
import styles from './ContinuousRecharge.module.css'
import { writeRules } from './rules.ts'
import { StreakCard } from './StreakCard.tsx'

const reading = 'appRechargeBonusCollection10'
type Streaks = CallOutput<typeof reading>

/** Deposits on days in a row: today’s state, the clock it ends by, and how far each level is. */
export function ContinuousRechargePage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(answer) => (
        <ActivityFrame
          name="ContinuousRecharge"
          title={t('continuousRecharge.title', { days: answer.streakList[0]?.daysNeeded ?? 0 })}
          text={t('continuousRecharge.text')}
        >
          <Today answer={answer} onDayEnd={() => void asked.refetch()} />
          <Streaks answer={answer} />
          <Note tone="info">{t('continuousRecharge.conditions')}</Note>
          <RuleText name="ContinuousRecharge" write={writeRules} />
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

function Today({ answer, onDayEnd }: { answer: Streaks; onDayEnd: () => void }) {
  const t = useText()
  const money = useMoney()
  const [isPaying, setPaying] = useState(false)
  const canClaim = answer.streakList.some(({ status }) => status === 1)
  return (
    <Card look="warm" className={styles.today}>
      <div className={styles.sum}>
        <span className={styles.label}>{t('continuousRecharge.today')}</span>
        <b className={`num ${styles.amount}`}>{money(answer.depositedToday)}</b>
      </div>
      <div className={styles.clock}>
        <span className={styles.label}>{t('continuousRecharge.cutOff')}</span>
        <Countdown look="blocks" expireTime={answer.cutOffTime} onEnd={onDayEnd} />
      </div>
      <Button look={canClaim ? 'neutral' : 'brand'} isBlock onClick={() => setPaying(true)}>
        {t('continuousRecharge.deposit')}
      </Button>
      <DepositFlow open={isPaying} onClose={() => setPaying(false)} />
    </Card>
  )
}

function Streaks({ answer: { streakList, depositedToday } }: { answer: Streaks }) {
  const { claim, claiming } = useClaim('appRechargeBonusCollection10Receive', {
    reading,
  })
  return (
    <ul className={styles.streaks}>
      {streakList.map((streak) => (
        <li key={streak.from}>
          <StreakCard
            streak={streak}
            todayLeft={streak.from - depositedToday}
            isClaiming={claiming?.from === streak.from}
            isBlocked={claiming !== null}
            onClaim={() => claim({ from: streak.from })}
          />
        </li>
      ))}
    </ul>
  )
}
