import { z } from 'zod'
import { amount, count, day, id, label, moment } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const reason = label(300).describe('Kept in the audit')

const agreement = {
  approvals: count.describe('Who has said so'),
  neededApprovals: count,
  approvalId: id.nullable().describe('What waits for a second person'),
}
const win = {
  playerId: id,
  provider: label(32),
  key: z.string().max(64).describe('The transaction, as its provider calls it'),
}

/** What the house could not bring to an end by itself. */
export const operatorTroubleCalls = {
  listTroubles: operatorCall('listTroubles', {
    about: 'Lists days that do not add up, events that were given up, and wins that were refused.',
    permission: 'cashier.read',
    input: z.strictObject({ limit: z.int().min(1).max(200).default(50) }),
    output: z.object({
      differenceList: z
        .array(z.object({ day, difference: z.string(), closedTime: moment }))
        .max(200),
      eventList: z
        .array(
          z.object({
            consumer: label(100),
            eventId: id,
            type: label(100),
            playerId: id,
            error: z.string().nullable().describe('What the last try said'),
            time: moment.describe('When it happened'),
            givenUpTime: moment,
          }),
        )
        .max(200),
      winList: z
        .array(
          z.object({
            ...win,
            roundId: z.string().max(200),
            gameName: z.string().max(200),
            gameNameEn: z.string().max(200),
            amount,
            status: label(40).describe('Why: a status of the wallet protocol'),
            mayStillCome: z.boolean().describe('Its provider may send it again and have it paid'),
            time: moment.describe('Since when it is refused'),
          }),
        )
        .max(200)
        .describe('Wins that the wallet refused, of every provider, the oldest first'),
    }),
  }),
  settleRefusedWin: operatorCall('settleRefusedWin', {
    about: 'Has a refused win paid by hand, by two people; or says why it is not owed.',
    permission: 'money.correct',
    writes: true,
    input: z.strictObject({ ...win, outcome: z.literal(['paid', 'notOwed']), reason }),
    output: z.object({ isSettled: z.boolean(), ...agreement }),
    errors: { unknownWin: 1001, mayStillCome: 1002, alreadyApproved: 1003 },
  }),
  retryEvent: operatorCall('retryEvent', {
    about: 'Has an event that was given up tried again.',
    permission: 'money.correct',
    writes: true,
    input: z.strictObject({ consumer: label(100), eventId: id, reason }),
    output: z.object({}),
    errors: { unknownEvent: 1001 },
  }),
  answerDifference: operatorCall('answerDifference', {
    about: 'Says what was found out about a day that does not add up. Always two people.',
    permission: 'money.correct',
    writes: true,
    input: z.strictObject({ day, reason }),
    output: z.object({
      isAnswered: z.boolean(),
      ...agreement,
    }),
    errors: { unknownDay: 1001, alreadyApproved: 1002 },
  }),
}
