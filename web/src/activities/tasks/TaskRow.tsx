import { moneyText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Progress } from '../../ui/Progress.tsx'
import { useRewardLines } from '../kit/RewardItems.tsx'
import { countsMoney, nameOf, pictureOf, type TaskEntry } from './task-list.ts'
import { taskTitles } from './task-titles.ts'
import styles from './Tasks.module.css'
import { TaskButton } from './TaskButton.tsx'
import type { TaskActions } from './use-task-actions.tsx'

type TaskRowProps = { task: TaskEntry; actions: TaskActions }

/** One task: what it asks for, what it gives, how far it is, and the next thing to do. */
export function TaskRow({ task, actions }: TaskRowProps) {
  const t = useText()
  const name = nameOf(task.type)
  const title = useTitle(task)
  const rewards = useRewardLines(task.award)
  const numbers = countsMoney(name) ? shortMoney : String
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

function shortMoney(hundredths: number): string {
  return moneyText(hundredths).replace(/\.00$/, '')
}
