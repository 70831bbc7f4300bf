import { z } from 'zod'
import { call } from '../call.ts'
import { granted } from '../entities/rewards.ts'
import { amount, betRate, count, field, moment, nothing } from '../schemas.ts'
import { ascending, coinField, countField, priceField } from './config-fields.ts'
import { rateField, turnoverField } from './config-fields.ts'
import { claimErrors, offerErrors, viewErrors } from './errors.ts'

const step = z.strictObject({ from: coinField('Net loss today'), rate: rateField('Paid') })

const defaultSteps: z.input<typeof step>[] = [
  { from: 100_00, rate: 30_000 },
  { from: 1_000_00, rate: 40_000 },
  { from: 10_000_00, rate: 50_000 },
]

export const supplyConfig = z.strictObject({
  bankruptBelow: priceField('Balance below').default(10_00),
  minDepositToday: coinField('Deposited today').default(100_00),
  steps: ascending(field('Steps', z.array(step).min(1).max(10)), (row) => row.from).default(
    defaultSteps,
  ),
  min: priceField('At least').default(5_00),
  max: priceField('At most').default(500_00),
  timesADay: countField('Times a day', 10).default(1),
  timesAWeek: countField('Times a week', 70).default(3),
  betRate: turnoverField.default(1),
})

const offer = {
  isBankrupt: z.boolean(),
  netLoss: amount,
  bonus: amount,
  leftToday: count,
  leftThisWeek: count,
  betRate,
}

export const supplyCalls = {
  appSupplyUser: call('appSupplyUser', {
    about: 'Answers what a bankrupt player is offered today.',
    input: nothing,
    output: z.object({ ...offer, depositLeft: amount, resetTime: moment, serverTime: moment }),
    errors: viewErrors,
  }),
  bankruptBonus: call('bankruptBonus', {
    about: 'Claims the supply for a bankrupt player.',
    writes: true,
    input: nothing,
    output: z.object({ ...offer, ...granted }),
    errors: { ...claimErrors, alreadyClaimed: offerErrors.alreadyClaimed },
  }),
}
