import { z } from 'zod'
import { call } from '../call.ts'
import { granted, rewardItems } from '../entities/rewards.ts'
import { count, expireTime, id, moment, nothing } from '../schemas.ts'
import { coinReward, countField, hoursField, rewardsField } from './config-fields.ts'
import { freeClaimErrors, offerErrors, unknownReward, viewErrors } from './errors.ts'

/** A general coupon of 5 %. */
const coupon = { id: 1001, count: 1, betRate: 2 }

export const inviteFriend1Config = z.strictObject({
  inviteCount: countField('Valid invites', 100).min(1).default(2),
  hours: hoursField('Time after registering').default(72),
  award: rewardsField.default([coinReward(50, 5), coupon]),
})

const record = z
  .object({
    awardId: id,
    itemStatus: z.literal([0, 1, 2]),
    inviteCount: count,
    propReceiveList: z.array(z.object({ propId: id })).max(10),
  })
  .meta({ id: 'InviteRecord' })

const offer = z.object({ id, award: rewardItems, inviteCount: count })
const errors = { newPlayersOnly: offerErrors.newPlayersOnly } as const

export const inviteFriend1Calls = {
  appInviteBonus1User: call('appInviteBonus1User', {
    about: 'Answers a new player’s invite offer and how many invites count so far.',
    input: nothing,
    output: z.object({
      appInviteBonus1User: record,
      appInviteBonus1ConfigList: z.array(offer).max(5),
      expireTime,
      serverTime: moment,
    }),
    errors: { ...viewErrors, ...errors },
  }),
  appInviteBonus1UserReceive: call('appInviteBonus1UserReceive', {
    about: 'Claims a reward of the finished invite offer.',
    writes: true,
    input: z.strictObject({ propId: id }),
    output: z.object({ appInviteBonus1User: record, ...granted }),
    errors: { ...freeClaimErrors, ...unknownReward, ...errors },
  }),
}
