import { z } from 'zod'
import { gameFacts } from './game-facts.ts'

export { type ResultPart, type ResultWords, type RoundResult, roundResult } from './round-result.ts'
export type { GameFacts } from './game-facts.ts'
export { currencySigns } from './money.ts'
export * from './practice-ticket.ts'

/**
 * The seamless wallet: what a game provider calls to move a player's money. This file is all a
 * provider needs to know of the platform, so it leans on nothing here but what it hands on above.
 *
 * Every request is a POST of JSON to walletPrefix + name, signed with the key of the provider:
 * signatureMark + hex(HMAC-SHA256(key, signedText(name, timestamp, rawBody))). While a key is being
 * changed, the one before is good for another seven days. A (provider, transactionId) is carried
 * out once: a repeat gets the stored answer, other content under the same id gets `contentChanged`.
 */

export const walletPrefix = '/wallet/v1/'

export const walletHeaders = {
  provider: 'x-provider',
  /** Milliseconds since 1970, as text. */
  timestamp: 'x-timestamp',
  /** signatureMark and 64 hexadecimal digits in lower case. */
  signature: 'x-signature',
} as const

export const maxClockSkewMs = 5 * 60 * 1000

/** Of the second version: it covers method, path, time and body. */
export const signatureMark = 'v2='

export function signedText(name: string, timestamp: string, rawBody: string): string {
  return `POST ${walletPrefix}${name}\n${timestamp}\n${rawBody}`
}

/** The first version: 64 digits without a mark, over time and body. Taken until this moment. */
export const version1EndsAt = Date.UTC(2027, 1, 14)

export function signedTextOfVersion1(timestamp: string, rawBody: string): string {
  return `${timestamp}.${rawBody}`
}

/** How a request ended. What follows from it says `walletVerdicts`. */
export const walletStatuses = {
  ok: 0,
  /** The request itself. */
  badRequest: 1,
  unknownProvider: 2,
  badSignature: 3,
  staleTimestamp: 4,
  /** The player and the game. */
  unknownPlayer: 10,
  unknownGame: 11,
  tokenExpired: 12,
  gateClosed: 13,
  limitReached: 14,
  /** A round started too soon after the one before: `waitMs` says how long to wait. */
  tooSoon: 15,
  /** The money. */
  notEnough: 20,
  contentChanged: 21,
  unknownBet: 22,
  betRolledBack: 23,
  alreadyWon: 24,
  roundClosed: 25,
  unknownFreeRounds: 26,
  /** The books cannot hold it. Written down, and looked at by a person. */
  impossible: 27,
  /** Nothing is known to have happened: send the same request again. */
  retry: 90,
} as const
export type WalletStatus = keyof typeof walletStatuses

/**
 * What a provider may rely on.
 * - done: carried out, and carried out once.
 * - final: refused for good. The same request gets the same answer again; no other will come.
 * - unread: the transaction was not looked up, so this says nothing of what came earlier. Mend the
 *   request and send it again under the same id.
 * - early: what it belongs to is not there yet. Send it again after that.
 * - retry: nothing is known to have happened. Send the same request again.
 */
export type WalletVerdict = 'done' | 'final' | 'unread' | 'early' | 'retry'
export const walletVerdicts: Record<WalletStatus, WalletVerdict> = {
  ok: 'done',
  badRequest: 'unread',
  unknownProvider: 'unread',
  badSignature: 'unread',
  staleTimestamp: 'unread',
  unknownPlayer: 'unread',
  unknownGame: 'unread',
  tokenExpired: 'final',
  gateClosed: 'final',
  limitReached: 'final',
  tooSoon: 'final',
  notEnough: 'final',
  contentChanged: 'final',
  unknownBet: 'early',
  betRolledBack: 'final',
  alreadyWon: 'final',
  roundClosed: 'final',
  unknownFreeRounds: 'final',
  impossible: 'final',
  retry: 'retry',
}

/** All bets of a round are written with each of them, so there is an end to them. */
export const mostBetsOfRound = 500

/** Row numbers and balances stay below the first, what one request moves below the second. */
const [mostWhole, mostMoved] = [1e14, 1e12]
const mostListed = 2_147_483_647
const balance = z.int().nonnegative().max(mostWhole)
const amount = z.int().nonnegative().max(mostMoved)
const positiveAmount = z.int().positive().max(mostMoved)
const playerId = z.int().positive().max(mostWhole)
const gameId = z.int().positive().max(mostListed)
const key = z.string().regex(/^[\w:.-]{1,64}$/)

const player = { playerId, gameId }
const round = { ...player, roundId: key, transactionId: key }
/** A live game token. Only what takes money needs it: wins and rollbacks arrive late, and must. */
const token = { token: z.string().min(16).max(256) }
/** Whole characters, and of those that control something only what breaks lines. */
const isPlainText = (text: string) => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)
const plainRule = { message: 'holds a control character or half a character' }
/** JSON text the player can look at later; round-result.ts says how it is best told. */
const result = { result: z.string().max(16_000).refine(isPlainText, plainRule).optional() }

const freeRounds = { freeRoundsId: key.optional() }
const chargesRightly = (bet: { amount: number; freeRoundsId?: string | undefined }) =>
  bet.freeRoundsId === undefined ? bet.amount > 0 : bet.amount === 0
const chargeRule = { message: 'a bet charges something, a free round nothing', path: ['amount'] }

export const walletRequests = {
  /**
   * Tells what is true of the provider's games, at its start and whenever that changes: what was
   * told before is replaced, game by game. Games that the site does not list are passed over.
   * There is no player in it, so the answer has no balance.
   */
  facts: z.strictObject({ games: z.array(gameFacts).min(1).max(100) }),
  /** How the conformance suite went with this key. */
  examined: z.strictObject({ rules: z.int().min(1).max(999), broken: z.int().min(0).max(999) }),
  balance: z.strictObject({ ...token, ...player }),
  /** Takes a stake. A round takes `mostBetsOfRound` of them: one more is `limitReached`. */
  bet: z
    .strictObject({ ...token, ...round, amount, ...freeRounds })
    .refine(chargesRightly, chargeRule),
  /** Pays a win; nought closes a lost round. */
  win: z.strictObject({
    ...round,
    betTransactionId: key,
    amount,
    /** No further bet or win follows in this round. */
    closesRound: z.boolean(),
    /**
     * With what closes a round: so much of its stakes was played with, the rest comes back as it
     * went, from a purse for example. Only what was played counts as wagered. Left out, all was.
     */
    played: amount.optional(),
    ...result,
  }),
  /**
   * Undoes a bet that never became a round. An unknown one is remembered and refused later. A bet
   * of another round than the named one is `unknownBet`, as with a win. A round whose bets were all
   * undone has ended: what comes for it later is `roundClosed`.
   */
  rollback: z.strictObject({ ...round, betTransactionId: key }),
  /** A whole round at once. */
  betWin: z
    .strictObject({ ...token, ...round, amount, winAmount: amount, ...freeRounds, ...result })
    .refine(chargesRightly, chargeRule),
  /**
   * A round that has ended, ended otherwise: a goal is disallowed, a match is void. The amount is
   * what the round pays in all from now on; null takes every bet of it back. The wallet moves the
   * difference; what a player no longer has is owed. A round that goes on is `unknownBet`, one that
   * was rolled back `betRolledBack`. It may be sent as often as the result changes, each under an
   * id of its own, which are counted apart from those of bets, wins and rollbacks: wait for the
   * answer to one before the next.
   */
  resettle: z.strictObject({ ...round, amount: amount.nullable(), ...result }),
} as const
export type WalletCall = keyof typeof walletRequests
export type WalletRequest<Name extends WalletCall> = z.output<(typeof walletRequests)[Name]>

/**
 * What a launch allows, told with `balance`. Whatever a game offers stays within it: no autoplay
 * and no faster show where they are not allowed. What the wallet can see it holds itself: a stake
 * above `maxStake` in a round is `limitReached` with the message `stakeCeiling`, or `bonusStake`
 * where only a bonus that is still to be wagered keeps it so low (it may have come, or been wagered
 * or given up, since the balance was asked for); a start before `leastMs` have passed `tooSoon`; a
 * bet while a reality check is due `gateClosed` with the message `realityCheckDue`, a round begun
 * in a closed game with `gameClosed`, and a launch left idle or for another game `tokenExpired`.
 *
 * A player who takes a break cannot go on with a round. Asked for the balance of an ended launch,
 * the wallet then answers `gateClosed` with the message `timedOut` or `selfExcluded` rather than
 * `tokenExpired`: the provider settles the player's open rounds by their published default.
 */
export const playRules = z.object({
  leastMs: z.int().nonnegative().max(60_000),
  maxStake: positiveAmount.nullable(),
  mayAutoplay: z.boolean(),
  mayHurry: z.boolean(),
  /** The player owes an answer to a reality check: nothing is played on until it is given. */
  isCheckDue: z.boolean().optional(),
})
export type PlayRules = z.output<typeof playRules>

/** Every answer travels with HTTP 200 and, once the player is known, carries the balance. */
export const walletAnswer = z.object({
  status: z.literal(Object.values(walletStatuses)),
  /** The status by name. */
  error: z.string().max(40).optional(),
  /** For the provider's developers. */
  message: z.string().max(300).optional(),
  balance: balance.optional(),
  currency: z.string().length(3).optional(),
  /** The platform's own number of the transaction. */
  walletTransactionId: key.optional(),
  /**
   * With `tooSoon`: the player's next round in this game may start after so long, under an id of
   * its own. Sites demand a least time from start to start; further bets of a round are no starts.
   */
  waitMs: z.int().positive().max(60_000).optional(),
  /** With `balance`. */
  rules: playRules.optional(),
  /** A stored answer, sent again. */
  isRepeat: z.boolean().optional(),
})
export type WalletAnswer = z.output<typeof walletAnswer>

/** What a good answer about a player's money always has. */
export const walletSuccess = walletAnswer.extend({
  status: z.literal(walletStatuses.ok),
  balance,
  currency: z.string().length(3),
})

/** What a game's address says: `readLaunch` takes it out of the address. */
export const launchQuery = z.object({
  token: token.token,
  playerId: z.coerce.number().int().positive().max(mostWhole),
  gameId: z.coerce.number().int().positive().max(mostListed),
  currency: z.string().length(3),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  /** 0 phone layout, 1 desktop layout. */
  platform: z.literal(['0', '1']),
  /** An unfinished round to go on with. */
  roundId: key.optional(),
  /** Free rounds of this player in this game: toldFreeRounds, sealed with the provider's key. */
  freeRounds: z.string().max(2000).optional(),
})
export type LaunchQuery = z.output<typeof launchQuery>

/** All of it is in the query but the token: behind the `#` it reaches the page and no server. */
export function readLaunch(address: string): Record<string, string> {
  const { searchParams = [], hash = '' } = URL.parse(address) ?? {}
  return Object.fromEntries([...searchParams, ...new URLSearchParams(hash.slice(1))])
}

/**
 * Rounds whose stake the house pays. The address of a game passes through the player's hands, so
 * they travel as `body.signature`: body is the JSON in base64url, and the signature is
 * hex(HMAC-SHA256(key, freeRoundsText(body))).
 */
export const toldFreeRounds = z.object({
  freeRoundsId: key,
  ...player,
  /** What each of them stakes. */
  stake: positiveAmount,
  left: z.int().positive().max(1_000_000),
  expiresAt: z.int().positive().max(mostWhole),
})
export type ToldFreeRounds = z.output<typeof toldFreeRounds>

export function freeRoundsText(body: string): string {
  return `freeRounds.${body}`
}

/**
 * What a game may tell the page that embeds it: `{ parlour: … }` by postMessage to its parent. On
 * `ready` the page stops waiting, on `leave` it goes back, on `deposit` it opens the cashier, on
 * `practice` the same game for play money; on `sessionLost` it offers to reopen. On `holding`, with
 * the `amount` the game shows of the wallet, the page shows the same until `shown`, so that no
 * result is told early. The page may say `pause` (do nothing unasked) and `refresh` (the wallet).
 */
export const gameMessages = [
  'ready',
  'leave',
  'deposit',
  'practice',
  'sessionLost',
  'holding',
  'shown',
] as const
export type GameMessage = (typeof gameMessages)[number]

export const stakeLimits = z.object({ min: positiveAmount, max: positiveAmount })
