import { z } from 'zod'
import { call } from '../call.ts'
import { entryErrors, phoneInfo } from '../entities/entry.ts'
import { keptPasskey, newPasskey, passkeyAnswer, passkeyId } from '../entities/passkeys.ts'
import { signedIn } from '../entities/session-state.ts'
import { gateErrors } from '../gate.ts'
import { count, done, label, nothing, otpCode } from '../schemas.ts'

/** Six digits of the app, or one of the codes kept for the day it is lost. */
export const stepCode = z
  .string()
  .min(6)
  .max(20)
  .regex(/^[\da-z-]+$/i)

const recoveryCodeList = z
  .array(label(20))
  .max(10)
  .describe('Shown once; empty when the player has codes already')

const stale = { signInStale: gateErrors.signInStale }

/** The second step of a sign-in, for players who want one. */
export const secondStepCalls = {
  passkeyLogin: call('passkeyLogin', {
    about: 'Signs a player in with a passkey: the device, and what unlocks it.',
    public: true,
    writes: 'late',
    input: z.strictObject({ passkey: passkeyAnswer, phoneinfoJsonModel: phoneInfo }),
    output: z.object(signedIn),
    errors: {
      passkeyRefused: entryErrors.passkeyRefused,
      accountClosed: entryErrors.accountClosed,
    },
  }),
  secondStepLogin: call('secondStepLogin', {
    about: 'Completes a sign-in that was answered secondStepDue, by a code, within five minutes.',
    public: true,
    writes: 'late',
    input: z.strictObject({ code: stepCode, phoneinfoJsonModel: phoneInfo }),
    output: z.object(signedIn),
    errors: {
      codeWrong: entryErrors.codeWrong,
      codeExpired: entryErrors.codeExpired,
      accountLocked: entryErrors.accountLocked,
      accountClosed: entryErrors.accountClosed,
    },
  }),
  getSecondSteps: call('getSecondSteps', {
    about: 'Lists the second steps the player has set up.',
    input: nothing,
    output: z.object({
      hasAuthenticator: z.boolean(),
      passkeyList: z.array(keptPasskey).max(10),
      recoveryCodesLeft: count,
    }),
  }),
  beginAuthenticator: call('beginAuthenticator', {
    about: 'Makes a secret for an authenticator app; nothing counts before it is confirmed.',
    writes: 'late',
    wantsProof: true,
    input: nothing,
    output: z.object({
      secret: label(64),
      address: label(500).describe('The same as an otpauth address, for a QR code'),
    }),
    errors: { ...stale, alreadyThere: 1001 },
  }),
  confirmAuthenticator: call('confirmAuthenticator', {
    about: 'Switches the authenticator app on by a first code of it.',
    writes: 'late',
    wantsProof: true,
    input: z.strictObject({ code: otpCode }),
    output: z.object({ recoveryCodeList }),
    errors: {
      ...stale,
      codeWrong: entryErrors.codeWrong,
      codeExpired: entryErrors.codeExpired,
      accountLocked: entryErrors.accountLocked,
    },
  }),
  addPasskey: call('addPasskey', {
    about: 'Adds a passkey that the browser has just made.',
    writes: 'late',
    wantsProof: true,
    input: newPasskey,
    output: z.object({ recoveryCodeList }),
    errors: { ...stale, passkeyRefused: entryErrors.passkeyRefused, tooManyPasskeys: 1001 },
  }),
  removeSecondStep: call('removeSecondStep', {
    about: 'Takes off one passkey, or the authenticator app when none is named.',
    writes: true,
    wantsProof: true,
    input: z.strictObject({ passkeyId: passkeyId.optional() }),
    output: done,
    errors: { ...stale, unknownStep: 1001 },
  }),
  renewRecoveryCodes: call('renewRecoveryCodes', {
    about: 'Makes ten new recovery codes; the old ones are good for nothing.',
    writes: 'late',
    wantsProof: true,
    input: nothing,
    output: z.object({ recoveryCodeList }),
    errors: { ...stale, unknownStep: 1001 },
  }),
}
