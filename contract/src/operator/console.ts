import { z } from 'zod'
import { call } from '../call.ts'
import { keptPasskey, newPasskey, passkeyAnswer, passkeyId } from '../entities/passkeys.ts'
import { done, label, moment, nothing } from '../schemas.ts'
import { permissions, roleNames } from './roles.ts'

const link = z.string().regex(/^[\w-]{43}$/)
const code = z.string().regex(/^\d{6}$/)
const password = z.string().min(12).max(200)
const operatorName = label(60)

/** How a person comes into the console and leaves it. Served by the console's listener alone. */
export const consoleCalls = {
  getConsoleSite: call('getConsoleSite', {
    about: 'Answers whose console this is, for the page before one is in.',
    public: true,
    input: nothing,
    output: z.object({ siteName: label(100), siteNameEn: z.string().max(100) }),
  }),
  openLink: call('openLink', {
    about: 'Answers whose one-time link it is, with the authenticator to set up. Uses nothing up.',
    public: true,
    input: z.strictObject({ link }),
    output: z.object({
      operatorName,
      role: z.literal(roleNames).nullable(),
      secret: z.string().max(60).describe('To be typed into an authenticator app'),
      address: z.string().max(500).describe('The same for a camera'),
      demoCode: code.nullable().describe('In a demo, what the app would show'),
    }),
    errors: { linkUsed: 1001 },
  }),
  acceptLink: call('acceptLink', {
    about: 'Uses a one-time link up: a password, and the first code of the new authenticator.',
    public: true,
    writes: true,
    input: z.strictObject({ link, password, code }),
    output: done,
    errors: { linkUsed: 1001, wrongCode: 1002 },
  }),
  signInOperator: call('signInOperator', {
    about: 'Signs an operator in by name, password and code.',
    public: true,
    writes: true,
    input: z.strictObject({ operatorName, password: label(200), code }),
    output: done,
    errors: { wrongEntry: 1001, tooManyTries: 1002 },
  }),
  proveOperator: call('proveOperator', {
    about: 'Shows the second factor once more: what is dangerous is open for five minutes.',
    writes: true,
    input: z.strictObject({ code }),
    output: done,
    errors: { wrongCode: 1001, tooManyTries: 1002 },
  }),
  beginPasskey: call('beginPasskey', {
    about: 'Answers a nonce, for a passkey to answer or to be made for. Good once, two minutes.',
    public: true,
    input: nothing,
    output: z.object({ nonce: z.string().max(100) }),
  }),
  signInByPasskey: call('signInByPasskey', {
    about: 'Signs an operator in by a passkey: the device, and what unlocks it.',
    public: true,
    writes: true,
    input: z.strictObject({ passkey: passkeyAnswer }),
    output: done,
    errors: { passkeyRefused: 1001 },
  }),
  proveByPasskey: call('proveByPasskey', {
    about: 'Shows a passkey of one’s own once more, in place of a code.',
    writes: true,
    input: z.strictObject({ passkey: passkeyAnswer }),
    output: done,
    errors: { passkeyRefused: 1001 },
  }),
  listOperatorPasskeys: call('listOperatorPasskeys', {
    about: 'Lists one’s own passkeys, and which there are of anybody.',
    input: nothing,
    output: z.object({
      passkeyList: z.array(keptPasskey).max(10),
      takenList: z
        .array(passkeyId)
        .max(5_000)
        .describe('A device that holds one of these makes no other: one device, one name'),
    }),
  }),
  addOperatorPasskey: call('addOperatorPasskey', {
    about: 'Adds a passkey of one’s own that the browser has just made.',
    writes: true,
    input: newPasskey,
    output: done,
    errors: { passkeyRefused: 1001, tooManyPasskeys: 1002, proofStale: 1003 },
  }),
  removeOperatorPasskey: call('removeOperatorPasskey', {
    about: 'Takes a passkey of one’s own off, for good.',
    writes: true,
    input: z.strictObject({ passkeyId }),
    output: done,
    errors: { unknownPasskey: 1001, proofStale: 1002 },
  }),
  signOutOperator: call('signOutOperator', {
    about: 'Ends this session.',
    writes: true,
    input: nothing,
    output: done,
  }),
  getMe: call('getMe', {
    about: 'Answers who is signed in and what they may do.',
    input: nothing,
    output: z.object({
      operatorName,
      role: z.literal(roleNames).nullable(),
      permissionList: z.array(z.literal(permissions)),
      endTime: moment,
      idleMinutes: z.int(),
      provedUntil: moment,
      siteName: z.string().max(100),
      siteNameEn: z.string().max(100).describe('Empty where it is the same'),
      currency: z.string().max(10),
      timeZone: z.string().max(60),
      demoCode: code.nullable(),
    }),
  }),
}
