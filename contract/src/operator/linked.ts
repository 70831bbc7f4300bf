import { z } from 'zod'
import { count, id, label, moment, nextCursor } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

export const linkSignalNames = ['device', 'household', 'openedTogether', 'person', 'payer'] as const

const tie = {
  one: id,
  other: id,
  signalList: z.array(z.literal(linkSignalNames)).max(5),
}
const decision = z.literal(['apart', 'one']).describe('Several people, or one')

const group = z.object({
  groupId: id.describe('The oldest account of it'),
  playerList: z
    .array(
      z.object({
        playerId: id,
        playerName: label(100),
        state: z.literal(['active', 'frozen', 'closed']),
        createTime: moment,
        inviterId: id.nullable(),
      }),
    )
    .max(200),
  tieList: z.array(z.object(tie)).max(1_000),
  decided: z
    .object({ decision, reason: label(300), operatorName: label(60), time: moment })
    .nullable()
    .describe('Null also when an account has joined since'),
})

export const operatorLinkedCalls = {
  listGroups: operatorCall('listGroups', {
    about:
      'Lists accounts that are likely one person’s by several signals, the newest first. A page ' +
      'looks at 200 accounts and follows their ties to 400 more.',
    permission: 'risk.read',
    input: z.strictObject({
      playerId: id.optional().describe('Only the group of this player'),
      cursor: z.string().min(1).max(200).optional(),
    }),
    output: z.object({
      groupList: z.array(group).max(200),
      lookedAt: z.int().min(0).max(10_000).describe('How many accounts this page looked at'),
      nextCursor,
    }),
    errors: { unknownPlayer: 1001 },
  }),
  getGroup: operatorCall('getGroup', {
    about:
      'Answers the accounts that hang together with one, from tie to tie up to 200, and what ' +
      'says so of every two.',
    permission: 'risk.read',
    input: z.strictObject({ playerId: id }),
    output: group.extend({
      tieList: z
        .array(
          z.object({
            ...tie,
            deviceTimes: z
              .object({ one: moment, other: moment })
              .nullable()
              .describe('When each was last seen with the device they share'),
            minutesApart: count.nullable().describe('How long after one another they were opened'),
          }),
        )
        .max(1_000),
    }),
    errors: { unknownPlayer: 1001, notLinked: 1002 },
  }),
  decideGroup: operatorCall('decideGroup', {
    about: 'Keeps what was found about accounts that hang together: several people, or one.',
    permission: 'players.decide',
    writes: true,
    input: z.strictObject({
      playerId: id.describe('Any of them'),
      decision,
      reason: label(300).describe('Kept in the audit'),
    }),
    output: z.object({ status: decision, groupId: id }),
    errors: { unknownPlayer: 1001, notLinked: 1002, alreadySo: 1003 },
  }),
}
