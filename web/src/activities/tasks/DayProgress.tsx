import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt, type ItemArt } from '../../ui/art.ts'
import { Card } from '../../ui/Card.tsx'
import { type Milestone, Milestones } from '../../ui/Milestones.tsx'
import { useConditions } from '../kit/ConditionList.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { type Achievement, readAchievements, type Tasks } from './task-list.ts'
import styles from './Tasks.module.css'
import type { TaskActions } from './use-task-actions.tsx'

type DayProgressProps = { tasks: Tasks; actions: TaskActions; onDayEnd: () => void }

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const
const boxes: readonly ItemArt[] = ['gift-blue', 'red-packet', 'chest']

/** How many tasks were done today, and what that number brings. */
export function DayProgress({ tasks, actions, onDayEnd }: DayProgressProps) {
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
