import { z } from 'zod'
import { call } from '../call.ts'
import { gateErrors } from '../gate.ts'
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
import { sessionState, signedIn } from '../entities/session-state.ts'
import { appUser, dotFlags, walletSummary } from '../entities/app-user.ts'
import { gameListVersion, withSiteConfig } from '../entities/site-config.ts'
import { count, done, label, listedId, moment, nothing } from '../schemas.ts'
import { passwordCalls } from './passwords.ts'
import { proofCalls } from './proof.ts'
import { registrationCalls } from './registration.ts'
import { ownAccountCalls } from './own-account.ts'
import { secondStepCalls } from './second-step.ts'

const device = z
  .object({
    sessionId: label(64),
    deviceModel: z.string().max(120),
    os: z.string().max(60),
    country: z.string().max(2).nullable(),
    createTime: moment,
    lastSeenTime: moment,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Device' })

export const sessionCalls = {
  ...passwordCalls,
  ...proofCalls,
  ...registrationCalls,
  ...secondStepCalls,
  ...ownAccountCalls,
  accountLogin: call('accountLogin', {
    about: 'Signs a player in with an account name or phone number and a sealed password.',
    public: true,
    writes: 'late',
    input: z.strictObject({
      account: label(50),
      password: sealedPassword,
      keyId,
      countryCode: countryCode.optional(),
      outUrl: z.string().max(2000).default(''),
      phoneinfoJsonModel: phoneInfo,
      challengeAnswer: z
        .string()
        .max(64)
        .optional()
        .describe('Needed when preLogin handed out a challenge'),
    }),
    output: z.object(signedIn),
    errors: {
      wrongCredentials: entryErrors.wrongCredentials,
      accountLocked: entryErrors.accountLocked,
      accountClosed: entryErrors.accountClosed,
      sealExpired: entryErrors.sealExpired,
      challengeFailed: entryErrors.challengeFailed,
      secondStepDue: entryErrors.secondStepDue,
    },
  }),
  lineLogin: call('lineLogin', {
    about: 'Completes a sign-in that went through an outside identity provider.',
    public: true,
    writes: 'late',
    input: z.strictObject({
      state: label(512),
      code: label(2048),
      uuid: label(64),
      phoneinfoJsonModel: phoneInfo,
      consent: consent.optional().describe('Needed when the sign-in opens a new account'),
      inviteCode: inviteCode.optional(),
      tracking: tracking.optional(),
    }),
    output: z.object(signedIn),
    errors: {
      accountClosed: entryErrors.accountClosed,
      secondStepDue: entryErrors.secondStepDue,
      stateMismatch: 1051,
      providerRefused: 1052,
      consentMissing: entryErrors.consentMissing,
      tooManyAccounts: entryErrors.tooManyAccounts,
      switchedOff: entryErrors.switchedOff,
      countryNotAllowed: entryErrors.countryNotAllowed,
    },
  }),
  acceptTerms: call('acceptTerms', {
    about: 'Keeps that the player accepted the running version of the terms, and when.',
    writes: true,
    input: z.strictObject({ consent }),
    output: done,
    errors: { consentMissing: entryErrors.consentMissing },
  }),
  logout: call('logout', {
    about: 'Ends the session this call was made with.',
    writes: true,
    input: nothing,
    output: done,
  }),
  listSessions: call('listSessions', {
    about: 'Lists the devices the player is signed in on.',
    input: nothing,
    output: z.object({ sessionList: z.array(device).max(20) }),
  }),
  revokeSession: call('revokeSession', {
    about: 'Signs out one other device, or all others when none is named.',
    writes: true,
    wantsProof: true,
    input: z.strictObject({ sessionId: label(64).optional() }),
    output: z.object({ revoked: count }),
    errors: { unknownSession: 1001, signInStale: gateErrors.signInStale },
  }),
  refreshData: call('refreshData', {
    about: 'Answers the player’s present balance, level and red dots; nothing for a visitor.',
    public: true,
    input: nothing,
    output: z.object({
      appUser: appUser.nullable(),
      wallet: walletSummary.nullable(),
      dots: dotFlags,
    }),
  }),
  getAfterLoginInfo: call('getAfterLoginInfo', {
    about: 'Answers what the app keeps about the signed-in player; nothing for a visitor.',
    public: true,
    input: nothing,
    output: z.object({ session: z.object(sessionState).nullable() }),
  }),
  getAfterLoginInfoWeb: call('getAfterLoginInfoWeb', {
    about: 'Answers, in one go, the player’s state and the site’s settings and game list.',
    input: z.strictObject({
      gameListVersion: gameListVersion.default(''),
      os: z.string().max(60).default(''),
      version: z.string().max(20).default(''),
      deviceModel: z.string().max(120).default(''),
    }),
    output: withSiteConfig(sessionState),
  }),
  online: call('online', {
    about: 'Says once a minute that the player is still here, and in which game.',
    writes: true,
    input: z.strictObject({ gameId: listedId.optional() }),
    output: z.object({ serverTime: moment }),
  }),
}
