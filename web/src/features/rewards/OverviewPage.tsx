import { useActivities } from '../../activities/kit/activities-store.ts'
import { useText } from '../../i18n/use-text.ts'
import { EmptyState } from '../../ui/StateView.tsx'
import { ActivitiesWait } from './ActivitiesWait.tsx'
import { RewardCards } from './RewardCards.tsx'
import { listOpen } from './reward-rules.ts'
import styles from './RewardsPage.module.css'

/** Every activity that is open to the player. */
export function OverviewPage() {
  const t = useText()
  const state = useActivities()
  if (!state) return <ActivitiesWait />
  const open = listOpen(state)
  return (
    <div className={styles.page}>
      {open.length > 0 ? (
        <RewardCards rewards={open} />
      ) : (
        <EmptyState title={t('reward.none')} text={t('reward.noneNote')} />
      )}
    </div>
  )
}
