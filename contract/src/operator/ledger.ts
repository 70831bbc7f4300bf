import { z } from 'zod'
import {
  amount,
  count,
  day,
  id,
  label,
  moment,
  nextCursor,
  paging,
  positiveAmount,
  signedAmount,
} from '../schemas.ts'
import { roundResult } from '../round-result.ts'
import { isProposed } from './is-proposed.ts'
import { operatorCall } from './operator-call.ts'
import { transferCodes } from './transfer-codes.ts'

const playerId = id
const account = z.literal(['coin', 'held', 'points', 'receivable', 'safebox'])
const seq = id.describe('The number of the entry in its account')

const entry = z.object({
  account,
  seq,
  code: label(40),
  counter: label(40).describe('The other side: of the house, or another account of the player'),
  change: signedAmount,
  balance: amount,
  provider: label(60).describe('Who chose the key'),
  key: z.string().max(300),
  source: z.string().max(300),
  roundId: z.string().max(200).nullable(),
  time: moment,
})

export const ledgerFilters = {
  code: z.literal(transferCodes).optional(),
  least: positiveAmount.optional().describe('The least that was moved, whichever way'),
  most: positiveAmount.optional().describe('The most that was moved'),
  fromDay: day.optional().describe('The first day, by the site’s own calendar'),
  toDay: day.optional().describe('The last day'),
}

/** The books, entry by entry, and how each came about. */
export const operatorLedgerCalls = {
  listLedger: operatorCall('listLedger', {
    about: 'Lists the entries of one account of a player, the newest first.',
    permission: 'ledger.read',
    input: z.strictObject({
      playerId,
      account: account.default('coin'),
      ...ledgerFilters,
      ...paging,
    }),
    output: z.object({
      playerName: label(100),
      entryList: z.array(entry).max(100),
      isWhole: z.boolean().describe('Whether every balance shown follows from the one before'),
      nextCursor: nextCursor.describe('Under filters 10,000 entries are looked at at a time'),
    }),
    errors: { unknownPlayer: 1001 },
  }),
  findEntries: operatorCall('findEntries', {
    about:
      'Answers the entries of an order, which names its player, or of a player’s round or key.',
    permission: 'ledger.read',
    input: z.strictObject({
      search: label(200),
      playerId: playerId.optional().describe('Whose; an order says so itself'),
    }),
    output: z.object({
      playerId,
      playerName: label(100),
      entryList: z.array(entry).max(200).describe('The oldest first'),
    }),
    errors: { nothingFound: 1001 },
  }),
  traceTransfer: operatorCall('traceTransfer', {
    about: 'Answers one entry with everything of the same round or order, and the round itself.',
    permission: 'ledger.read',
    input: z.strictObject({ playerId, account, seq }),
    output: z.object({
      entryList: z.array(entry).max(200).describe('The oldest first'),
      stepList: z
        .array(
          z.object({
            what: z.literal(['status', 'act']),
            code: label(60).describe('What became of the order, or what an operator did'),
            by: label(60).nullable().describe('The operator'),
            auditId: id.nullable(),
            isProposed,
            time: moment,
          }),
        )
        .max(200)
        .describe('Of an order, the oldest first'),
      round: z
        .object({
          provider: label(60),
          roundId: z.string().max(200),
          gameName: z.string().max(200),
          gameNameEn: z.string().max(200),
          stake: amount,
          win: amount,
          status: label(20),
          openTime: moment,
          settleTime: moment.nullable(),
          result: z.string().max(20_000).nullable().describe('What the provider told, as JSON'),
          played: roundResult.nullable().describe('The same as the player reads it, part by part'),
        })
        .nullable(),
    }),
    errors: { unknownEntry: 1001 },
  }),
  recomputePlayer: operatorCall('recomputePlayer', {
    about: 'Works out anew, from every entry of a player, all that is kept of their accounts.',
    permission: 'ledger.read',
    input: z.strictObject({ playerId }),
    output: z.object({
      lines: count.describe('Entries it was worked out from: all of them'),
      difference: z.string().max(2_000).nullable().describe('The first thing that differs'),
      time: moment,
    }),
    errors: { unknownPlayer: 1001, tooManyLines: 1002 },
  }),
  getHouseAccounts: operatorCall('getHouseAccounts', {
    about: 'Answers what each account of the house gained or gave today, and what was checked.',
    permission: 'ledger.read',
    input: z.strictObject({}),
    output: z.object({
      accountList: z.array(z.object({ account: label(20), change: signedAmount })).max(20),
      summedTime: moment.nullable().describe('Until when everything is counted'),
      closedTime: moment.nullable().describe('When the last day was closed and added up'),
      differences: count.describe('Closed days that do not add up and that nobody has answered'),
    }),
  }),
}
