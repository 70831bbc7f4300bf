import { z } from 'zod'
import { amount, count, id, label, orderId } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const reason = label(300).describe('Kept in the audit')
const playerId = id
const ofPlayer = { unknownPlayer: 1001, alreadySo: 1002 }
const agreement = { approvals: count, neededApprovals: count, approvalId: id.nullable() }

/** What is done to an account, and undone again. */
export const operatorPlayerCalls = {
  setFreeze: operatorCall('setFreeze', {
    about:
      'Freezes an account: its player signs in but moves no money. Two people let it go again.',
    permission: 'players.decide',
    writes: true,
    input: z.strictObject({ playerId, isFrozen: z.boolean(), reason }),
    output: z.object({ status: z.literal(['active', 'frozen']), ...agreement }),
    errors: { ...ofPlayer, accountClosed: 1003, alreadyApproved: 1004 },
  }),
  setWithdrawalHold: operatorCall('setWithdrawalHold', {
    about: 'Holds a player’s withdrawals, also approved ones that were not sent, or lets them go.',
    permission: 'players.hold',
    writes: true,
    input: z.strictObject({ playerId, isHeld: z.boolean(), reason }),
    output: z.object({ status: z.literal(['held', 'free']) }),
    errors: ofPlayer,
  }),
  closePlayer: operatorCall('closePlayer', {
    about: 'Closes an account and pays out what is in it. Always two people.',
    permission: 'players.decide',
    writes: true,
    input: z.strictObject({
      playerId,
      bankCardId: id.optional().describe('Needed when there is something to pay out'),
      reason,
    }),
    output: z.object({
      status: z.literal(['active', 'frozen', 'closed']),
      orderId: orderId.nullable().describe('The payout; null when there was nothing to pay'),
      paidAmount: amount,
      ...agreement,
    }),
    errors: {
      ...ofPlayer,
      alreadyApproved: 1003,
      roundOpen: 1004,
      debtOpen: 1005,
      withdrawalsHeld: 1006,
      notVerified: 1007,
      unknownCard: 1008,
    },
  }),
  reopenPlayer: operatorCall('reopenPlayer', {
    about: 'Opens a closed account again.',
    permission: 'players.decide',
    writes: true,
    input: z.strictObject({ playerId, reason }),
    output: z.object({ status: z.literal('active') }),
    errors: { ...ofPlayer, forgotten: 1003 },
  }),
  resetSecondStep: operatorCall('resetSecondStep', {
    about: 'Takes off every second step of who lost them all, by two people; withdrawals wait.',
    permission: 'players.decide',
    writes: true,
    input: z.strictObject({ playerId, reason }),
    output: z.object({
      status: z.literal(['waiting', 'reset']),
      ...agreement,
    }),
    errors: { ...ofPlayer, alreadyApproved: 1003 },
  }),
}
