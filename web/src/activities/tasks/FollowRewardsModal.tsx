import { useText } from '../../i18n/use-text.ts'
import { ActivitySheet } from '../kit/ActivitySheet.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { reading } from './task-list.ts'
import { FollowList } from './FollowList.tsx'

/** The channels over any page. */
export function FollowRewardsModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivitySheet asked={asked} title={t('followRewards.title')} onClose={onClose}>
      {(tasks) => <FollowList tasks={tasks} />}
    </ActivitySheet>
  )
}
