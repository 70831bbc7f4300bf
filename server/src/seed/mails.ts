import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Tx } from '../frame/db.ts'
import { type NewMail, writeMail } from '../messages/index.ts'
import { demoMailTexts as texts } from './mail-texts.ts'

const coins = (count: number, betRate: number) => ({ id: rewardIds.coin, count, betRate })
const points = (count: number) => ({ id: rewardIds.points, count, betRate: 0 })
const coupon = { id: 1001, count: 1, betRate: 0 }

/** Oldest first, a day apart: the boxes show the newest on top. */
const mails: Omit<NewMail, 'playerId'>[] = [
  { box: 2, texts: texts.terms },
  { box: 2, texts: texts.security },
  { box: 0, texts: texts.welcome },
  { box: 1, texts: texts.points, rewards: [points(50_00)] },
  { box: 0, texts: texts.mobile },
  { box: 2, texts: texts.maintenance },
  { box: 1, texts: texts.coupon, rewards: [coupon], lifeDays: 7 },
  { box: 0, texts: texts.care },
  { box: 1, texts: texts.apology, rewards: [coins(5_00, 1), points(20_00)], lifeDays: 14 },
  { box: 1, texts: texts.gift, rewards: [coins(20_00, 5), points(100_00), coupon], lifeDays: 30 },
]

/** Ten mails of different kinds for the demo player, some with something attached. */
export async function seedMails(tx: Tx, playerId: number): Promise<void> {
  for (const [index, mail] of mails.entries()) {
    await writeMail(tx, { playerId, ...mail, daysAgo: mails.length - 1 - index })
  }
}
