import { z } from 'zod'
import { call } from '../call.ts'
import { committed, drawProof, granted, ownSeed } from '../entities/rewards.ts'
import { amount, betRate, count, field, moment, nothing, positiveAmount } from '../schemas.ts'
import { ascending, clockField, coinField, priceField, turnoverField } from './config-fields.ts'
import { claimErrors, freeDrawErrors, unknownReward, viewErrors } from './errors.ts'

const range = z
  .strictObject({
    fromLevel: z.int().min(0).max(99).meta({ label: 'From VIP level' }),
    min: priceField('At least'),
    max: priceField('At most'),
  })
  .refine((row) => row.min <= row.max, 'least above most')

const defaultRanges: z.input<typeof range>[] = [
  { fromLevel: 0, min: 1_00, max: 2_00 },
  { fromLevel: 1, min: 1_00, max: 5_00 },
  { fromLevel: 3, min: 2_00, max: 10_00 },
  { fromLevel: 5, min: 5_00, max: 30_00 },
  { fromLevel: 6, min: 20_00, max: 100_00 },
]

export const redPacketConfig = z.strictObject({
  times: field(
    'Rains',
    z.array(clockField('Begins at')).min(1).max(24).default(['12:00', '18:00', '21:00']),
  ),
  openMinutes: z.int().min(1).max(120).default(10).meta({ label: 'Open for', unit: 'minutes' }),
  pool: priceField('Pool of one rain').default(5_000_00),
  ranges: ascending(
    field('What one gets', z.array(range).min(1).max(30)),
    (row) => row.fromLevel,
  ).default(defaultRanges),
  minDeposit: coinField('Deposited in the last 7 days').default(100_00),
  minWagered: coinField('or wagered in the last 7 days').default(500_00),
  betRate: turnoverField.default(2),
})

const packet = {
  amount: positiveAmount,
  from: positiveAmount.describe('Every hundredth from here …'),
  to: positiveAmount.describe('… to here was equally likely'),
  proof: drawProof,
}

const rain = {
  rainId: count.describe('The rain that is open, or the next one'),
  startsAt: moment,
  endsAt: moment,
  nextStartsAt: moment.describe('When the one after it begins'),
  pool: positiveAmount,
  poolLeft: amount,
  status: z.literal([0, 1, 2]).describe('0 cannot be opened yet, 1 can, 2 opened'),
}

export const redPacketCalls = {
  appRedPacketUser: call('appRedPacketUser', {
    about: 'Answers the open or next rain of red packets and whether the player may take part.',
    input: nothing,
    output: z.object({
      ...rain,
      isQualified: z.boolean(),
      vip: count,
      min: amount,
      max: amount,
      depositLeft: amount,
      wagerLeft: amount,
      minDeposit: amount,
      minWagered: amount,
      times: z.array(z.string()).max(24).describe('When it rains, by the site’s clock'),
      packetList: z.array(z.object({ ...packet, time: moment })).max(50),
      betRate,
      ...committed,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appRedPacketUserOpen: call('appRedPacketUserOpen', {
    about: 'Opens the player’s red packet of a rain.',
    writes: true,
    input: z.strictObject({ rainId: count, ...ownSeed }),
    output: z.object({ ...rain, ...granted, ...packet, ...committed }),
    errors: { ...freeDrawErrors, ...claimErrors, ...unknownReward },
  }),
}
