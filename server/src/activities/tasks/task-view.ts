import type { Achievement, TaskEntry } from '@parlour/contract/activities/tasks.ts'
import type { TaskName } from '@parlour/contract/activity-types.ts'
import { firstRechargeTaskId, taskTypes } from '@parlour/contract/activity-types.ts'
import { writeJsonText } from '@parlour/contract/json-text.ts'
import type { Me, SocialPages } from '../engine/index.ts'
import { findMissing } from '../engine/index.ts'
import { coins, milestoneStatus, offers, statusOf } from './offers.ts'
import type { Config, State, Task } from './rules.ts'
import { countDone, entryOf, onDay, progressOf, timesOf } from './rules.ts'

type Mine = Me<Config, State>

/** What the player goes away for, and where that is. */
const pages: Partial<Record<TaskName, keyof SocialPages>> = {
  followFacebook: 'facebook02',
  followTelegram: 'telegram02',
  followInstagram: 'instagram02',
  followWhatsapp: 'whatsapp02',
  shareYoutube: 'youtube02',
  shareInstagram: 'instagram02',
}

/** Which page of ours, or of others, a shared link says it comes from. */
const sharing: Partial<Record<TaskName, string>> = {
  shareFacebook: 'facebook',
  shareTelegram: 'telegram',
  shareYoutube: 'youtube',
  shareInstagram: 'instagram',
  shareTwitter: 'twitter',
  todayShareSpin: 'spin',
}

export function nameOf({ type }: Pick<Task, 'type'>): TaskName {
  const names = Object.keys(taskTypes) as TaskName[]
  const found = names.find((name) => taskTypes[name] === type)
  if (!found) throw new Error(`no task is of type ${type}`)
  return found
}

/** Null for a task that nothing is shared for. */
export function sharedFrom(task: Task): string | null {
  return sharing[nameOf(task)] ?? null
}

/** The site's page that a task leads to; null when there is none. */
export function pageOf(type: Task['type'], social: SocialPages): string | null {
  const page = pages[nameOf({ type })]
  return (page && social[page]) ?? null
}

/** Everything there is to do; the channels to follow come last. */
export function showState(me: Mine, channels: readonly TaskEntry[], social: SocialPages) {
  const achievements = me.config.milestones.map(({ done, bonus }): Achievement => ({
    done,
    award: [coins(me.config, bonus)],
    status: milestoneStatus(me, done),
  }))
  const tasks = me.config.tasks.map((task) => showTask(me, task, social)).filter(isListed)
  return {
    achieveNum: countDone(me),
    achieveData: writeJsonText(achievements),
    taskData: writeJsonText([...tasks, ...channels]),
    canReceiveTaskAward:
      findMissing(me) === null &&
      (offers(me).length > 0 || channels.some(({ status }) => status === 1)),
  }
}

export function showTask(me: Mine, task: Task, social: SocialPages): TaskEntry {
  const { id, type, resets, target, award } = task
  const { claimed } = entryOf(onDay(me.state, me.moment), task)
  const status = statusOf(me, task)
  const progress = progressOf(me, task) - (status === 2 ? 0 : claimed * target)
  return {
    id,
    type,
    resets,
    target,
    progress: Math.min(target, Math.max(0, progress)),
    timesADay: timesOf(task),
    timesDone: claimed,
    status,
    award,
    link: pageOf(type, social),
  }
}

/** The first deposit leaves once it is paid. */
function isListed({ id, status }: TaskEntry): boolean {
  return !(id === firstRechargeTaskId && status === 2)
}
