import { z } from 'zod'
import { call } from '../call.ts'
import { amount, count, field, moment, nothing, perMillion } from '../schemas.ts'
import { ascending, coinField, countField, priceField } from './config-fields.ts'
import { rateField, turnoverField } from './config-fields.ts'
import { viewErrors } from './errors.ts'

const step = z.strictObject({ from: coinField('Deposit'), rate: rateField('Bonus') })

const defaultSteps: z.input<typeof step>[] = [
  { from: 100_00, rate: 20_000 },
  { from: 500_00, rate: 30_000 },
  { from: 1_000_00, rate: 40_000 },
  { from: 3_000_00, rate: 50_000 },
  { from: 10_000_00, rate: 60_000 },
  { from: 50_000_00, rate: 80_000 },
]

export const ladderRechargeConfig = z.strictObject({
  steps: ascending(field('Steps', z.array(step).min(1).max(20)), (row) => row.from).default(
    defaultSteps,
  ),
  timesADay: countField('Times a day', 100).default(3),
  max: priceField('At most').default(4_000_00),
  betRate: turnoverField.default(3),
})

export const ladderRechargeCalls = {
  rechargeBonusCollection8: call('rechargeBonusCollection8', {
    about: 'Answers the bonus on a deposit by its amount, and how often it is left today.',
    input: nothing,
    output: z.object({
      stepList: z.array(z.object({ from: amount, rate: perMillion })).max(20),
      max: amount,
      timesADay: count,
      leftToday: count,
      betRate: count,
      resetTime: moment,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
}
