import type { tasksConfig } from '@parlour/contract/activities/tasks.ts'
import type { TaskType } from '@parlour/contract/activity-types.ts'
import { taskTypes } from '@parlour/contract/activity-types.ts'
import type { z } from 'zod'
import type { Me, Moment, Newcomer } from '../engine/rules.ts'
import { taskHearings } from '../engine/rules.ts'

export type Config = z.output<typeof tasksConfig>
export type Task = Config['tasks'][number]
/** How far a task is, how often it was claimed, and of those that come once the day it was done. */
export type Entry = { progress: number; claimed: number; doneOn?: string }
export type State = {
  /** The day that `daily` and `milestones` are about. */
  day: string
  daily: Record<string, Entry>
  once: Record<string, Entry>
  /** Numbers of tasks whose reward was claimed today. */
  milestones: number[]
}

export function start(_config: Config, _player: Newcomer, { day }: Moment): State {
  return { day, daily: {}, once: {}, milestones: [] }
}

/** Each day is played by the newest config. */
export function renews(state: State, { day }: Moment): boolean {
  return day > state.day
}

export const on = taskHearings<Task, State, Config>(advance)

/** The player went to share or follow. */
export function visited(state: State, task: Task, moment: Moment): State {
  return advance(state, task, task.target, moment)
}

/** The site's midnight takes away what was done and not claimed, of all that comes back. */
export function onDay(state: State, { day }: Moment): State {
  return day > state.day ? { ...state, day, daily: {}, milestones: [] } : state
}

export function entryOf(state: State, { id, resets }: Task): Entry {
  return state[resets][id] ?? { progress: 0, claimed: 0 }
}

export function withEntry(state: State, { id, resets }: Pick<Task, 'id' | 'resets'>, entry: Entry) {
  return { ...state, [resets]: { ...state[resets], [id]: entry } }
}

export function timesOf({ resets, timesADay }: Task): number {
  return resets === 'once' ? 1 : timesADay
}

/** What is true of the player counts even where it was not heard of. */
export function progressOf({ state, moment, player }: Me<Config, State>, task: Task): number {
  const isTrue: Partial<Record<TaskType, boolean>> = {
    [taskTypes.bind]: player.hasMobile,
    [taskTypes.firstPay]: player.hasDeposited,
  }
  return isTrue[task.type] ? task.target : entryOf(onDay(state, moment), task).progress
}

/** Different tasks done today. */
export function countDone({ state: before, moment, config }: Me<Config, State>): number {
  const state = onDay(before, moment)
  return config.tasks.filter((task) => {
    const { progress, doneOn } = entryOf(state, task)
    return task.resets === 'daily' ? progress >= task.target : doneOn === state.day
  }).length
}

/**
 * Adds to one task, up to all it can ask for: who has done it changes nothing by going on. What is
 * heard of a day that is over counts only for what comes once, which it then was done on.
 */
function advance(before: State, task: Task, amount: number, moment: Moment): State {
  const isLate = task.resets === 'daily' && moment.day < before.day
  if (amount === 0 || isLate) return before
  const state = onDay(before, moment)
  const entry = entryOf(state, task)
  const progress = Math.min(entry.progress + amount, task.target * timesOf(task))
  const isEarlier = entry.doneOn !== undefined && moment.day < entry.doneOn && amount >= task.target
  if (progress === entry.progress && !isEarlier) return state
  const done = task.resets === 'once' && progress >= task.target ? { doneOn: moment.day } : {}
  return withEntry(state, task, { ...entry, ...done, progress })
}
