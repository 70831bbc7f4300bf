import type { Achievement, TaskEntry } from '@parlour/contract/activities/tasks.ts'
import { readJsonText } from '@parlour/contract/json-text.ts'
import type { CallOutput } from '../../calls/api.ts'
import { nameOf } from '../kit/task-face.ts'

export const reading = 'getTaskUser'

export type Tasks = CallOutput<typeof reading>
export type { Achievement, TaskEntry }
/** The three lists of the page. */
export type TaskGroup = 'daily' | 'once' | 'social'

export function readTasks({ taskData }: Pick<Tasks, 'taskData'>): TaskEntry[] {
  return readJsonText(taskData)
}

export function readAchievements({ achieveData }: Pick<Tasks, 'achieveData'>): Achievement[] {
  return readJsonText(achieveData)
}

export function groupOf({ type, resets }: Pick<TaskEntry, 'type' | 'resets'>): TaskGroup {
  return /^(?:follow|share)/.test(nameOf(type)) ? 'social' : resets
}

/** The tasks of a group: what can be claimed first, what is done last. */
export function listGroup(tasks: readonly TaskEntry[], group: TaskGroup): TaskEntry[] {
  const places = { 1: 0, 0: 1, 2: 2 } as const
  return tasks
    .filter((task) => groupOf(task) === group)
    .toSorted((one, other) => places[one.status] - places[other.status])
}
