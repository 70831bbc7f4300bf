import type { TaskName, TaskType } from '@parlour/contract/activity-types.ts'
import { taskTypes } from '@parlour/contract/activity-types.ts'
import { gameTypes } from '@parlour/contract/game-types.ts'
import type { Events } from '../../frame/event-types.ts'
import type { Moment } from './moment.ts'

type TaskRow = { type: TaskType }
type Advance<Task, State, Config> = (
  state: State,
  task: Task,
  amount: number,
  moment: Moment,
  config: Config,
) => State

/**
 * What a promotion with tasks hears: each fact brings every task of its kind further. How a task
 * counts, and when it begins anew, is the promotion's own.
 */
export function taskHearings<Task extends TaskRow, State, Config extends { tasks: Task[] }>(
  advance: Advance<Task, State, Config>,
) {
  const hearing =
    <Name extends TaskFact>(name: Name) =>
    (before: State, fact: Events[Name], moment: Moment, config: Config): State =>
      gains[name](fact).reduce(
        (state, [task, amount]) =>
          config.tasks
            .filter(({ type }) => type === taskTypes[task])
            .reduce((now, one) => advance(now, one, amount, moment, config), state),
        before,
      )
  return {
    'day.entered': hearing('day.entered'),
    'mobile.bound': hearing('mobile.bound'),
    'round.settled': hearing('round.settled'),
    'deposit.settled': hearing('deposit.settled'),
    'points.spent': hearing('points.spent'),
  }
}

/** The player leaves for it, and says so by a call. */
export function isVisit({ type }: TaskRow): boolean {
  return visits.some((name) => taskTypes[name] === type)
}

const visits = (Object.keys(taskTypes) as TaskName[]).filter((name) =>
  /^(follow|share|todayShare)/.test(name),
)

type TaskFact =
  | 'day.entered'
  | 'mobile.bound'
  | 'round.settled'
  | 'deposit.settled'
  | 'points.spent'

/** How far a fact brings which tasks. */
const gains: { [Name in TaskFact]: (fact: Events[Name]) => [TaskName, number][] } = {
  'day.entered': () => [['login', 1]],
  'mobile.bound': () => [['bind', 1]],
  'round.settled': ({ typeId, stake }) => [
    ['playGame', stake],
    ['playLuckyGame', typeId === gameTypes.games ? 1 : 0],
  ],
  'deposit.settled': ({ amount }) => [
    ['firstPay', 1],
    ['todayPay', amount],
  ],
  'points.spent': () => [['shop', 1]],
}
