import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { useConditions } from '../kit/ConditionList.tsx'
import { findWay, nameOf, type TaskEntry } from './task-list.ts'
import type { TaskActions } from './use-task-actions.tsx'

type TaskButtonProps = { task: TaskEntry; title: string; actions: TaskActions }

/** Claim it, go and do it, or nothing more to do. */
export function TaskButton({ task, title, actions }: TaskButtonProps) {
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
