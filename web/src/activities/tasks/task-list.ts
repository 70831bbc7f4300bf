import { depositPath } from '@parlour/contract/money.ts'
import type { Achievement, TaskEntry } from '@parlour/contract/activities/tasks.ts'
import { type TaskName, taskTypes } from '@parlour/contract/activity-types.ts'
import { readJsonText } from '@parlour/contract/json-text.ts'
import type { CallOutput } from '../../calls/api.ts'
import { artUrl, itemArt } from '../../ui/art.ts'

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

export function nameOf(type: TaskEntry['type']): TaskName {
  const names = Object.keys(taskTypes) as TaskName[]
  return names.find((name) => taskTypes[name] === type) ?? 'login'
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

/** Tasks that count money rather than times. */
export function countsMoney(name: TaskName): boolean {
  return name === 'playGame' || name === 'todayPay'
}

const ways: Partial<Record<TaskName, string>> = {
  bind: '/bind',
  playLuckyGame: '/lobby/home',
  playGame: '/lobby/home',
  firstPay: depositPath,
  todayPay: depositPath,
  shop: '/points',
  todayShareSpin: '/activity/spin',
}

/** The page of ours on which a task is done; null for those that lead away. */
export function findWay(name: TaskName): string | null {
  return ways[name] ?? null
}

const pictures: Partial<Record<TaskName, string>> = {
  login: artUrl('activity/23.webp'),
  bind: artUrl('activity/4.webp'),
  playLuckyGame: artUrl('category/6.webp'),
  playGame: artUrl('category/1.webp'),
  firstPay: artUrl('activity/39.webp'),
  todayPay: artUrl('activity/17.webp'),
  shop: itemArt('points'),
  todayShareSpin: artUrl('activity/20.webp'),
}

export function pictureOf(name: TaskName): string {
  return pictures[name] ?? artUrl(`activity/${name.startsWith('share') ? 40 : 21}.webp`)
}
