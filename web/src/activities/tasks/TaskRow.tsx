import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Progress } from '../../ui/Progress.tsx'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { Button } from '../../ui/Button.tsx'
import { useConditions } from '../kit/ConditionList.tsx'
import { countsMoney, findWay, nameOf, pictureOf, taskTitles } from '../kit/task-face.ts'
import type { TaskEntry } from './task-list.ts'
import type { TaskActions } from './use-task-actions.tsx'
import styles from './Tasks.module.css'

type TaskRowProps = { task: TaskEntry; actions: TaskActions }

/** One task: what it asks for, what it gives, how far it is, and the next thing to do. */
export function TaskRow({ task, actions }: TaskRowProps) {
  const t = useText()
  const name = nameOf(task.type)
  const title = useTitle(task)
  const rewards = useRewardLines(task.award)
  const money = useShortMoney()
  const numbers = countsMoney(name) ? money : String
  const { progress, target, timesADay, timesDone } = task
  return (
    <article className={styles.task} aria-label={title}>
      <img className={styles.picture} src={pictureOf(name)} alt="" width="60" height="60" />
      <div className={styles.words}>
        <h3 className={styles.taskTitle}>{title}</h3>
        <p className={styles.award}>
          {rewards.map(({ item, amountText, text }) => (
            <span key={item + amountText}>
              <img src={itemArt(item)} alt="" width="20" height="20" />
              <b className="num">{amountText}</b> {text}
            </span>
          ))}
        </p>
        <Progress
          size="thin"
          value={progress}
          max={target}
          label={title}
          valueText={`${numbers(progress)}/${numbers(target)}`}
        />
        {timesADay > 1 && (
          <small className={styles.times}>
            {t('tasks.times', { done: timesDone, times: timesADay })}
          </small>
        )}
      </div>
      <TaskButton task={task} title={title} actions={actions} />
    </article>
  )
}

function useTitle({ type, target }: TaskEntry): string {
  const t = useText()
  const money = useShortMoney()
  const name = nameOf(type)
  return t(taskTitles[name], { target: countsMoney(name) ? money(target) : String(target) })
}

type TaskButtonProps = { task: TaskEntry; title: string; actions: TaskActions }

/** Claim it, go and do it, or nothing more to do. */
function TaskButton({ task, title, actions }: TaskButtonProps) {
  const t = useText()
  const { areMet } = useConditions()
  const { claim, claiming } = actions
  const isClaiming = claiming?.kind === 'task' && claiming.taskId === task.id
  if (task.status === 2)
    return (
      <Button look="done" size="sm">
        {t('tasks.claimed')}
      </Button>
    )
  if (task.status === 1)
    return (
      <Button
        look="brand"
        size="sm"
        isLoading={isClaiming}
        disabled={(!areMet || claiming !== null) && !isClaiming}
        aria-label={t('tasks.doTask', { action: t('tasks.claim'), title })}
        onClick={() => claim({ kind: 'task', taskId: task.id })}
      >
        {t('tasks.claim')}
      </Button>
    )
  return <GoButton task={task} title={title} actions={actions} />
}

/** Following leads straight to the page; sharing opens the ways to share. */
function GoButton({ task, title, actions }: TaskButtonProps) {
  const t = useText()
  const { hasMobile } = useConditions()
  const name = nameOf(task.type)
  const href = findWay(name)
  if (name === 'login') return null
  if (href !== null)
    return (
      <Button
        size="sm"
        href={href}
        aria-label={t('tasks.doTask', { action: t('tasks.go'), title })}
      >
        {t('tasks.go')}
      </Button>
    )
  const isFollow = name.startsWith('follow') && task.link !== null
  const isAway = isFollow && hasMobile
  const action = t(isFollow ? 'tasks.follow' : 'tasks.share')
  return (
    <Button
      size="sm"
      href={isAway ? (task.link ?? undefined) : hasMobile ? undefined : '/bind'}
      onClick={hasMobile ? () => actions.visit(task) : undefined}
      aria-label={t('tasks.doTask', { action, title })}
    >
      {action}
    </Button>
  )
}
