import type { Condition } from '@parlour/contract/segment-fields.ts'
import { readInForce } from '../activities/index.ts'
import { listPendingWithdrawals } from '../cashier/index.ts'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import { listLetters, sendLetters } from '../mailings/index.ts'
import {
  findOperatorByName,
  operatorHandlers,
  runOperatorCallWithin,
  secondPerson,
} from '../operators/index.ts'
import { letterTexts } from './letter-texts.ts'

type MoveTo = (at: Date) => Promise<void>
type Ask = (call: string, body: object) => Promise<object>

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Mails to many that went out, the older one first. */
const letters: { daysAgo: number; texts: object; conditions: Condition[] }[] = [
  {
    daysAgo: 4,
    texts: letterTexts.limits,
    conditions: [{ field: 'deposited', is: 'atLeast', value: 6_000_00 }],
  },
  {
    daysAgo: 1,
    texts: letterTexts.papers,
    conditions: [
      { field: 'deposited', is: 'atLeast', value: 5_000_00 },
      { field: 'verified', is: 'no', value: 0 },
    ],
  },
]

/** What the second person did and proposed before the first one comes, by the calls they have. */
export async function leaveDesk(app: App, tx: Tx, moveTo: MoveTo): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:history'), -1)`)
  const operator = await findOperatorByName(tx, secondPerson)
  if (!operator || (await listLetters(tx, { before: null, limit: 1 })).length > 0) return
  const minutesAgo = (minutes: number) => moveTo(new Date(Date.now() - minutes * minuteMs))
  const ask: Ask = (name, body) =>
    runOperatorCallWithin(app, tx, { name, handlers: operatorHandlers, body, operator })
  for (const { daysAgo, ...letter } of letters) {
    await minutesAgo(daysAgo * dayMinutes)
    await ask('sendMail', { ...letter, sendTime: null })
    await minutesAgo(daysAgo * dayMinutes - 1)
    while ((await sendLetters.run(tx)) === 'more');
  }
  await minutesAgo(150)
  await proposeLaterBorder(tx, ask)
  await minutesAgo(95)
  await proposeBetterPacks(tx, ask)
  await minutesAgo(12)
  await proposePayout(tx, ask)
}

/** Fewer withdrawals wait for a person. */
async function proposeLaterBorder(tx: Tx, ask: Ask): Promise<void> {
  const { version: basedOn, settings } = await readSettings(tx)
  const { withdrawalRules } = settings
  const approvedUpTo = withdrawalRules.approvedUpTo + 1_000_00
  const content = { ...settings, withdrawalRules: { ...withdrawalRules, approvedUpTo } }
  await ask('setSettings', { basedOn, content, reason: 'ถอนน้อยรอนานเกินไปในวันหยุด' })
}

type Pack = { award: { count: number }[] }

/** The dearer packs of the first deposit give a fifth more money. */
async function proposeBetterPacks(tx: Tx, ask: Ask): Promise<void> {
  const activity = 'FirstCharge'
  const now = (await readInForce(tx)).get(activity)
  if (!now) return
  const { packs, ...rest } = now.config as { packs: Pack[] }
  const better = packs.map(({ award: [first, ...others], ...pack }, place) => {
    const isDearer = place > 0 && first
    const money = isDearer ? [{ ...first, count: (first.count * 6) / 5 }] : first ? [first] : []
    return { ...pack, award: [...money, ...others] }
  })
  const reason = 'แพ็ก 2 และ 3 ให้มากขึ้น ตามแผนเดือนนี้'
  const config = { ...rest, packs: better }
  await ask('setActivity', { activity, basedOn: now.version, isOn: now.isOn, config, reason })
}

/** The first of those that want two people and have waited for long enough. */
async function proposePayout(tx: Tx, ask: Ask): Promise<void> {
  const waiting = await listPendingWithdrawals(tx, 200)
  const large = waiting.find(({ neededApprovals }) => neededApprovals > 1)
  if (large) await ask('approveWithdrawal', { orderId: large.orderId })
}
