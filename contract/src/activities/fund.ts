import { z } from 'zod'
import { call } from '../call.ts'
import { granted } from '../entities/rewards.ts'
import { amount, count, moment, nothing, positiveAmount } from '../schemas.ts'
import { coinTiers, priceField, tiersOf, turnoverField } from './config-fields.ts'
import { claimErrors, unknownReward, viewErrors } from './errors.ts'

export const fundConfig = z.strictObject({
  price: priceField('Price').default(500_00),
  tiers: coinTiers('Wagered since purchase').default(
    tiersOf({ 2_000: 50, 5_000: 75, 10_000: 100, 20_000: 125, 50_000: 200 }),
  ),
  betRate: turnoverField.default(1),
})

const tier = z.object({ from: positiveAmount, bonus: amount, status: z.literal([0, 1, 2]) })
const fund = { isBought: z.boolean(), wagered: amount, tierList: z.array(tier).max(30) }

export const fundCalls = {
  appFundUser: call('appFundUser', {
    about: 'Answers whether the player bought the fund and which of its steps are reached.',
    input: nothing,
    output: z.object({ ...fund, price: amount, betRate: count, serverTime: moment }),
    errors: viewErrors,
  }),
  appFundUserReceive: call('appFundUserReceive', {
    about: 'Claims a step of the fund.',
    writes: true,
    input: z.strictObject({ from: positiveAmount }),
    output: z.object({ ...fund, ...granted }),
    errors: { ...claimErrors, ...unknownReward, notBought: 1011 },
  }),
}
