import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Note } from '../../ui/Note.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { DayProgress } from './DayProgress.tsx'
import { listGroup, readTasks, reading, type TaskGroup, type Tasks } from './task-list.ts'
import styles from './Tasks.module.css'
import { TaskRow } from './TaskRow.tsx'
import { useTaskActions } from './use-task-actions.tsx'

/** What can be done today and once, and the extra for many in a day. */
export function TasksPage() {
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(tasks) => <Content tasks={tasks} onDayEnd={() => void asked.refetch()} />}
    </ActivityAnswer>
  )
}

const groups = ['daily', 'once', 'social'] as const satisfies readonly TaskGroup[]
const groupTexts = {
  daily: 'tasks.daily',
  once: 'tasks.once',
  social: 'tasks.social',
} as const

function Content({ tasks, onDayEnd }: { tasks: Tasks; onDayEnd: () => void }) {
  const t = useText()
  const [group, setGroup] = useState<TaskGroup>('daily')
  const actions = useTaskActions()
  const all = readTasks(tasks)
  const shown = groups.filter((one) => listGroup(all, one).length > 0)
  if (all.length === 0) return <EmptyState title={t('tasks.none')} text={t('tasks.noneNote')} />
  return (
    <div className={styles.page}>
      <DayProgress tasks={tasks} actions={actions} onDayEnd={onDayEnd} />
      <ConditionList />
      <div className={styles.groups}>
        <Segmented
          label={t('tasks.groups')}
          value={group}
          onChange={setGroup}
          segments={shown.map((value) => ({
            value,
            text: t(groupTexts[value]),
            dotLabel: hasClaim(listGroup(all, value)) ? t('tasks.hasClaim') : undefined,
          }))}
        />
      </div>
      <ul className={styles.list}>
        {listGroup(all, group).map((task) => (
          <li key={task.id}>
            <TaskRow task={task} actions={actions} />
          </li>
        ))}
      </ul>
      <Note tone="info">{t('tasks.conditions')}</Note>
      {actions.sheet}
    </div>
  )
}

function hasClaim(tasks: ReturnType<typeof readTasks>): boolean {
  return tasks.some(({ status }) => status === 1)
}
