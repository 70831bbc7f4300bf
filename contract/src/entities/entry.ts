import { z } from 'zod'
import { gateErrors } from '../gate.ts'
import { label } from '../schemas.ts'

/** What registration and sign-in share. */

/** The password inside a JWE (compact form), together with the nonce and the account. */
export const sealedPassword = z.string().min(1).max(4096)
export const keyId = label(64)
export const countryCode = z.string().regex(/^[1-9]\d{0,3}$/)

export const phoneInfo = z
  .strictObject({
    channel: z.string().max(64),
    appId: z.string().max(128),
    os: z.string().max(60),
    isBrowser: z.literal(1),
    version: z.string().max(20),
    deviceModel: z.string().max(120),
    deviceIdJsonModel: z.strictObject({ afuid: z.string().max(128).default('') }),
  })
  .meta({ id: 'PhoneInfo' })

export const inviteCode = z.string().max(32)

/** An active tick, and the declaration to be of age: recorded with its version and time. */
export const consent = z.strictObject({
  termsVersion: label(20),
  isOfAge: z.literal(true),
})

/** Where the visitor came from, as the browser remembered it for this session. */
export const tracking = z
  .strictObject({
    installReferrer: z.string().max(500),
    proxyId: z.string().max(64),
    fbp: z.string().max(128),
    fbc: z.string().max(256),
    ttclid: z.string().max(512),
    ttp: z.string().max(128),
    entry: z.string().max(20),
    afuid: z.string().max(128),
    url: z.string().max(2000),
    referrer: z.string().max(2000),
    userAgent: z.string().max(500),
    outValue: z.string().max(64),
  })
  .partial()
  .meta({ id: 'Tracking' })

/** 101 to 1049 have messages of their own in the web; the rest share the general one. */
export const entryErrors = {
  wrongCredentials: 101,
  accountLocked: 102,
  accountTaken: 1018,
  codeWrong: 1019,
  codeExpired: 1020,
  accountClosed: 1043,
  mobileTaken: 1045,
  tooManyAccounts: 1047,
  sealExpired: 1049,
  challengeFailed: 1050,
  accountMalformed: 1053,
  passwordMalformed: 1054,
  consentMissing: 1055,
  wrongRegisterType: 1056,
  passwordTooCommon: 1057,
  secondStepDue: 1058,
  passkeyRefused: 1059,
  switchedOff: gateErrors.switchedOff,
  countryNotAllowed: gateErrors.countryNotAllowed,
} as const
