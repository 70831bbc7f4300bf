import { z } from 'zod'
import { call } from '../call.ts'
import { granted, rewardItems } from '../entities/rewards.ts'
import { expireTime, id, moment, nothing, positiveAmount } from '../schemas.ts'
import { coinReward, hoursField, numberField, pointReward } from './config-fields.ts'
import { priceField, rewardsField } from './config-fields.ts'
import { claimErrors, unknownReward, viewErrors } from './errors.ts'

const showType = z.literal([1, 2, 3])
const places = [1, 2, 3].map((place) => [place, `Place ${place}`])

const pack = z.strictObject({
  id: numberField,
  price: priceField('Price'),
  showType: showType.meta({ label: 'Place', options: places }),
  award: rewardsField.refine((items) => isDistinct(items.map((item) => item.id)), {
    message: 'items are claimed one by one, so each is there once',
  }),
})

function isDistinct(values: number[]): boolean {
  return new Set(values).size === values.length
}

/** A coupon for a later deposit; what it is worth stands in the prop list. */
const coupon = (couponId: number) => ({ id: couponId, count: 1, betRate: 2 })

/**
 * 125 points are worth a coin and each coupon is 5 % from the price of its pack on, so the three
 * kinds of item make +30, +90 and +300.
 */
const defaultPacks: z.input<typeof pack>[] = [
  {
    id: 1,
    price: 100_00,
    showType: 1,
    award: [coinReward(20, 5), pointReward(625), coupon(1001)],
  },
  {
    id: 2,
    price: 300_00,
    showType: 2,
    award: [coinReward(60, 5), pointReward(1_875), coupon(1004)],
  },
  {
    id: 3,
    price: 1_000_00,
    showType: 3,
    award: [coinReward(200, 5), pointReward(6_250), coupon(1005)],
  },
]

export const firstChargeConfig = z.strictObject({
  packs: z
    .array(pack)
    .min(1)
    .max(3)
    .refine((packs) => isDistinct(packs.map((row) => row.showType)), {
      message: 'two packs have the same place',
    })
    .refine((packs) => isDistinct(packs.map((row) => row.id)), {
      message: 'two packs have the same id',
    })
    .default(defaultPacks)
    .meta({ label: 'Packs' }),
  hours: hoursField('Open for')
    .nullable()
    .default(72)
    .describe('From registration; empty for no end'),
})

const record = z
  .object({
    awardId: id.nullable().describe('The pack bought; null before'),
    itemStatus: z.literal([0, 1, 2]),
    propReceiveList: z.array(z.object({ propId: id })).max(10),
  })
  .meta({ id: 'FirstChargeRecord' })

const packOnOffer = z.object({ id, price: positiveAmount, showType, award: rewardItems })

export const firstChargeCalls = {
  appRechargeBonusCollection9: call('appRechargeBonusCollection9', {
    about: 'Answers the first-charge packs and how far the player is with them.',
    input: nothing,
    output: z.object({
      appRechargeBonusCollection9: record,
      appRechargeBonusCollection9ConfigList: z.array(packOnOffer).max(3),
      expireTime,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appRechargeBonusCollection9Receive: call('appRechargeBonusCollection9Receive', {
    about: 'Claims one reward of the bought pack.',
    writes: true,
    input: z.strictObject({ propId: id }),
    output: z.object({ appRechargeBonusCollection9: record, ...granted }),
    errors: { ...claimErrors, ...unknownReward },
  }),
}
