import { z } from 'zod'
import { call } from '../call.ts'
import { committed, drawn, granted, odds, ownDraws } from '../entities/rewards.ts'
import { ownSeed, rewardItems } from '../entities/rewards.ts'
import { amount, betRate, count, label, maskedPhone, moment, nextCursor } from '../schemas.ts'
import { field, nothing, paging, siteLink } from '../schemas.ts'
import { ascending, coinPrizes, countField, priceField } from './config-fields.ts'
import { prizesField, turnoverField } from './config-fields.ts'
import { freeClaimErrors, freeDrawErrors, unknownReward, viewErrors } from './errors.ts'

const step = z.strictObject({
  invites: countField('Valid invites', 100_000).min(1),
  bonus: priceField('Bonus'),
})

const defaultSteps = [
  [1, 20],
  [3, 50],
  [5, 100],
  [10, 250],
  [20, 600],
  [50, 1_800],
  [100, 4_000],
].map(([invites, coins]) => ({ invites: invites ?? 0, bonus: (coins ?? 0) * 100 }))

const defaultPrizes = coinPrizes(
  [
    [2, 50],
    [5, 30],
    [10, 14],
    [20, 5],
    [100, 1],
  ],
  3,
)

export const agentCountConfig = z.strictObject({
  steps: ascending(field('Steps', z.array(step).min(1).max(20)), (row) => row.invites).default(
    defaultSteps,
  ),
  prizes: prizesField.default(defaultPrizes),
  betRate: turnoverField.default(3),
})

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

const award = z.object({ invites: count, rewards: rewardItems, status: z.literal([0, 1, 2]) })

const standing = { scratchesLeft: count, awardList: z.array(award).max(20) }

export const agentCountCalls = {
  agent4Data: call('agent4Data', {
    about: 'Answers the player’s valid invites, the rewards for them and scratches left.',
    input: nothing,
    output: z.object({
      validInvites: count,
      ...standing,
      betRate,
      inviteCode: label(32),
      shareUrl: siteLink,
    }),
    errors: viewErrors,
  }),
  agent4InviteRows: call('agent4InviteRows', {
    about: 'Lists the invited players and what each still lacks to count.',
    input: z.strictObject(paging),
    output: z.object({ inviteeList: z.array(invitee).max(100), nextCursor }),
  }),
  agent4Lottery: call('agent4Lottery', {
    about: 'Answers the scratch card’s odds and the player’s latest scratches.',
    input: nothing,
    output: z.object({
      scratchesLeft: count,
      oddsList: z.array(odds).max(30),
      ...ownDraws,
    }),
    errors: viewErrors,
  }),
  agent4Scratch: call('agent4Scratch', {
    about: 'Scratches one card.',
    writes: true,
    input: z.strictObject(ownSeed),
    output: z.object({ scratchesLeft: count, ...drawn, ...committed }),
    errors: freeDrawErrors,
  }),
  agent4Award: call('agent4Award', {
    about: 'Claims the reward for a number of valid invites.',
    writes: true,
    input: z.strictObject({ invites: count }),
    output: z.object({ ...standing, ...granted }),
    errors: { ...freeClaimErrors, ...unknownReward },
  }),
}
