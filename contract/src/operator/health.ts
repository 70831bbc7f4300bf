import { z } from 'zod'
import { count, label, moment } from '../schemas.ts'
import { backupKinds } from './backup-kinds.ts'
import { operatorCall } from './operator-call.ts'

/** How the house itself does. */
export const operatorHealthCalls = {
  getHealth: operatorCall('getHealth', {
    about: 'Answers what runs by the clock, what waits to be heard, and what was given up.',
    permission: 'health.read',
    input: z.strictObject({}),
    output: z.object({
      jobList: z
        .array(
          z.object({
            job: label(100),
            lastTime: moment.nullable(),
            nextTime: moment,
            isLate: z.boolean(),
            error: z.string().nullable().describe('What the last turn said, if it failed'),
          }),
        )
        .max(200),
      copyList: z
        .array(
          z.object({
            copy: label(100),
            startTime: moment,
            heardTime: moment.describe('Since when it hears the others without a gap'),
          }),
        )
        .max(200)
        .describe('The copies of the server that are connected to the database now'),
      backupList: z
        .array(
          z.object({
            kind: z.literal([...backupKinds]),
            time: moment,
            isGood: z.boolean(),
            said: z.string().max(300).describe('What the command said, if it failed'),
            figures: z
              .object({
                segments: count.exactOptional(),
                until: label(40).exactOptional(),
                seconds: count.exactOptional(),
              })
              .describe('Of a good one: segments of the log up to which, or how long it took'),
          }),
        )
        .max(backupKinds.length)
        .describe('The last of each kind that the commands told of'),
      consumerList: z
        .array(z.object({ consumer: label(100), held: count }))
        .max(200)
        .describe('Events that wait because an earlier one of the same player failed'),
      deadLetters: count,
      differences: count,
      refusedWins: count.describe('Wins that wait for a person'),
      monthsAhead: count.describe('How many months of the ledger are open ahead'),
    }),
  }),
  listMachines: operatorCall('listMachines', {
    about: 'Answers which machines a spread database lies on, also while one of them is dead.',
    permission: 'health.read',
    input: z.strictObject({}),
    output: z.object({
      machineList: z
        .array(
          z.object({
            machine: label(300).describe('Its address, as the others know it'),
            isAsked: z.boolean().describe('The server asks this one, and it the others'),
            parts: count.describe('How many parts of the players lie on it'),
            answers: z.boolean(),
          }),
        )
        .max(200)
        .describe('None where the database is one machine'),
    }),
  }),
  runJob: operatorCall('runJob', {
    about: 'Lets a job have its next turn now, where it runs by the clock.',
    permission: 'health.decide',
    writes: true,
    input: z.strictObject({ job: label(100), reason: label(300).describe('Kept in the audit') }),
    output: z.object({}),
    errors: { unknownJob: 1001 },
  }),
}
