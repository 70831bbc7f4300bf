import { useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { reading } from './task-list.ts'
import { FollowList } from './FollowList.tsx'

/** The same channels as a page, for links that lead here. */
export function FollowRewardsPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(tasks) => (
        <ActivityFrame
          name="FollowRewards"
          title={t('followRewards.title')}
          text={t('followRewards.note')}
        >
          <FollowList tasks={tasks} />
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}
