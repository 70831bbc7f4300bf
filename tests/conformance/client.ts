import { createHmac, randomBytes } from 'node:crypto'
import type {
  WalletAnswer,
  WalletCall,
  WalletRequest,
  WalletStatus,
} from '@parlour/contract/wallet-protocol.ts'
import {
  signatureMark,
  signedText,
  walletAnswer,
  walletHeaders,
  walletPrefix,
  walletStatuses,
} from '@parlour/contract/wallet-protocol.ts'

/** A wallet to be examined, and a player who has one of its games open. */
export type Subject = {
  url: string
  provider: string
  secret: string
  playerId: number
  gameId: number
  token: string
}

/** A rule of the wallet protocol. It throws when the wallet does not keep it. */
export type Case = { name: string; run: (subject: Subject) => Promise<void> }

export type Told = WalletAnswer & { name: WalletStatus; httpStatus: number }

/** What a request may get wrong on purpose. */
export type Forgery = {
  provider?: string
  secret?: string
  timestamp?: string
  signature?: string
  /** Another call than the one it is sent to. */
  signedAs?: WalletCall
  /** Sent in place of the body that was signed. */
  body?: string
}

export type Round = ReturnType<typeof openRound>

export async function ask<Name extends WalletCall>(
  subject: Subject,
  name: Name,
  request: WalletRequest<Name>,
  forgery: Forgery = {},
): Promise<Told> {
  return askRaw(subject, name, JSON.stringify(request), forgery)
}

export async function askRaw(
  subject: Subject,
  name: string,
  rawBody: string,
  forgery: Forgery = {},
): Promise<Told> {
  const timestamp = forgery.timestamp ?? String(Date.now())
  const secret = forgery.secret ?? subject.secret
  const text = signedText(forgery.signedAs ?? name, timestamp, rawBody)
  const hmac = createHmac('sha256', secret).update(text).digest('hex')
  const response = await fetch(subject.url + walletPrefix + name, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [walletHeaders.provider]: forgery.provider ?? subject.provider,
      [walletHeaders.timestamp]: timestamp,
      [walletHeaders.signature]: forgery.signature ?? signatureMark + hmac,
    },
    body: forgery.body ?? rawBody,
  })
  const answer = walletAnswer.parse(await response.json())
  return { ...answer, name: nameOf(answer.status), httpStatus: response.status }
}

export async function readBalance(subject: Subject): Promise<number> {
  const { playerId, gameId, token } = subject
  const answer = await ask(subject, 'balance', { playerId, gameId, token })
  if (answer.balance === undefined) throw new Error(`no balance: ${JSON.stringify(answer)}`)
  return answer.balance
}

/** One round with names that nobody used before; each part can be changed. */
export function openRound(subject: Subject) {
  const { playerId, gameId, token } = subject
  const roundId = makeKey('r')
  const betId = makeKey('b')
  const shared = { playerId, gameId, roundId }
  const bet = { ...shared, token, transactionId: betId, amount: 100 }
  const paid = { ...shared, betTransactionId: betId, closesRound: true }
  const win = { ...paid, transactionId: makeKey('w'), amount: 250 }
  const rollback = { ...shared, transactionId: makeKey('x'), betTransactionId: betId }
  const resettle = { ...shared, transactionId: makeKey('s'), amount: 250 as number | null }
  const betWin = { ...bet, transactionId: makeKey('c'), winAmount: 40 }
  return {
    roundId,
    bet,
    win,
    rollback,
    betWin,
    askBet: (more: Partial<typeof bet> = {}) => ask(subject, 'bet', { ...bet, ...more }),
    askWin: (more: Partial<typeof win & { played: number }> = {}) =>
      ask(subject, 'win', { ...win, ...more }),
    askRollback: (more: Partial<typeof rollback> = {}) =>
      ask(subject, 'rollback', { ...rollback, ...more }),
    askResettle: (more: Partial<typeof resettle> = {}) =>
      ask(subject, 'resettle', { ...resettle, ...more }),
    askBetWin: (more: Partial<typeof betWin> = {}) =>
      ask(subject, 'betWin', { ...betWin, ...more }),
  }
}

export function makeKey(prefix: string): string {
  return `${prefix}-${randomBytes(9).toString('base64url')}`
}

function nameOf(status: number): WalletStatus {
  const names = Object.keys(walletStatuses) as WalletStatus[]
  return names.find((name) => walletStatuses[name] === status) ?? 'retry'
}
