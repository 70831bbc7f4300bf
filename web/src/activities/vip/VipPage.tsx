import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { GiftList } from './GiftList.tsx'
import { LevelStrip } from './LevelStrip.tsx'
import { LevelTable } from './LevelTable.tsx'
import { reading } from './use-vip.ts'
import styles from './Vip.module.css'
import { VipCard } from './VipCard.tsx'

/** The player's level, the way to the next one, and the gifts of both. */
export function VipPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(vip) => (
        <div className={styles.page}>
          <VipCard vip={vip} />
          <LevelStrip vip={vip} />
          <ConditionList />
          <GiftList vip={vip} onDue={() => void asked.refetch()} />
          <Note tone="info">
            {t('vip.conditions', { days: vip.giftLifeDays, rate: vip.betRate })}
          </Note>
          <Button href="/activity/vipRebate" isBlock>
            {t('vip.toRebate')}
          </Button>
          <LevelTable vip={vip} />
        </div>
      )}
    </ActivityAnswer>
  )
}
