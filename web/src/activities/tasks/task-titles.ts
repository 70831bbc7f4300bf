import type { TaskName } from '@parlour/contract/activity-types.ts'
import type { TextKey } from '../../i18n/texts.ts'

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
