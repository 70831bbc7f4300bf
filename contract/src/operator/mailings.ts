import { z } from 'zod'
import { count, id, label, moment, nextCursor, paging } from '../schemas.ts'
import {
  comparisons,
  isComparable,
  isWhole,
  leftOutReasons,
  mostConditions,
  segmentFieldNames,
} from '../segment-fields.ts'
import { operatorCall } from './operator-call.ts'

const condition = z
  .strictObject({
    field: z.literal(segmentFieldNames),
    is: z.literal([...comparisons]),
    value: z.int().min(0).max(1_000_000_000_000).describe('Days, hundredths, a level or a game'),
  })
  .refine(isComparable, { path: ['is'], message: 'does not go with the field' })
const about = 'All must be true; none means everybody'
const conditions = z.array(condition).max(mostConditions).describe(about)
/** A game that nobody chose was played by nobody: “not played” would be everybody. */
const asked = z
  .array(condition.refine(isWhole, { path: ['value'], message: 'names no game' }))
  .max(mostConditions)
  .describe(about)

const text = label(4_000)
export const mailTexts = z.strictObject({
  title: label(120),
  titleEn: label(120),
  content: text,
  contentEn: text,
  link: z
    .strictObject({
      path: z
        .string()
        .max(200)
        .regex(/^\/[A-Za-z0-9/_-]*$/)
        .describe('A page of the site'),
      text: label(30),
      textEn: label(30),
    })
    .optional(),
})

const letter = z.object({
  mailId: id,
  title: label(120),
  titleEn: label(120),
  conditions,
  state: z.literal(['scheduled', 'sending', 'sent', 'stopped']),
  author: label(60),
  sendTime: moment,
  endTime: moment.nullable(),
  sent: count,
  leftOut: count,
})

/** Mails of the house to many players, and whom they go to. */
export const operatorMailingCalls = {
  countSegment: operatorCall('countSegment', {
    about: 'Counts the players that fit, and those who would be left out, each for one reason.',
    permission: 'mail.read',
    input: z.strictObject({ conditions: asked }),
    output: z.object({
      fits: count,
      isEstimate: z.boolean().describe('Counted in a part of many players'),
      goesTo: count,
      leftOutList: z
        .array(z.object({ reason: z.literal([...leftOutReasons]), count }))
        .max(leftOutReasons.length),
      sampleList: z.array(z.object({ playerId: id, playerName: label(100) })).max(10),
      wantsTwo: z.boolean().describe('Whether a second person decides'),
      countTime: moment,
    }),
  }),
  listSegments: operatorCall('listSegments', {
    about: 'Lists the saved segments by name.',
    permission: 'mail.read',
    input: z.strictObject({}),
    output: z.object({
      segmentList: z
        .array(z.object({ segmentId: id, name: label(60), conditions, author: label(60) }))
        .max(500),
    }),
  }),
  setSegment: operatorCall('setSegment', {
    about: 'Saves a segment under its name, or changes the one of that name.',
    permission: 'mail.decide',
    writes: true,
    input: z.strictObject({ name: label(60), conditions: asked }),
    output: z.object({ status: z.literal('set'), segmentId: id }),
    errors: { tooManySegments: 1001 },
  }),
  listMails: operatorCall('listMails', {
    about: 'Lists mails to many, the newest first.',
    permission: 'mail.read',
    input: z.strictObject(paging),
    output: z.object({ mailList: z.array(letter).max(100), nextCursor }),
  }),
  sendTestMail: operatorCall('sendTestMail', {
    about: 'Sends a mail to one player, who must be somebody it may go to.',
    permission: 'mail.decide',
    writes: true,
    input: z.strictObject({ playerId: id, texts: mailTexts }),
    output: z.object({ status: z.literal('sent') }),
    errors: { unknownPlayer: 1001, leftOut: 1002 },
  }),
  sendMail: operatorCall('sendMail', {
    about: 'Sends a mail to everybody who fits and is not left out; to very many by two people.',
    permission: 'mail.decide',
    writes: true,
    input: z.strictObject({
      conditions: asked,
      texts: mailTexts,
      sendTime: moment.nullable().describe('Null: half a minute from now'),
    }),
    output: z.object({
      status: z.literal(['waiting', 'scheduled']),
      mailId: id.nullable(),
      approvals: count,
      neededApprovals: count,
      approvalId: id.nullable(),
    }),
    errors: { alreadyApproved: 1001, nobodyFits: 1002, tooFarAway: 1003 },
  }),
  stopMail: operatorCall('stopMail', {
    about: 'Calls a mail back: nobody gets it who does not have it yet.',
    permission: 'mail.decide',
    writes: true,
    input: z.strictObject({ mailId: id }),
    output: z.object({ status: z.literal('stopped'), sent: count }),
    errors: { unknownMail: 1001, alreadyEnded: 1002 },
  }),
}
