import { z } from 'zod'
import { count, day, id, label, moment } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const reason = label(300).describe('Kept in the audit')

/** What the house could not bring to an end by itself. */
export const operatorTroubleCalls = {
  listTroubles: operatorCall('listTroubles', {
    about: 'Lists days of the ledger that do not add up, and events that were given up.',
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
    }),
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
      approvals: count.describe('Who has said so'),
      neededApprovals: count,
      approvalId: id.nullable().describe('What waits for a second person'),
    }),
    errors: { unknownDay: 1001, alreadyApproved: 1002 },
  }),
}
