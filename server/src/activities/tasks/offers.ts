import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Me, Moment, Offer } from '../engine/rules.ts'
import { endOfDay } from '../engine/rules.ts'
import type { Config, State, Task } from './rules.ts'
import { countDone, entryOf, onDay, progressOf, timesOf, withEntry } from './rules.ts'

type Mine = Me<Config, State>

/** 0 to do, 1 to claim, 2 claimed as often as it can be. */
export type Status = 0 | 1 | 2

export function offers(me: Mine): Offer[] {
  const until = endOfDay(me.moment)
  const tasks = me.config.tasks
    .filter((task) => statusOf(me, task) === 1)
    .map((task) => ({
      key: keyOf(me, task),
      items: task.award,
      task: { type: task.type, target: task.target },
      ...(task.resets === 'daily' && { until }),
    }))
  const milestones = me.config.milestones
    .filter((milestone) => milestoneStatus(me, milestone.done) === 1)
    .map(({ done, bonus }) => {
      return { key: milestoneKey(me, done), items: [coins(me.config, bonus)], until }
    })
  return [...tasks, ...milestones]
}

/** A key names the task, its day where it comes back, and which time of the day it is. */
export function claimed(before: State, key: string, moment: Moment): State {
  const state = onDay(before, moment)
  const [kind, id = ''] = key.split(':')
  if (kind === 'milestone') return { ...state, milestones: [...state.milestones, Number(id)] }
  const resets = kind === 'once' ? 'once' : 'daily'
  const entry = state[resets][id] ?? { progress: 0, claimed: 0 }
  const after = { ...entry, claimed: entry.claimed + 1 }
  return withEntry(state, { id: Number(id), resets }, after)
}

export function refuse(_me: Mine, key: string) {
  return key === unknownKey ? 'unknownReward' : 'notReached'
}

const unknownKey = 'unknown'

/** What is claimed next of a task; when nothing is left, what was claimed last. */
export function keyOfTask(me: Mine, taskId: number): string {
  const task = me.config.tasks.find(({ id }) => id === taskId)
  return task ? keyOf(me, task) : unknownKey
}

export function keyOfMilestone(me: Mine, done: number): string {
  return me.config.milestones.some((one) => one.done === done) ? milestoneKey(me, done) : unknownKey
}

export function statusOf(me: Mine, task: Task): Status {
  const { claimed: times } = entryOf(onDay(me.state, me.moment), task)
  if (times >= timesOf(task)) return 2
  return earnedTimes(me, task) > times ? 1 : 0
}

export function milestoneStatus(me: Mine, done: number): Status {
  if (onDay(me.state, me.moment).milestones.includes(done)) return 2
  return countDone(me) >= done ? 1 : 0
}

export function coins({ betRate }: Config, count: number): RewardItem {
  return { id: rewardIds.coin, count, betRate }
}

function earnedTimes(me: Mine, task: Task): number {
  const progress = progressOf(me, task)
  const target = Math.max(1, task.target)
  return Math.min(timesOf(task), Math.floor(progress / target))
}

function keyOf(me: Mine, task: Task): string {
  if (task.resets === 'once') return `once:${task.id}`
  const { claimed: times } = entryOf(onDay(me.state, me.moment), task)
  const next = earnedTimes(me, task) > times ? times + 1 : Math.max(1, times)
  return `daily:${task.id}:${me.moment.day}:${next}`
}

function milestoneKey({ moment }: Mine, done: number): string {
  return `milestone:${done}:${moment.day}`
}
