import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
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
  walletVerdicts,
} from '@parlour/contract/wallet-protocol.ts'
import { openDoor } from './wallet-door.ts'

/**
 * Unknown means that it may or may not have happened: asking again with the same transaction id is
 * always safe, giving up is not.
 */
export type WalletOutcome =
  | { kind: 'done'; answer: WalletAnswer }
  | { kind: 'refused'; status: WalletStatus; answer: WalletAnswer }
  | { kind: 'unknown' }

type RefusedOutcome = Extract<WalletOutcome, { kind: 'refused' }>

/**
 * A ceiling that a smaller stake keeps to is told apart from a limit that is used up, and a game
 * that is closed from a player who may not play.
 */
const toldApart: Partial<Record<WalletStatus, string[]>> = {
  limitReached: ['stakeCeiling', 'bonusStake'],
  gateClosed: ['gameClosed'],
}

/** Why a stake was refused, as a browser is told. */
export function reasonOf({ status, answer: { message = '' } }: RefusedOutcome): string {
  return toldApart[status]?.includes(message) ? message : status
}

export type WalletClient = {
  ask<Name extends WalletCall>(name: Name, request: WalletRequest<Name>): Promise<WalletOutcome>
}

export type WalletClientOptions = {
  platformUrl: string
  walletSecret: string
  answerLimitMs?: number
  /** A pause before each try, so also the number of tries. */
  pausesMs?: number[]
}

export const providerName = 'arcade'

export function createWalletClient(options: WalletClientOptions): WalletClient {
  const { pausesMs = [0, 200, 1_000, 3_000] } = options
  const send = senderTo(options)
  return {
    async ask(name, request) {
      // Written once: every try must carry the very same content.
      const rawBody = JSON.stringify(request)
      for (const [earlierTries, pauseMs] of pausesMs.entries()) {
        if (pauseMs > 0) await sleep(pauseMs)
        const outcome = await send(name, rawBody)
        if (outcome.kind !== 'unknown' && settles(outcome, earlierTries)) return outcome
      }
      return { kind: 'unknown' }
    },
  }
}

type StakeOutcome = WalletOutcome | { kind: 'undone' }

type Undoable = Pick<WalletRequest<'bet'>, 'playerId' | 'gameId' | 'roundId' | 'transactionId'>

export async function undoStake(
  wallet: WalletClient,
  { playerId, gameId, roundId, transactionId }: Undoable,
): Promise<StakeOutcome> {
  const outcome = await wallet.ask('rollback', {
    playerId,
    gameId,
    roundId,
    transactionId: `undo:${transactionId}`,
    betTransactionId: transactionId,
  })
  return outcome.kind === 'done' ? { kind: 'undone' } : outcome
}

type Sender = (name: WalletCall, rawBody: string) => Promise<WalletOutcome>

function senderTo({
  platformUrl,
  walletSecret,
  answerLimitMs = 5_000,
}: WalletClientOptions): Sender {
  const post = openDoor(platformUrl + walletPrefix, answerLimitMs)
  return async (name, rawBody) => {
    try {
      const text = await post(name, rawBody, sign(walletSecret, name, rawBody))
      return outcomeOf(JSON.parse(text))
    } catch {
      // Not reached, cut off, too late or not JSON: none of it says whether money moved.
      return { kind: 'unknown' }
    }
  }
}

function outcomeOf(json: unknown): WalletOutcome {
  const { data: answer } = walletAnswer.safeParse(json)
  if (!answer) return { kind: 'unknown' }
  if (answer.status === walletStatuses.ok) return { kind: 'done', answer }
  const status = findStatus(answer.status)
  if (!status || walletVerdicts[status] === 'retry') return { kind: 'unknown' }
  return { kind: 'refused', status, answer }
}

/** Refused before the transaction was looked up, an answer is silent on what came earlier. */
function settles(outcome: WalletOutcome, earlierTries: number): boolean {
  const isUnread = outcome.kind === 'refused' && walletVerdicts[outcome.status] === 'unread'
  return earlierTries === 0 || !isUnread
}

function findStatus(code: number): WalletStatus | undefined {
  return Object.keys(walletStatuses)
    .filter(isStatus)
    .find((name) => walletStatuses[name] === code)
}

function isStatus(name: string): name is WalletStatus {
  return name in walletStatuses
}

function sign(secret: string, name: WalletCall, rawBody: string): Record<string, string> {
  const timestamp = String(Date.now())
  const text = signedText(name, timestamp, rawBody)
  const digits = createHmac('sha256', secret).update(text).digest('hex')
  return {
    [walletHeaders.provider]: providerName,
    [walletHeaders.timestamp]: timestamp,
    [walletHeaders.signature]: signatureMark + digits,
  }
}
