import { type TaskName, type TaskType, taskTypes } from '@parlour/contract/activity-types.ts'
import { depositPath } from '@parlour/contract/money.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { artUrl, itemArt } from '../../ui/art.ts'

/** How tasks are shown, wherever they are part of a promotion. Their words are in `tasks`. */

/** Everything a row needs to know of its task. */
export function taskFace(type: TaskType) {
  const name = nameOf(type)
  return {
    title: taskTitles[name],
    picture: pictureOf(name),
    countsMoney: countsMoney(name),
    /** The page of ours on which it is done. */
    href: findWay(name),
    /** Done by going away to share or follow. */
    isVisit: /^(?:share|follow)/.test(name),
  }
}

export function nameOf(type: TaskType): TaskName {
  const names = Object.keys(taskTypes) as TaskName[]
  return names.find((name) => taskTypes[name] === type) ?? 'login'
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

export const taskTitles = {
  login: 'tasks.login',
  bind: 'tasks.bind',
  playLuckyGame: 'tasks.playLuckyGame',
  followFacebook: 'tasks.followFacebook',
  firstPay: 'tasks.firstPay',
  playGame: 'tasks.playGame',
  shareFacebook: 'tasks.shareFacebook',
  shareTelegram: 'tasks.shareTelegram',
  shareYoutube: 'tasks.shareYoutube',
  shareInstagram: 'tasks.shareInstagram',
  shareTwitter: 'tasks.shareTwitter',
  shop: 'tasks.shop',
  followTelegram: 'tasks.followTelegram',
  todayPay: 'tasks.todayPay',
  todayShareSpin: 'tasks.todayShareSpin',
  followInstagram: 'tasks.followInstagram',
  followWhatsapp: 'tasks.followWhatsapp',
} as const satisfies Record<TaskName, TextKey>
