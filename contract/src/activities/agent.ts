import { z } from 'zod'
import { call } from '../call.ts'
import { granted } from '../entities/rewards.ts'
import { amount, betRate, count, day, label, maskedPhone, moment } from '../schemas.ts'
import { nextCursor, paging, perMillion, signedAmount, siteLink } from '../schemas.ts'
import { clock, clockField, priceField, rateField, turnoverField } from './config-fields.ts'
import { conditionErrors, enterErrors, viewErrors } from './errors.ts'

export const agentConfig = z.strictObject({
  rates: z
    .array(rateField('Commission'))
    .min(1)
    .max(3)
    .default([3_000, 1_000, 500])
    .meta({ label: 'Rates' })
    .describe('Commission on the stakes of the first, second and third level below'),
  readyAt: clockField('Computed at').default('04:00'),
  minExchange: priceField('Exchange from').default(10_00),
  betRate: turnoverField.default(1),
})

const line = z.object({
  day,
  phone: maskedPhone,
  level: z.literal([1, 2, 3]),
  stake: amount,
  rate: perMillion,
  amount,
})

const member = z.object({
  phone: maskedPhone,
  level: z.literal([1, 2, 3]),
  joinTime: moment,
  teamSize: count.describe('Those of the player’s team who came through this member'),
})

export const agentCalls = {
  agentData: call('agentData', {
    about: 'Answers the player’s team, commission by day and the statement behind it.',
    input: z.strictObject({ ...paging, days: z.literal([7, 30]).default(7) }),
    output: z.object({
      balance: amount,
      totalEarned: amount,
      today: amount.describe('Computed today, for yesterday'),
      todayChange: signedAmount.describe('Against the day before, in hundredths'),
      memberCount: count.describe('On all three levels'),
      newMemberCount: count.describe('Who joined within seven days'),
      activeMemberCount: count.describe('Whose stakes of yesterday counted'),
      levelCounts: z.array(count).length(3),
      memberList: z.array(member).max(50).describe('The newest'),
      rates: z.array(perMillion).max(3),
      minExchange: amount,
      readyAt: clock.describe('When the day before is computed'),
      betRate,
      inviteCode: label(32),
      shareUrl: siteLink,
      dayList: z.array(z.object({ day, amount })).max(31),
      lineList: z.array(line).max(100),
      nextCursor,
    }),
    errors: viewErrors,
  }),
  agent3Exchange: call('agent3Exchange', {
    about: 'Turns earned commission into coins.',
    writes: true,
    money: true,
    input: z.strictObject({}),
    output: z.object({ balance: amount, ...granted }),
    errors: { ...enterErrors, ...conditionErrors, belowMinimum: 1011 },
  }),
}
