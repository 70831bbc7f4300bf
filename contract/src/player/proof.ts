import { z } from 'zod'
import { call } from '../call.ts'
import { entryErrors, keyId, sealedPassword } from '../entities/entry.ts'
import { passkeyAnswer } from '../entities/passkeys.ts'
import { gateErrors } from '../gate.ts'
import { label, moment, nothing, otpCode } from '../schemas.ts'
import { stepCode } from './second-step.ts'

const challengeAnswer = label(64).optional().describe('Needed when preLogin handed out a challenge')

const passwordErrors = {
  wrongCredentials: entryErrors.wrongCredentials,
  accountLocked: entryErrors.accountLocked,
  sealExpired: entryErrors.sealExpired,
  challengeFailed: entryErrors.challengeFailed,
} as const

/** The session goes on under a new token; the old one is good for a minute more. */
const renewed = z.object({ token: label(128) })

/** How a signed-in player proves once more who they are, and what hangs on it. */
export const proofCalls = {
  reauthenticate: call('reauthenticate', {
    about: 'Proves once more who the player is; who has a second step does so by that.',
    writes: 'late',
    input: z.discriminatedUnion('by', [
      z.strictObject({
        by: z.literal('password'),
        password: sealedPassword,
        keyId,
        challengeAnswer,
      }),
      z.strictObject({ by: z.literal('code'), code: otpCode }),
      z.strictObject({ by: z.literal('secondStep'), code: stepCode }),
      z.strictObject({ by: z.literal('passkey'), passkey: passkeyAnswer }),
    ]),
    output: renewed,
    errors: {
      ...passwordErrors,
      codeWrong: entryErrors.codeWrong,
      codeExpired: entryErrors.codeExpired,
      secondStepDue: entryErrors.secondStepDue,
      passkeyRefused: entryErrors.passkeyRefused,
      mobileUnbound: 1001,
    },
  }),
  sendOwnCode: call('sendOwnCode', {
    about: 'Sends a one-time code to the mobile that is bound to the account.',
    writes: 'late',
    input: nothing,
    output: z.object({ resendAt: moment, expiresAt: moment }),
    errors: { mobileUnbound: 1001, tooSoon: 1002, tooManyCodes: 1003, notSent: 1004 },
  }),
  changePassword: call('changePassword', {
    about: 'Sets a new password by the old one and signs every other device out.',
    writes: 'late',
    input: z.strictObject({
      oldPassword: sealedPassword
        .optional()
        .describe('Sealed with the same nonce; left out by who never had one'),
      password: sealedPassword,
      keyId,
      challengeAnswer,
    }),
    output: renewed,
    errors: {
      ...passwordErrors,
      passwordMalformed: entryErrors.passwordMalformed,
      passwordTooCommon: entryErrors.passwordTooCommon,
      signInStale: gateErrors.signInStale,
    },
  }),
  disownChange: call('disownChange', {
    about: 'Says that a change was not the player’s: all devices are signed out, payouts wait.',
    public: true,
    writes: true,
    input: z.strictObject({ token: label(80).describe('From the message about the change') }),
    output: z.object({
      hasMobile: z.boolean().describe('A new password can be set by a code'),
    }),
    errors: { unknownNotice: 1001 },
  }),
}
