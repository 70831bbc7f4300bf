import { useState } from 'react'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { ActivitySheet } from '../kit/ActivitySheet.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import styles from './AccumulatedRecharge.module.css'
import type { Week } from './TierRow.tsx'
import { WeekTiers } from './WeekTiers.tsx'

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
