import type { FunctionComponent } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { ActivitySheet } from '../kit/ActivitySheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { nameOf } from '../kit/task-face.ts'
import { RuleText } from '../rules/RuleText.tsx'
import type { WriteRules } from '../rules/words.ts'
import { reading, readTasks, type Tasks } from './task-list.ts'
import { TaskRow } from './TaskRow.tsx'
import { useTaskActions } from './use-task-actions.tsx'
import styles from './FollowList.module.css'

/** The same channels as a page, for links that lead here; their rules are of a folder beside. */
export function makeFollowPage(write: WriteRules<'FollowRewards'>): FunctionComponent {
  return function FollowRewardsPage() {
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
            <RuleText name="FollowRewards" write={write} />
          </ActivityFrame>
        )}
      </ActivityAnswer>
    )
  }
}

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

/** Following is a task like others. Channels the site has no page on are left out. */
function FollowList({ tasks }: { tasks: Tasks }) {
  const t = useText()
  const actions = useTaskActions()
  const channels = readTasks(tasks).filter(({ type }) => nameOf(type).startsWith('follow'))
  if (channels.length === 0)
    return (
      <EmptyState
        title={t('followRewards.none')}
        text={t('followRewards.noneNote')}
        action={<Button href="/profile/task">{t('followRewards.toTasks')}</Button>}
      />
    )
  return (
    <div className={styles.channels}>
      <ConditionList />
      <ul className={styles.list}>
        {channels.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} actions={actions} />
          </li>
        ))}
      </ul>
      <Note tone="info">{t('followRewards.conditions')}</Note>
    </div>
  )
}
