import { z } from 'zod'
import { call } from '../call.ts'
import { launchGateErrors } from '../gate.ts'
import { shownFacts } from '../game-facts.ts'
import { checkMinutes } from '../limit-kinds.ts'
import { playableTypes } from '../game-types.ts'
import { walletSummary } from '../entities/app-user.ts'
import { roundResult } from '../round-result.ts'
import {
  amount,
  count,
  day,
  id,
  label,
  listedId,
  maskedPhone,
  moment,
  nextCursor,
  nothing,
  paging,
  percent,
} from '../schemas.ts'

const round = z
  .object({
    roundId: label(80),
    gameId: id,
    gameName: label(80),
    typeId: z.literal([...playableTypes]),
    stake: amount,
    win: amount,
    status: z.literal(['open', 'settled', 'rolledBack']),
    openTime: moment,
    settleTime: moment.nullable(),
    detailUrl: z
      .string()
      .max(2000)
      .nullable()
      .describe(
        'Where the provider shows the round and its fairness proof; opened with ?locale=th-TH or ' +
          'en-US. Null when it has no such page',
      ),
    canResume: z.boolean(),
    result: roundResult
      .nullable()
      .optional()
      .describe('What came, where one round is asked for; null when the provider told nothing'),
  })
  .meta({ id: 'Round' })

/** What a sitting of play came to, and when it is interrupted. */
const sitting = z
  .object({
    fromTime: moment,
    staked: amount,
    won: amount,
    checkTime: moment.describe('From then on no bet is taken until the check is answered'),
    restUntilTime: moment.nullable().describe('No bet before that: the rest after a check'),
    checkMinutes: z.literal([...checkMinutes]),
    idleAskMinutes: z.int().positive(),
    idleEndMinutes: z.int().positive(),
  })
  .meta({ id: 'Sitting' })

export const playCalls = {
  startGame: call('startGame', {
    about: 'Opens a game for the player and answers the address to embed.',
    writes: true,
    input: z.strictObject({
      gameId: listedId,
    }),
    output: z.object({
      gameId: id,
      gameUrl: label(4000),
      gameSessionId: label(64),
      expiresAt: moment,
      orientation: z.literal(['any', 'portrait', 'landscape']),
      wallet: walletSummary,
      realityCheckAt: moment
        .nullable()
        .describe('When the next reality check is due; null when the player has none'),
    }),
    errors: {
      ...launchGateErrors,
      unknownGame: 1001,
      inMaintenance: 1002,
      providerSilent: 1003,
    },
  }),
  gameInfo: call('anonymous/gameInfo', {
    about: 'Answers what is known of a game before it opens, and how the player stands in it.',
    public: true,
    input: z.strictObject({ gameId: listedId }),
    output: z.object({
      facts: shownFacts.nullable().describe('Null when its provider has told nothing'),
      countedPercent: percent.describe('So much of its stakes counts towards wagering'),
      openRound: z
        .object({ stake: amount, openTime: moment })
        .nullable()
        .describe('A round of the player that waits for its end'),
      ownWeek: z
        .object({ rounds: count, stake: amount, win: amount })
        .nullable()
        .describe('What the player played of it since Monday'),
      hasPractice: z
        .boolean()
        .describe('Whether this caller may play it for play money now, by startPractice'),
      bestList: z
        .array(z.object({ phone: maskedPhone, times: amount, timestamp: moment }))
        .max(10)
        .describe('The best rounds since Monday, one for each player'),
    }),
    errors: { unknownGame: 1001 },
  }),
  startPractice: call('anonymous/startPractice', {
    about: 'Answers the address of a game for play money: same odds, no wallet, no sign-in.',
    public: true,
    input: z.strictObject({ gameId: listedId }),
    output: z.object({ gameUrl: label(4000), expiresAt: moment }),
    errors: {
      ...launchGateErrors,
      unknownGame: 1001,
      inMaintenance: 1002,
      providerSilent: 1003,
      noPractice: 1004,
      signInFirst: 1005,
    },
  }),
  getOpenRounds: call('getOpenRounds', {
    about: 'Lists the games in which a round of the player waits for its end, newest first.',
    input: nothing,
    output: z.object({
      roundList: z.array(z.object({ gameId: id, stake: amount, openTime: moment })).max(20),
    }),
  }),
  getSitting: call('getSitting', {
    about: 'Answers how long the player has been playing, what it came to, and the next check.',
    input: nothing,
    output: sitting,
    errors: { notPlaying: 1001 },
  }),
  answerRealityCheck: call('answerRealityCheck', {
    about: 'Notes that the player has seen the reality check and plays on; bets are taken again.',
    writes: true,
    input: nothing,
    output: sitting,
    errors: { notPlaying: 1001 },
  }),
  exitGame: call('exitGame', {
    about: 'Closes the player’s open game session; harmless when there is none.',
    public: true,
    writes: true,
    input: z.strictObject({
      gameSessionId: label(64).optional().describe('Left out, every open game is closed'),
    }),
    output: z.object({ wallet: walletSummary.nullable() }),
  }),
  betRecord: call('betRecord', {
    about: 'Lists the player’s rounds, newest first, with filters.',
    input: z.strictObject({
      ...paging,
      roundId: label(80).optional().describe('One round, with its result'),
      gameId: listedId.optional(),
      typeId: z.literal([...playableTypes]).optional(),
      status: z
        .literal(['open', 'settled', 'rolledBack'])
        .optional()
        .describe('Unfinished rounds are the open ones'),
      from: day.optional(),
      to: day.optional(),
    }),
    output: z.object({
      roundList: z.array(round).max(100),
      nextCursor,
      total: z
        .object({ stake: amount, win: amount })
        .nullable()
        .describe('Over all that match, on the first page of a month or less; null otherwise'),
    }),
  }),
}
