import { z } from 'zod'
import { call } from '../call.ts'
import { granted } from '../entities/rewards.ts'
import { signInCardIds } from '../reward-items.ts'
import { amount, betRate, count, expireTime, field, moment, nothing } from '../schemas.ts'
import { ascending, countField, daysField, priceField, turnoverField } from './config-fields.ts'
import { claimErrors, unknownReward } from './errors.ts'

const propId = z.literal([...signInCardIds])
const cardOptions = signInCardIds.map((id, at) => [id, `Card ${at + 1}`])

const card = z.strictObject({
  propId: propId.meta({ label: 'Card', options: cardOptions }),
  price: priceField('Price'),
  daily: priceField('Paid a day'),
})

const defaultCards: z.input<typeof card>[] = [
  { propId: 6004, price: 100_00, daily: 3_00 },
  { propId: 6005, price: 300_00, daily: 10_00 },
  { propId: 6006, price: 500_00, daily: 20_00 },
  { propId: 6007, price: 1_000_00, daily: 45_00 },
]

export const signUpBonusConfig = z.strictObject({
  cards: ascending(field('Cards', z.array(card).min(1).max(4)), (row) => row.price).default(
    defaultCards,
  ),
  days: countField('Days a card pays', 31).min(1).default(7),
  catchUpUntilDay: countField('Missed days until day', 60).default(15),
  onSaleDays: daysField('Days on sale after registering').default(7),
  betRate: turnoverField.default(5),
})

const ownCard = z.object({
  id: count,
  propId,
  loginPayDataJson: z.object({
    days: z
      .array(z.int().min(-1).max(31))
      .max(32)
      .describe('Days claimed, from 1; −1 is added when all are'),
    openDays: z.array(z.int().min(1).max(31)).max(31).describe('Days that can be claimed now'),
  }),
  expireTime: expireTime.describe('When its days can no longer be claimed'),
})

export const signUpBonusCalls = {
  getLoginPayUser3: call('getLoginPayUser3', {
    about: 'Answers the sign-in cards on sale and those the player owns; none for a visitor.',
    public: true,
    input: nothing,
    output: z.object({
      ownList: z.array(ownCard).max(4),
      buyPropIds: z.array(propId).max(4),
      needRecharge: z.boolean(),
      loginPayConfig: z.object({
        propIds: z.array(propId).max(4),
        cardList: z.array(z.object({ propId, price: amount, daily: amount })).max(4),
        days: count,
        catchUpUntilDay: count,
        betRate,
      }),
      expireTime,
      serverTime: moment,
    }),
  }),
  receiveLoginPay3: call('receiveLoginPay3', {
    about: 'Claims a day of a sign-in card.',
    writes: true,
    input: z.strictObject({ propId, day: z.int().min(1).max(31) }),
    output: z.object({ ownList: z.array(ownCard).max(4), ...granted }),
    errors: { ...claimErrors, ...unknownReward, notBought: 1011 },
  }),
}
