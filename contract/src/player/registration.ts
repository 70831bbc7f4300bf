import { z } from 'zod'
import { call } from '../call.ts'
import {
  consent,
  countryCode,
  entryErrors,
  inviteCode,
  keyId,
  phoneInfo,
  sealedPassword,
  tracking,
} from '../entities/entry.ts'
import { signedIn } from '../entities/session-state.ts'
import { label, otpCode, phoneDigits } from '../schemas.ts'

const registration = {
  password: sealedPassword,
  keyId,
  countryCode,
  type: z.literal(0).default(0),
  outUrl: z.string().max(2000).default(''),
  phoneinfoJsonModel: phoneInfo,
  inviteCode: inviteCode.optional(),
  consent,
  tracking: tracking.optional(),
}

const registrationErrors = {
  accountTaken: entryErrors.accountTaken,
  mobileTaken: entryErrors.mobileTaken,
  tooManyAccounts: entryErrors.tooManyAccounts,
  sealExpired: entryErrors.sealExpired,
  accountMalformed: entryErrors.accountMalformed,
  passwordMalformed: entryErrors.passwordMalformed,
  passwordTooCommon: entryErrors.passwordTooCommon,
  consentMissing: entryErrors.consentMissing,
  wrongRegisterType: entryErrors.wrongRegisterType,
  switchedOff: entryErrors.switchedOff,
  countryNotAllowed: entryErrors.countryNotAllowed,
}

export const registrationCalls = {
  accountRegist: call('accountRegist', {
    about: 'Opens an account by username, or by phone number where no code is asked for.',
    public: true,
    writes: 'late',
    input: z.strictObject({ account: label(50), ...registration }),
    output: z.object(signedIn),
    errors: registrationErrors,
  }),
  accountRegist4: call('accountRegist4', {
    about: 'Opens an account by phone number, proved with a one-time code.',
    public: true,
    writes: 'late',
    input: z.strictObject({ account: phoneDigits, code: otpCode, ...registration }),
    output: z.object(signedIn),
    errors: {
      ...registrationErrors,
      codeWrong: entryErrors.codeWrong,
      codeExpired: entryErrors.codeExpired,
    },
  }),
}
