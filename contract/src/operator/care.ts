import { z } from 'zod'
import type { CareSign } from '../care-signs.ts'
import { careSigns } from '../care-signs.ts'
import { exclusionLengths, limitKinds, limitPeriods, timeOutLengths } from '../limit-kinds.ts'
import { count, id, label, moment, positiveAmount } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const signNames = Object.keys(careSigns) as CareSign[]
const reason = label(300).describe('Kept in the audit')
const limit = z.int().min(1).max(200).default(50)

const sign = z.object({
  sign: z.literal(signNames),
  value: z.number(),
  line: z.number().describe('The number it crossed'),
  level: z.literal(['watch', 'act']),
})

const careCase = z
  .object({
    caseId: id,
    playerId: id,
    playerName: label(100),
    state: z.literal(['open', 'watched']),
    signList: z.array(sign).max(20),
    openTime: moment,
    dueTime: moment.describe('To be decided by then, or looked at again'),
    isOverdue: z.boolean(),
    sameAsList: z
      .array(
        z.object({
          playerId: id,
          what: z.literal(['card', 'identity', 'mobile']),
          time: moment,
        }),
      )
      .describe('Excluded players whose account, papers or number this one tried to link'),
    noteList: z
      .array(
        z.object({
          state: z.literal(['open', 'watched', 'closed']),
          said: z.string(),
          operatorName: label(60),
          time: moment,
        }),
      )
      .describe('What was said and done, oldest first'),
  })
  .meta({ id: 'CareCase' })

/** Looking after players: cases, and limits the house sets. */
export const operatorCareCalls = {
  listCases: operatorCall('listCases', {
    about: 'Lists players somebody should look after, with the signs; what is due first on top.',
    permission: 'players.decide',
    input: z.strictObject({ limit }),
    output: z.object({ caseList: z.array(careCase) }),
  }),
  decideCase: operatorCall('decideCase', {
    about: 'Writes down what was said and done; the case comes back in 30 days, then may close.',
    permission: 'players.decide',
    writes: true,
    input: z.strictObject({
      caseId: id,
      state: z.literal(['watched', 'closed']),
      said: label(2000).describe('What was said to the player, and done'),
    }),
    output: z.object({ status: z.literal(['watched', 'closed']) }),
    errors: { unknownCase: 1001, alreadyClosed: 1002, tooEarly: 1003 },
  }),
  setHouseLimit: operatorCall('setHouseLimit', {
    about: 'Sets a limit of the house beside the player’s own; a looser one wants two people.',
    permission: 'players.decide',
    writes: true,
    input: z.strictObject({
      playerId: id,
      kind: z.literal([...limitKinds]),
      period: z.literal([...limitPeriods]),
      amount: positiveAmount.max(1e12).nullable().describe('Null takes the house’s own away'),
      reason,
    }),
    output: z.object({
      status: z.literal(['set', 'removed', 'waiting']),
      approvals: count,
      neededApprovals: count,
      approvalId: id.nullable(),
    }),
    errors: { unknownPlayer: 1001, alreadySo: 1002, alreadyApproved: 1003 },
  }),
  timeOutPlayer: operatorCall('timeOutPlayer', {
    about: 'Pauses a player’s play for a while, by the rules of the player’s own break.',
    permission: 'players.decide',
    writes: true,
    input: z.strictObject({ playerId: id, length: z.literal([...timeOutLengths]), reason }),
    output: z.object({ status: z.literal('timeOut'), untilTime: moment.nullable() }),
    errors: { unknownPlayer: 1001, wouldShorten: 1002 },
  }),
  excludePlayer: operatorCall('excludePlayer', {
    about: 'Excludes a player from play; nobody can lift it before its time.',
    permission: 'players.decide',
    writes: true,
    input: z.strictObject({ playerId: id, length: z.literal([...exclusionLengths]), reason }),
    output: z.object({ status: z.literal('exclusion'), untilTime: moment.nullable() }),
    errors: { unknownPlayer: 1001, wouldShorten: 1002 },
  }),
}
