import { useText } from '../../i18n/use-text.ts'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { reading } from './free-login-bonus.ts'
import styles from './FreeLoginBonus.module.css'
import { LevelBonuses } from './LevelBonuses.tsx'
import { TodayBonus } from './TodayBonus.tsx'

/** A bonus a day by VIP level: today’s, and what the other levels bring. */
export function FreeLoginBonusPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(bonus) => (
        <ActivityFrame
          name="FreeLoginBonus"
          title={t('freeLoginBonus.title')}
          text={t('freeLoginBonus.text')}
          ruleHref="/rule/dayBonus"
        >
          <ConditionList />
          <div className={styles.columns}>
            <TodayBonus today={bonus} onDayEnd={() => void asked.refetch()} />
            <LevelBonuses levels={bonus} />
          </div>
          <Note tone="info">{t('freeLoginBonus.conditions', { rate: bonus.betRate })}</Note>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}
