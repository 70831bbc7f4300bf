import { useState } from 'react'
import { send } from '../../calls/api.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { ShareSheet } from '../../sharing/ShareSheet.tsx'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useConditions } from '../kit/ConditionList.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { showActivityFailure } from '../kit/failures.ts'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { taskFace } from '../kit/task-face.ts'
import { useClaim } from '../kit/use-claim.ts'
import { inOrder, type NewYear, type NewYearTask, reading } from './new-year.ts'
import styles from './NewYear.module.css'

type NewYearTasksProps = { newYear: NewYear; onDayEnd: () => void }

/** The tasks of the day. They begin anew at midnight; what they gave stays. */
export function NewYearTasks({ newYear, onDayEnd }: NewYearTasksProps) {
  const t = useText()
  const [isSharing, setSharing] = useState(false)
  const { press: share } = usePress(async (taskId: number) => {
    setSharing(true)
    try {
      await send('appNewYearUserShare', { taskId })
      await refreshCall(reading)
    } catch (error) {
      await showActivityFailure(error)
    }
  })
  return (
    <section>
      <SectionHeader
        title={t('newYear.tasks')}
        end={<Countdown expireTime={newYear.resetTime} onEnd={onDayEnd} />}
      />
      <ul className={styles.tasks}>
        {inOrder(newYear.taskList).map((task) => (
          <TaskRow key={task.id} task={task} onShare={() => share(task.id)} />
        ))}
      </ul>
      <ShareSheet open={isSharing} onClose={() => setSharing(false)} />
    </section>
  )
}

type TaskRowProps = { task: NewYearTask; onShare: () => void }

function TaskRow({ task, onShare }: TaskRowProps) {
  const t = useText()
  const money = useShortMoney()
  const rewards = useRewardLines(task.rewards)
  const { title, picture, countsMoney } = taskFace(task.type)
  const number = countsMoney ? money : String
  const words = t(title, { target: number(task.target) })
  return (
    <li className={styles.task}>
      <img src={picture} alt="" width="46" height="46" />
      <div className={styles.taskWords}>
        <b>{words}</b>
        <span className={styles.award}>
          {rewards.map(({ item, amountText, text }) => (
            <span key={item}>
              <img src={itemArt(item)} alt="" width="20" height="20" />
              <b className="num">{amountText}</b> {text}
            </span>
          ))}
        </span>
        <Progress
          size="thin"
          value={task.progress}
          max={task.target}
          label={words}
          valueText={`${number(task.progress)}/${number(task.target)}`}
        />
      </div>
      <TaskAction task={task} title={words} onShare={onShare} />
    </li>
  )
}

function TaskAction({ task, title, onShare }: TaskRowProps & { title: string }) {
  const t = useText()
  const { hasMobile } = useConditions()
  const { claim, isClaiming } = useClaim('appNewYearUserReceiveTask', { reading })
  const { href, isVisit } = taskFace(task.type)
  if (task.status === 2)
    return (
      <Button look="done" size="sm">
        {t('newYear.claimed')}
      </Button>
    )
  if (task.status === 1)
    return (
      <Button
        look="brand"
        size="sm"
        isLoading={isClaiming}
        aria-label={t('newYear.claimOf', { title })}
        onClick={() => claim({ taskId: task.id })}
      >
        {t('newYear.claim')}
      </Button>
    )
  if (isVisit)
    return (
      <Button
        size="sm"
        aria-label={t('newYear.goOf', { title })}
        {...(hasMobile ? { onClick: onShare } : { href: '/bind' })}
      >
        {t('newYear.share')}
      </Button>
    )
  if (href === null) return null
  return (
    <Button size="sm" href={href} aria-label={t('newYear.goOf', { title })}>
      {t('newYear.go')}
    </Button>
  )
}
