import { z } from 'zod'
import { call } from '../call.ts'
import { walletSummary } from '../entities/app-user.ts'
import { gateErrors } from '../gate.ts'
import { amount, day, done, label, moment, nextCursor, nothing } from '../schemas.ts'
import { otpCode, paging, positiveAmount, signedAmount, walletPassword } from '../schemas.ts'

const coinKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'refund',
  'reward',
  'safebox',
  'other',
] as const

const coinEntry = z
  .object({
    entryId: label(40),
    kind: z.literal([...coinKinds]),
    source: z
      .string()
      .max(80)
      .describe('What caused it: an activity’s name, a game’s, an order’s number'),
    change: signedAmount,
    balance: amount,
    time: moment,
  })
  .meta({ id: 'CoinEntry' })

/** A refund or a rollback counts on its own day, so that a day's sum may be below nought. */
const totals = {
  deposits: signedAmount,
  withdrawals: signedAmount,
  stakes: signedAmount,
  wins: signedAmount,
  rewards: signedAmount,
  net: signedAmount.describe('Wins and rewards less stakes'),
}

const passwordErrors = { wrongPassword: 1001, passwordLocked: 1002, passwordUnset: 1003 } as const

export const walletCalls = {
  appUserCoinDetail: call('appUserCoinDetail', {
    about: 'Lists every change of the player’s coins or points, newest first, with filters.',
    input: z.strictObject({
      ...paging,
      account: z.literal(['coin', 'points', 'safebox']).default('coin'),
      kind: z.literal([...coinKinds]).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    output: z.object({ entryList: z.array(coinEntry).max(100), nextCursor }),
  }),
  appUserReport: call('appUserReport', {
    about: 'Answers the player’s statement by day, week or month.',
    input: z.strictObject({
      by: z.literal(['day', 'week', 'month']).default('day'),
      from: day,
      to: day,
    }),
    output: z.object({
      rowList: z.array(z.object({ from: day, ...totals })).max(400),
      total: z.object(totals),
    }),
    errors: { periodTooLong: 1001 },
  }),
  getSafebox: call('getSafebox', {
    about: 'Answers what lies in the safe box and whether its password is set.',
    input: nothing,
    output: z.object({
      wallet: walletSummary,
      hasSafeboxPassword: z.boolean(),
      lockedUntil: moment
        .nullable()
        .describe('Until when too many wrong passwords keep it shut; null when it is not'),
    }),
  }),
  safeboxTransfer: call('safeboxTransfer', {
    about: 'Moves coins into the safe box or out of it.',
    writes: 'late',
    money: true,
    input: z.strictObject({
      direction: z.literal(['in', 'out']),
      amount: positiveAmount,
      walletPassword,
    }),
    output: z.object({ wallet: walletSummary }),
    errors: { ...passwordErrors, notEnough: 1004, accountClosed: 1901, accountFrozen: 1912 },
  }),
  safeboxPasswordInit: call('safeboxPasswordInit', {
    about: 'Sets the wallet password for the first time.',
    writes: 'late',
    wantsProof: true,
    input: z.strictObject({ walletPassword }),
    output: done,
    errors: { alreadySet: 1001, tooSimple: 1002, signInStale: gateErrors.signInStale },
  }),
  modifySafePassword: call('modifySafePassword', {
    about: 'Changes the wallet password, by the old one or by a one-time code.',
    writes: 'late',
    wantsProof: true,
    input: z.strictObject({
      proof: z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('password'), walletPassword }),
        z.strictObject({ by: z.literal('code'), code: otpCode }),
      ]),
      newWalletPassword: walletPassword,
    }),
    output: z.object({
      withdrawalsFrom: moment.describe('Withdrawals wait until then'),
    }),
    errors: {
      ...passwordErrors,
      tooSimple: 1004,
      mobileUnbound: 1005,
      codeWrong: 1019,
      codeExpired: 1020,
      signInStale: gateErrors.signInStale,
    },
  }),
}
