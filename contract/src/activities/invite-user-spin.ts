import { z } from 'zod'
import { call } from '../call.ts'
import { committed, drawProof, granted, ownSeed, withStanding } from '../entities/rewards.ts'
import { amount, betRate, count, expireTime, maskedPhone, moment, nothing } from '../schemas.ts'
import { field, nextCursor, paging, perMillion, positiveAmount } from '../schemas.ts'
import { hoursField, priceField, rateField, turnoverField } from './config-fields.ts'
import { drawErrors, freeClaimErrors, viewErrors } from './errors.ts'

export const inviteUserSpinConfig = z
  .strictObject({
    targets: field(
      'Targets',
      z.array(priceField('Target')).min(1).max(6).default([100_00, 300_00, 1_000_00]),
    ),
    hours: hoursField('Time to finish').default(72),
    firstSpinMin: rateField('First spin, at least').default(850_000),
    firstSpinMax: rateField('First spin, at most').default(900_000),
    inviteSpinMin: rateField('Spin for an invite, at least').default(30_000),
    inviteSpinMax: rateField('Spin for an invite, at most').default(50_000),
    invitesToFinish: z
      .int()
      .min(1)
      .max(100)
      .default(5)
      .meta({ label: 'Invites to finish' })
      .describe('The page promises that so many valid invites always finish it'),
    betRate: turnoverField.default(4),
  })
  .refine((config) => config.firstSpinMin <= config.firstSpinMax, 'first spin: least above most')
  .refine((config) => config.inviteSpinMin <= config.inviteSpinMax, 'invite spin: least above most')
  .refine(
    (config) => config.firstSpinMin + config.invitesToFinish * config.inviteSpinMin >= 1_000_000,
    'the promised number of invites does not always reach the target',
  )

const wheel = {
  target: positiveAmount
    .nullable()
    .describe('What the player plays for; null before a target is picked'),
  collected: amount,
  spinsLeft: count,
  invitesLeft: count.describe('Valid invites that will surely finish it'),
  itemStatus: z.literal([0, 1, 2]).describe('0 open, 1 can be exchanged, 2 exchanged'),
  expireTime: expireTime.describe('When its time is up: from then on a new one can be begun'),
}

/** A drawn amount; every hundredth of its range was equally likely. */
const spin = { target: positiveAmount, amount, from: amount, to: amount, proof: drawProof }

/** What the player’s own wheel goes by. */
const terms = z
  .object({
    hours: count,
    firstSpinMin: perMillion,
    firstSpinMax: perMillion,
    inviteSpinMin: perMillion,
    inviteSpinMax: perMillion,
    invitesToFinish: count,
    betRate,
  })
  .meta({ id: 'WheelTerms' })

/** What an invited player still lacks before the invite counts. */
const invitee = z.object({
  phone: maskedPhone,
  registerTime: moment,
  isValid: z.boolean(),
  hasMobile: z.boolean(),
  depositLeft: amount,
  wagerLeft: amount,
  isLinked: z.boolean().describe('Shares a device with the inviter, and so never counts'),
  endTime: moment.describe('Until when something still has to be done'),
})

const winnerList = z.array(z.object({ phone: maskedPhone, timestamp: moment, amount })).max(50)

export const inviteUserSpinCalls = {
  actInviteUser: call('actInviteUser', {
    about: 'Answers the player’s invite wheel: target, what is collected, spins left.',
    input: nothing,
    output: z.object({
      ...wheel,
      targetList: z.array(positiveAmount).max(6),
      terms,
      winnerList,
      ...committed,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  actInviteUserRecord: call('actInviteUserRecord', {
    about: 'Lists the player’s spins, newest first.',
    input: z.strictObject(paging),
    output: z.object({
      spinList: z.array(z.object({ ...spin, time: moment })).max(100),
      nextCursor,
    }),
  }),
  actInviteUserStatus: call('actInviteUserStatus', {
    about: 'Lists the invited players and what each still lacks to count.',
    input: z.strictObject(paging),
    output: z.object({ inviteeList: z.array(invitee).max(100), nextCursor }),
  }),
  actInviteUserSpin: call('actInviteUserSpin', {
    about: 'Spins the wheel; the first spin also picks the target.',
    writes: true,
    input: z.strictObject({ target: positiveAmount.optional(), ...ownSeed }),
    output: z.object({ ...wheel, ...spin, ...committed, ...withStanding }),
    errors: { ...drawErrors, targetMissing: 1011, unknownTarget: 1012 },
  }),
  actInviteUserExchange: call('actInviteUserExchange', {
    about: 'Exchanges a finished wheel for its target in coins.',
    writes: true,
    money: true,
    input: nothing,
    output: z.object({ ...wheel, winnerList, ...granted }),
    errors: freeClaimErrors,
  }),
}
