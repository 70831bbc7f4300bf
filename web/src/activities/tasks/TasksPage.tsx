import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Note } from '../../ui/Note.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ConditionList, useConditions } from '../kit/ConditionList.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt, type ItemArt } from '../../ui/art.ts'
import { Card } from '../../ui/Card.tsx'
import { type Milestone, Milestones } from '../../ui/Milestones.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { RuleText } from '../rules/RuleText.tsx'
import { writeRules } from './rules.ts'
import {
  type Achievement,
  listGroup,
  readAchievements,
  reading,
  readTasks,
  type TaskGroup,
  type Tasks,
} from './task-list.ts'
import { TaskRow } from './TaskRow.tsx'
import { type TaskActions, useTaskActions } from './use-task-actions.tsx'
import styles from './Tasks.module.css'

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
      <RuleText name="Tasks" write={writeRules} />
      {actions.sheet}
    </div>
  )
}

function hasClaim(tasks: ReturnType<typeof readTasks>): boolean {
  return tasks.some(({ status }) => status === 1)
}

type DayProgressProps = { tasks: Tasks; actions: TaskActions; onDayEnd: () => void }

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const
const boxes: readonly ItemArt[] = ['gift-blue', 'red-packet', 'chest']

/** How many tasks were done today, and what that number brings. */
function DayProgress({ tasks, actions, onDayEnd }: DayProgressProps) {
  const t = useText()
  const { areMet } = useConditions()
  const milestones = useMilestones(readAchievements(tasks))
  const max = milestones.at(-1)?.at ?? tasks.achieveNum
  return (
    <Card look="cool" className={styles.day}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('tasks.today')}</h2>
          <p className={styles.reset}>
            {t('tasks.resetsIn')} <Countdown expireTime={tasks.resetTime} onEnd={onDayEnd} />
          </p>
        </div>
        <p className={`num ${styles.done}`}>
          <b>{tasks.achieveNum}</b>/{max}
        </p>
      </header>
      {milestones.length > 0 && (
        <Milestones
          label={t('tasks.progress', { done: tasks.achieveNum, max })}
          value={tasks.achieveNum}
          max={max}
          milestones={areMet ? milestones : milestones.map(lock)}
          onClaim={({ at }) => actions.claim({ kind: 'milestone', done: at })}
        />
      )}
      <ul className={styles.extras}>
        {milestones.map(({ at, label }) => (
          <li key={at}>{label}</li>
        ))}
      </ul>
    </Card>
  )
}

function useMilestones(achievements: readonly Achievement[]): Milestone[] {
  const t = useText()
  const money = useShortMoney()
  return achievements.map(({ done, award, status }, index) => ({
    at: done,
    image: itemArt(boxes[Math.min(index, boxes.length - 1)] ?? 'chest'),
    state: states[status],
    label: t(labels[status], { done, amount: money(award[0]?.count ?? 0) }),
  }))
}

const labels = {
  0: 'tasks.milestone',
  1: 'tasks.claimMilestone',
  2: 'tasks.milestoneClaimed',
} as const

/** Who may not claim yet is not led to. */
function lock(milestone: Milestone): Milestone {
  return milestone.state === 'claimable' ? { ...milestone, state: 'locked' } : milestone
}
