import { z } from 'zod'
import { depositStatuses, withdrawalStatuses } from '../entities/orders.ts'
import { limitKinds, limitPeriods } from '../limit-kinds.ts'
import {
  amount,
  count,
  day,
  done,
  id,
  label,
  maskedPhone,
  moment,
  nextCursor,
  orderId,
  paging,
  signedAmount,
} from '../schemas.ts'
import { isProposed } from './is-proposed.ts'
import { operatorCall } from './operator-call.ts'

const playerId = id
const state = z.literal(['active', 'frozen', 'closed'])
const reason = label(300).describe('Kept in the audit')

const player = z.object({
  playerId,
  playerName: label(100),
  account: z.string().max(128),
  maskedMobile: maskedPhone.nullable(),
  state,
  level: count,
  netDeposit: signedAmount.describe('Deposits less payouts, in the life of the account'),
  source: z.string().max(100).describe('The advertisement or site they came from'),
  country: z.string().max(10).nullable().describe('Where they were last'),
  createTime: moment,
  lastSeenTime: moment.nullable(),
})

const accounts = z.object({
  coin: amount,
  held: amount,
  safe: amount,
  withdrawable: amount,
  locked: amount,
  points: amount,
  owed: amount,
})

const event = z.object({
  eventId: z.string().max(60),
  what: z.literal(['entry', 'signIn', 'act']),
  code: label(60).describe('The transfer, or what an operator did'),
  change: signedAmount.nullable(),
  balance: amount.nullable(),
  source: z.string().max(400),
  roundId: z.string().max(200).nullable(),
  by: label(60).nullable().describe('The operator'),
  isProposed,
  time: moment,
})

const order = z.object({
  orderId,
  kind: z.literal(['deposit', 'withdrawal']),
  amount,
  status: z.literal([...new Set([...depositStatuses, ...withdrawalStatuses])]),
  way: z.string().max(200).describe('The channel, or the bank and the card'),
  wayEn: z.string().max(200).describe('The same by the names of today'),
  createTime: moment,
})

const round = z.object({
  provider: label(32),
  roundId: z.string().max(200),
  gameName: z.string().max(200),
  gameNameEn: z.string().max(200),
  stake: amount,
  win: amount,
  status: label(20),
  time: moment,
})

const mostNet = 10 ** 13
const net = signedAmount.min(-mostNet).max(mostNet)
const days = z.int().min(1).max(3650)

/** What players are filtered by; the first of net deposit, visit and level gives the order. */
export const playerFilters = {
  search: label(60).optional(),
  state: state.optional(),
  level: z.int().min(1).max(100).optional().describe('At least'),
  netFrom: net.optional(),
  netTo: net.optional(),
  seenWithin: days.optional().describe('Days'),
  unseenFor: days.optional().describe('Days'),
  source: label(100).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  joinedFrom: day.optional().describe('The first day on which they registered'),
  joinedTo: day.optional(),
  stakedFrom: day.optional().describe('The first of the closed days on one of which they staked'),
  stakedTo: day.optional(),
}

/** Finding players, and everything a person may know of one. */
export const operatorPeopleCalls = {
  listPlayers: operatorCall('listPlayers', {
    about:
      'Lists players, the newest first, or those a scrap leads to: an id, a whole number or its ' +
      'last four digits, the beginning of an account or a name. Filtered by net deposit, last ' +
      'visit or level they are in that order; these three are as of the last visit or order. ' +
      'Those of days, as reports count them, come in the order they registered.',
    permission: 'players.read',
    input: z.strictObject({ ...playerFilters, ...paging }),
    output: z.object({
      playerList: z.array(player).max(100),
      nextCursor: nextCursor.describe('Under several filters 10,000 are looked at at a time'),
    }),
  }),
  getPlayer: operatorCall('getPlayer', {
    about: 'Answers one player: balances, requirements, identity, limits, sessions and notes.',
    permission: 'players.read',
    input: z.strictObject({ playerId }),
    output: player.extend({
      accounts,
      inviterId: playerId.nullable(),
      kycStatus: label(20),
      areWithdrawalsHeld: z.boolean(),
      requirementList: z
        .array(
          z.object({
            source: z.string().max(300),
            amount,
            required: amount,
            wagered: amount,
            createTime: moment,
          }),
        )
        .max(1000),
      limitList: z.array(
        z.object({
          kind: z.literal([...limitKinds]),
          period: z.literal([...limitPeriods]),
          amount,
          isByHouse: z.boolean(),
        }),
      ),
      pause: z.object({ kind: label(20), endTime: moment.nullable() }).nullable(),
      sessionList: z
        .array(
          z.object({
            model: z.string().max(200),
            os: z.string().max(100),
            country: z.string().max(10).nullable(),
            startTime: moment,
            seenTime: moment,
          }),
        )
        .max(100),
      noteList: z
        .array(z.object({ noteId: id, text: z.string(), operatorName: label(60), time: moment }))
        .max(100)
        .describe('The newest first'),
    }),
    errors: { unknownPlayer: 1001 },
  }),
  getPlayerIdentity: operatorCall('getPlayerIdentity', {
    about: 'Answers how far a player’s identity check is, and the bank accounts they linked.',
    permission: 'players.read',
    input: z.strictObject({ playerId }),
    output: z.object({
      status: label(20),
      reason: z.string().max(300).nullable().describe('Why papers were sent back or blocked'),
      dueTime: moment.nullable().describe('By when papers are wanted'),
      submittedTime: moment.nullable(),
      decidedTime: moment.nullable(),
      cardList: z
        .array(
          z.object({
            cardId: id,
            bankName: label(100),
            maskedCard: label(20),
            isDefault: z.boolean(),
            changeTime: moment,
            paidTime: moment.nullable().describe('When a payout last reached it'),
          }),
        )
        .max(100),
    }),
    errors: { unknownPlayer: 1001 },
  }),
  listPlayerDays: operatorCall('listPlayerDays', {
    about: 'Answers what a player’s coins came to at the end of each of the last 60 days.',
    permission: 'players.read',
    input: z.strictObject({ playerId }),
    output: z.object({
      dayList: z.array(z.object({ day: label(10), balance: amount })).max(60),
      netDeposit: signedAmount.describe('Deposits less withdrawals, in the life of the account'),
    }),
    errors: { unknownPlayer: 1001 },
  }),
  listPlayerEvents: operatorCall('listPlayerEvents', {
    about:
      'Lists what happened with a player, the newest first: what moved coins, sign-ins, and what ' +
      'operators did with the account and its latest orders.',
    permission: 'players.read',
    input: z.strictObject({
      playerId,
      kind: z
        .literal(['all', 'money', 'play', 'signIn', 'operators'])
        .default('all')
        .describe('Money: all that moves coins but play'),
      ...paging,
    }),
    output: z.object({ eventList: z.array(event).max(100), nextCursor }),
  }),
  listPlayerOrders: operatorCall('listPlayerOrders', {
    about: 'Lists a player’s latest deposits and withdrawals, the newest first.',
    permission: 'players.read',
    input: z.strictObject({ playerId, limit: z.int().min(1).max(100).default(50) }),
    output: z.object({ orderList: z.array(order).max(100) }),
  }),
  listPlayerRounds: operatorCall('listPlayerRounds', {
    about: 'Lists a player’s rounds, the newest first.',
    permission: 'players.read',
    input: z.strictObject({ playerId, limit: z.int().min(1).max(100).default(50) }),
    output: z.object({ roundList: z.array(round).max(100) }),
  }),
  revealPlayer: operatorCall('revealPlayer', {
    about: 'Answers a player’s whole number. The look is written down.',
    permission: 'players.reveal',
    writes: true,
    input: z.strictObject({ playerId }),
    output: z.object({ mobile: z.string().max(32).nullable() }),
    errors: { unknownPlayer: 1001 },
  }),
  addNote: operatorCall('addNote', {
    about: 'Writes a note about a player, for operators only.',
    permission: 'players.note',
    writes: true,
    input: z.strictObject({ playerId, text: label(2000) }),
    output: done,
    errors: { unknownPlayer: 1001 },
  }),
  endSessions: operatorCall('endSessions', {
    about: 'Signs a player out everywhere.',
    permission: 'players.hold',
    writes: true,
    input: z.strictObject({ playerId, reason }),
    output: z.object({ ended: count }),
    errors: { unknownPlayer: 1001 },
  }),
}
