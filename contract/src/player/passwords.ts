import { z } from 'zod'
import { call } from '../call.ts'
import { countryCode, entryErrors, keyId, sealedPassword } from '../entities/entry.ts'
import { done, id, label, moment, nothing, otpCode, phoneDigits } from '../schemas.ts'

/** The key passwords are sealed with: RSA-OAEP-256, content A256GCM. */
const publicKey = z.object({
  kty: z.literal('RSA'),
  n: label(1024),
  e: label(16),
  alg: z.literal('RSA-OAEP-256'),
  use: z.literal('enc'),
})

/** Work a browser has to do before its next try, once a device has failed several times. */
const challenge = z.object({
  salt: label(64),
  zeroBits: z
    .int()
    .min(1)
    .max(30)
    .describe('The hash of salt and answer must begin with this many zero bits'),
})

const thirdParty = z.object({
  id: id.describe('3 shows the social sign-in button'),
  name: label(40),
  authorizeUrl: label(4000).describe(
    'The provider’s authorize page, with a state bound to this browser',
  ),
})

export const passwordCalls = {
  preLogin: call('preLogin', {
    about: 'Hands out what a sign-in needs: a key and a one-time nonce, and the social providers.',
    public: true,
    input: nothing,
    output: z.object({
      keyId,
      jwk: publicKey,
      nonce: label(64),
      expiresAt: moment,
      challenge: challenge.nullable(),
      appLoginThirdConfigList: z.array(thirdParty).max(10),
    }),
  }),
  smsSend: call('smsSend', {
    about: 'Sends a one-time code; the answer is the same for known and unknown numbers.',
    public: true,
    writes: 'late',
    input: z.strictObject({
      countryCode,
      mobile: phoneDigits,
      type: z
        .literal([0, 1, 2])
        .default(0)
        .describe('0 register, 1 forgotten password, 2 bind a mobile'),
      work: z
        .strictObject({ nonce: label(64), answer: label(64) })
        .optional()
        .describe('A nonce of preLogin and the answer to it, after workNeeded'),
    }),
    output: z.object({
      resendAt: moment.describe('No other code is sent before this moment'),
      expiresAt: moment,
    }),
    errors: {
      mobileMalformed: 1001,
      tooSoon: 1002,
      tooManyCodes: 1003,
      notSent: 1004,
      workNeeded: 1005,
    },
  }),
  forgetPassword: call('forgetPassword', {
    about: 'Sets a new password with a one-time code and signs every device out.',
    public: true,
    writes: 'late',
    input: z.strictObject({
      countryCode,
      mobile: phoneDigits,
      code: otpCode,
      password: sealedPassword,
      keyId,
    }),
    output: done,
    errors: {
      codeWrong: entryErrors.codeWrong,
      codeExpired: entryErrors.codeExpired,
      sealExpired: entryErrors.sealExpired,
      passwordMalformed: entryErrors.passwordMalformed,
      passwordTooCommon: entryErrors.passwordTooCommon,
    },
  }),
}
