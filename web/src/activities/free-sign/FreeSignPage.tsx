import { useText } from '../../i18n/use-text.ts'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { reading } from './free-sign.ts'
import styles from './FreeSign.module.css'
import { SignDays } from './SignDays.tsx'
import { TodayGoals } from './TodayGoals.tsx'

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
