import { z } from 'zod'
import { taskTypes } from '../activity-types.ts'
import { rewardIds, rewardKind } from '../reward-items.ts'
import type { RewardItem } from '../reward-items.ts'
import { amount, betRate, choice, count, field, id, moment } from '../schemas.ts'
import { perMillion, positiveAmount } from '../schemas.ts'

/** The fields operators fill in. The console draws its forms from `label` and `unit`. */

export const coinField = (label: string) => amount.meta({ label })
export const priceField = (label: string) => positiveAmount.meta({ label })
export const rateField = (label: string) => perMillion.meta({ label })
export const countField = (label: string, max: number) => count.max(max).meta({ label })
export const hoursField = (label: string) => z.int().min(1).max(8760).meta({ label, unit: 'hours' })
export const daysField = (label: string) => z.int().min(1).max(366).meta({ label, unit: 'days' })
export const turnoverField = field('Wagering', betRate)
/** A moment of the week or day in the site's own time, e.g. 18:00. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const clockField = (label: string) => clock.meta({ label })

/** What nobody could be given cannot be promised. */
const itemField = id.refine((itemId) => rewardKind(itemId) !== 'unknown', 'there is no such item')
const rewardField = z.strictObject({
  id: field('Item', itemField.meta({ unit: 'item' })),
  count: field('How many', count.meta({ unit: 'of the item' })),
  betRate: field('Wagering', betRate),
})
export const rewardsField = z.array(rewardField).min(1).max(10).meta({ label: 'Rewards' })

/** The number by which players' progress knows a row: it stays with the row. */
export const numberField = field('Number', id)

/** What can be drawn. Nothing shown may be impossible: a weight is never zero. */
export const prizesField = z
  .array(
    z.strictObject({
      id: numberField,
      weight: field('Weight', z.int().min(1).max(1_000_000)),
      rewards: rewardsField,
    }),
  )
  .min(1)
  .max(30)
  .refine((prizes) => new Set(prizes.map((prize) => prize.id)).size === prizes.length, {
    message: 'two prizes have the same id',
  })
  .meta({ label: 'Prizes' })

/** Rows ordered by what they ask for, each asking more than the one before. */
export function ascending<Row>(rows: z.ZodType<Row[], Row[]>, key: (row: Row) => number) {
  const grows = (list: Row[]) => {
    const keys = list.map(key)
    return keys.every((value, at) => at === 0 || value > (keys[at - 1] ?? value))
  }
  return rows.refine(grows, { message: 'each row must ask for more than the one before' })
}

/** A reward in coins for each threshold: the shape most activities are made of. */
export const coinTiers = (from: string) =>
  ascending(
    z
      .array(z.strictObject({ from: priceField(from), bonus: priceField('Bonus') }))
      .min(1)
      .max(30)
      .meta({ label: 'Tiers' }),
    (tier) => tier.from,
  )

/** How much or how often: which of both is told by the task. */
export const targetField = field('Target', amount.meta({ unit: 'of the task' })).describe(
  'Times, or hundredths where the task counts money',
)

/** What a task asks for. */
export const taskTypeField = choice('Task', [
  [taskTypes.login, 'Come in'],
  [taskTypes.bind, 'Link a phone number'],
  [taskTypes.playLuckyGame, 'Play the lucky game'],
  [taskTypes.followFacebook, 'Follow on Facebook'],
  [taskTypes.firstPay, 'First deposit'],
  [taskTypes.playGame, 'Wager'],
  [taskTypes.shareFacebook, 'Share on Facebook'],
  [taskTypes.shareTelegram, 'Share on Telegram'],
  [taskTypes.shareYoutube, 'Share on YouTube'],
  [taskTypes.shareInstagram, 'Share on Instagram'],
  [taskTypes.shareTwitter, 'Share on Twitter'],
  [taskTypes.shop, 'Visit the shop'],
  [taskTypes.followTelegram, 'Follow on Telegram'],
  [taskTypes.todayPay, 'Deposit today'],
  [taskTypes.todayShareSpin, 'Share the wheel today'],
  [taskTypes.followInstagram, 'Follow on Instagram'],
  [taskTypes.followWhatsapp, 'Follow on WhatsApp'],
])

/** Writes a table of whole coins as tiers. */
export function tiersOf(table: Record<number, number>) {
  return Object.entries(table).map(([from, bonus]) => ({
    from: Number(from) * 100,
    bonus: bonus * 100,
  }))
}

export function coinReward(coins: number, times: number): RewardItem {
  return { id: rewardIds.coin, count: Math.round(coins * 100), betRate: times }
}

export function pointReward(points: number): RewardItem {
  return { id: rewardIds.points, count: points * 100, betRate: 0 }
}

/** Prizes of whole coins by weight, numbered from 1. */
export function coinPrizes(weights: readonly (readonly [number, number])[], times: number) {
  return weights.map(([coins, weight], at) => ({
    id: at + 1,
    weight,
    rewards: [coinReward(coins, times)],
  }))
}

/** A day that comes every year, e.g. 12-18. */
export const yearDayField = (label: string) =>
  z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    .refine((day) => isDayOfYear(day), 'there is no such day')
    .meta({ label })

/** Also the 29th of February, which most years do not have. */
function isDayOfYear(day: string): boolean {
  const leapDay = new Date(`2028-${day}T00:00:00Z`)
  return leapDay.toISOString().slice(5, 10) === day
}

/** A season with a beginning and an end; both null means it is not scheduled. */
export const seasonField = z
  .strictObject({
    startsAt: field('From', moment.nullable().default(null)),
    endsAt: field('Until', moment.nullable().default(null)),
  })
  .refine(({ startsAt, endsAt }) => (startsAt === null) === (endsAt === null), {
    message: 'a season has both ends or none',
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    message: 'a season ends after it begins',
  })
  .meta({ label: 'Season' })
