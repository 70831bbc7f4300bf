import { z } from 'zod'
import { playableTypes } from '../game-types.ts'
import { count, id, label, listedId, moment } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const reason = label(300).describe('Kept in the audit')
const provider = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,31}$/)
const launchUrl = z.url().max(300).describe('Games open at <address>/play/<number>; https')
const waits = { approvalId: id.nullable() }
const key = z.string().max(100).nullable().describe('Told once, to the second person, then never')

/** Who serves games, and which: added, given keys, switched. */
export const operatorProviderCalls = {
  listProviders: operatorCall('listProviders', {
    about: 'Lists who serves games: whether they are on, with how many games, and their keys.',
    permission: 'games.read',
    input: z.strictObject({}),
    output: z.object({
      providerList: z
        .array(
          z.object({
            provider: label(32),
            isOn: z.boolean(),
            games: count,
            playable: count.describe('Of those, how many are open now'),
            launchHost: z.string().max(300).describe('Where its games open from'),
            launchUrl: launchUrl.nullable().describe('Null for our own, which is a setting'),
            hasKey: z.boolean().describe('Without one it may not move money'),
            formerKeyTime: moment.nullable().describe('Until when the key before is good'),
            requests: count.describe('Of its wallet, in the last 24 hours; a minute behind'),
            errors: count.describe('Of those, how many were wrong or could not be carried out'),
            p95Ms: count.nullable().describe('19 of 20 were answered within so many milliseconds'),
            examinedTime: moment.nullable().describe('When the conformance suite last told'),
            examinedRules: count.nullable(),
            brokenRules: count.nullable(),
          }),
        )
        .max(200),
    }),
  }),
  setProvider: operatorCall('setProvider', {
    about: 'Switches a game provider off or on: off, it opens no game; what is open is settled.',
    permission: 'games.decide',
    writes: true,
    input: z.strictObject({
      provider,
      isOn: z.boolean(),
      reason,
    }),
    output: z.object({ status: z.literal(['on', 'off']) }),
    errors: { unknownProvider: 1001, alreadySo: 1002 },
  }),
  addProvider: operatorCall('addProvider', {
    about: 'Adds who serves games and may move money by a key of its own; always by two people.',
    permission: 'games.decide',
    writes: true,
    input: z.strictObject({
      provider,
      name: label(60).describe('The studio, as players read it'),
      launchUrl,
      reason,
    }),
    output: z.object({ status: z.literal(['waiting', 'added']), ...waits, key }),
    errors: { alreadyThere: 1001, addressNotSafe: 1002, alreadyApproved: 1003 },
  }),
  moveProvider: operatorCall('moveProvider', {
    about: 'Lets the games of a provider open from another address; always by two people.',
    permission: 'games.decide',
    writes: true,
    input: z.strictObject({ provider, launchUrl, reason }),
    output: z.object({ status: z.literal(['waiting', 'moved']), ...waits }),
    errors: { unknownProvider: 1001, addressNotSafe: 1002, alreadySo: 1003, alreadyApproved: 1004 },
  }),
  renewProviderKey: operatorCall('renewProviderKey', {
    about: 'Gives a provider another key; the one before is good for seven days. By two people.',
    permission: 'games.decide',
    writes: true,
    input: z.strictObject({ provider, reason }),
    output: z.object({ status: z.literal(['waiting', 'renewed']), ...waits, key }),
    errors: { unknownProvider: 1001, alreadyApproved: 1002 },
  }),
  addGame: operatorCall('addGame', {
    about: 'Adds a game of a provider to the catalogue, switched off until it has been tried.',
    permission: 'games.decide',
    writes: true,
    input: z.strictObject({
      provider,
      typeId: z.literal(playableTypes),
      name: label(80).describe('In Thai'),
      nameEn: label(80),
      hasSharedRounds: z.boolean().default(false).describe('One round for all, by its own clock'),
      reason,
    }),
    output: z.object({ status: z.literal('added'), gameId: listedId }),
    errors: { unknownProvider: 1001 },
  }),
  switchGame: operatorCall('switchGame', {
    about: 'Opens a game to players, or closes it.',
    permission: 'games.decide',
    writes: true,
    input: z.strictObject({ gameId: listedId, isOn: z.boolean(), reason }),
    output: z.object({ status: z.literal(['on', 'off']) }),
    errors: { unknownGame: 1001, alreadySo: 1002 },
  }),
}
