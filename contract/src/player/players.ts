import { z } from 'zod'
import { call } from '../call.ts'
import { appUser } from '../entities/app-user.ts'
import { countryCode, entryErrors } from '../entities/entry.ts'
import { granted } from '../entities/rewards.ts'
import { gateErrors } from '../gate.ts'
import { count, day, done, id, label, nothing, otpCode, phoneDigits } from '../schemas.ts'
import { kycCalls } from './kyc.ts'

/** Particulars a player may add to the account; all may stay empty. */
const otherInfo = {
  realName: z.string().max(100),
  birthday: z.union([z.literal(''), day]),
  email: z.union([z.literal(''), z.email().max(200)]),
  address: z.string().max(300),
  contactLine: z.string().max(64),
}

export const playerCalls = {
  ...kycCalls,
  bindAccount: call('bindAccount', {
    about: 'Binds a mobile number to the account with a one-time code.',
    writes: true,
    wantsProof: true,
    input: z.strictObject({ countryCode, mobile: phoneDigits, code: otpCode }),
    output: z.object({
      appUser,
      /** What binding granted at once; empty when it waits for a first deposit. */
      ...granted,
    }),
    errors: {
      codeWrong: entryErrors.codeWrong,
      codeExpired: entryErrors.codeExpired,
      mobileTaken: entryErrors.mobileTaken,
      alreadyBound: 1001,
      mobileMalformed: 1002,
      signInStale: gateErrors.signInStale,
    },
  }),
  updateProfile: call('updateProfile', {
    about: 'Changes the nickname, the avatar, or whether wins are shown to others.',
    writes: true,
    input: z.strictObject({
      nickname: label(40).optional(),
      avatar: count.max(999).optional(),
      hidesWins: z.boolean().optional(),
    }),
    output: z.object({ appUser }),
    errors: { nicknameRefused: 1001, unknownAvatar: 1002 },
  }),
  appUserOther: call('appUserOther', {
    about: 'Answers the particulars the player added to the account.',
    input: nothing,
    output: z.object({ appUserOther: z.object(otherInfo) }),
  }),
  updateAppUserOther: call('updateAppUserOther', {
    about: 'Changes the particulars of the account.',
    writes: true,
    input: z.strictObject(otherInfo).partial(),
    output: z.object({ appUserOther: z.object(otherInfo) }),
    errors: { lockedByKyc: 1001, underAge: 1909 },
  }),
  agentFill: call('agentFill', {
    about: 'Names the player’s superior, once, soon after registering and before any deposit.',
    writes: true,
    input: z.strictObject({ pid: id }),
    output: done,
    errors: {
      alreadyHasSuperior: 1001,
      unknownSuperior: 1002,
      ownTeam: 1003,
      tooLate: 1004,
    },
  }),
}
