import { z } from 'zod'
import { bankCard, turnoverRequirement, walletSummary } from '../entities/app-user.ts'
import { processingPeriod, withdrawalOrder, withdrawalStatuses } from '../entities/orders.ts'
import { call } from '../call.ts'
import { gateErrors } from '../gate.ts'
import { amount, day, id, label, moment, nextCursor, nothing, orderId } from '../schemas.ts'
import { paging, perMillion, positiveAmount, walletPassword } from '../schemas.ts'

/** Something that still stands in the way of a withdrawal, and until when, if that is known. */
const obstacle = z.object({
  name: z.literal([
    'kycNotVerified',
    'walletPasswordUnset',
    'noBankCard',
    'cardTooNew',
    'credentialsChanged',
    'passwordDue',
    'dailyLimitReached',
    'switchedOff',
    'accountFrozen',
    'withdrawalsHeld',
  ]),
  until: moment.nullable(),
})

export const withdrawalCalls = {
  getExchange: call('getExchange', {
    about: 'Answers what the withdrawal page shows: what can leave, what is locked and why.',
    input: nothing,
    output: z.object({
      wallet: walletSummary,
      requirementList: z.array(turnoverRequirement).max(200),
      appUserBankList: z.array(bankCard).max(20),
      minAmount: positiveAmount,
      maxAmount: positiveAmount,
      leftToday: amount.describe('What is left of today’s limit'),
      feeRate: perMillion,
      periods: z
        .array(z.object({ upTo: positiveAmount.nullable(), period: processingPeriod }))
        .max(10),
      obstacleList: z.array(obstacle).max(10),
    }),
  }),
  exchange: call('exchange', {
    about: 'Asks for a withdrawal; the amount is held until it is paid or returned.',
    writes: 'late',
    money: true,
    input: z.strictObject({
      amount: positiveAmount,
      bankCardId: id,
      walletPassword,
    }),
    output: z.object({ order: withdrawalOrder, wallet: walletSummary }),
    errors: {
      accountClosed: gateErrors.accountClosed,
      accountFrozen: gateErrors.accountFrozen,
      switchedOff: gateErrors.switchedOff,
      signInStale: gateErrors.signInStale,
      kycNotVerified: 1001,
      walletPasswordUnset: 1002,
      walletPasswordWrong: 1003,
      walletPasswordLocked: 1004,
      unknownCard: 1005,
      cardTooNew: 1006,
      nameMismatch: 1007,
      credentialsChanged: 1008,
      amountOutOfRange: 1009,
      notWithdrawable: 1010,
      dailyLimitReached: 1011,
      passwordDue: 1012,
      withdrawalsHeld: 1013,
    },
  }),
  getExchangeOrder: call('getExchangeOrder', {
    about: 'Lists the player’s withdrawals, newest first, or one of them.',
    input: z.strictObject({
      ...paging,
      orderId: orderId.optional(),
      status: z.literal([...withdrawalStatuses]).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    output: z.object({ orderList: z.array(withdrawalOrder).max(100), nextCursor }),
    errors: { unknownOrder: 1001 },
  }),
  giveUpReward: call('giveUpReward', {
    about: 'Gives a bonus up: its unmet amount leaves the balance and with it its turnover.',
    writes: true,
    money: true,
    input: z.strictObject({ requirementId: id, reason: label(100).optional() }),
    output: z.object({ wallet: walletSummary }),
    errors: { unknownRequirement: 1001, notABonus: 1002, alreadyMet: 1003, roundOpen: 1004 },
  }),
}
