import { z } from 'zod'
import { call } from '../call.ts'
import { granted } from '../entities/rewards.ts'
import { amount, betRate, count, day, label, maskedPhone, moment, nextCursor } from '../schemas.ts'
import { field, nothing, paging, perMillion, siteLink } from '../schemas.ts'
import { ascending, clock, clockField, coinField, countField } from './config-fields.ts'
import { priceField, rateField, turnoverField } from './config-fields.ts'
import { freeClaimErrors, viewErrors } from './errors.ts'

const teamLevel = z.strictObject({
  teamSize: countField('Team size', 1_000_000),
  teamStake: coinField('Team stakes yesterday'),
  rates: z
    .array(rateField('Commission'))
    .length(3)
    .meta({ label: 'Rates' })
    .describe('For the first, second and third level below'),
})

const defaultLevels: z.input<typeof teamLevel>[] = [
  { teamSize: 0, teamStake: 10_000_00, rates: [2_000, 1_000, 500] },
  { teamSize: 5, teamStake: 50_000_00, rates: [3_000, 1_500, 700] },
  { teamSize: 20, teamStake: 100_000_00, rates: [4_000, 2_000, 900] },
  { teamSize: 30, teamStake: 200_000_00, rates: [5_000, 2_500, 1_200] },
]

export const agent5Config = z.strictObject({
  inviterBonus: priceField('To the inviter').default(30_00),
  inviteeBonus: priceField('To the invited').default(10_00),
  invitesADay: countField('Paid invites a day', 1_000).default(10),
  levels: ascending(
    field('Levels', z.array(teamLevel).min(1).max(10)),
    (row) => row.teamStake,
  ).default(defaultLevels),
  readyAt: clockField('Computed at').default('04:00'),
  betRate: turnoverField.default(1),
  inviteBetRate: turnoverField.default(3).meta({ label: 'Wagering of invite bonuses' }),
})

const member = z.object({
  phone: maskedPhone,
  level: z.literal([1, 2, 3]),
  joinTime: moment,
  isValid: z.boolean(),
  teamSize: count.describe('Those of the player’s team who came through this member'),
  stakeYesterday: amount,
})

const logLine = z.object({
  kind: z.literal(['commission', 'inviter', 'invitee']),
  day,
  phone: maskedPhone,
  stake: amount,
  rate: perMillion,
  amount,
})

const terms = z.object({
  invitesADay: count,
  inviterBonus: amount,
  inviteeBonus: amount,
  readyAt: clock.describe('When the day before is computed'),
  betRate,
  inviteBetRate: betRate,
})

const earnings = {
  commission: amount.describe('Commission that can be claimed'),
  inviteReady: count.describe('Valid invites that can be claimed, one’s own among them'),
  inviteWaiting: count.describe('Those over the number a day: paid on the following days'),
  inviteBonus: amount.describe('What those invites pay together'),
}

export const agent5Calls = {
  appAgent5User: call('appAgent5User', {
    about: 'Answers the player’s team, its level and rates, and what can be claimed.',
    input: nothing,
    output: z.object({
      ...earnings,
      totalEarned: amount,
      today: amount,
      teamSize: count.describe('Valid members on all three levels: those the level asks for'),
      levelCounts: z.array(count).length(3).describe('All members, valid or not'),
      activeMemberCount: count.describe('Whose stakes of yesterday counted'),
      teamStakeYesterday: amount,
      teamLevel: count.describe('From 1; 0 when the team is under the first level'),
      levelList: z.array(teamLevel).max(10),
      memberList: z.array(member).max(50),
      dayList: z.array(z.object({ day, amount })).max(31),
      terms,
      inviteCode: label(32),
      shareUrl: siteLink,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appAgent5UserLog: call('appAgent5UserLog', {
    about: 'Lists every line of the player’s team earnings, newest first.',
    input: z.strictObject(paging),
    output: z.object({ lineList: z.array(logLine).max(100), nextCursor }),
  }),
  appAgent5UserReceive: call('appAgent5UserReceive', {
    about: 'Claims the commission that is ready.',
    writes: true,
    input: nothing,
    output: z.object({ ...earnings, ...granted }),
    errors: freeClaimErrors,
  }),
  appAgent5UserInviteValidReceive: call('appAgent5UserInviteValidReceive', {
    about: 'Claims what valid invites pay.',
    writes: true,
    input: nothing,
    output: z.object({ ...earnings, ...granted }),
    errors: freeClaimErrors,
  }),
}
